// What somebody would see who looks at a table: a list of complaints. `touch`: fingers play here.
(touch) => {
    const complaints = []
    const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll'
    // What is asked again and again of the same elements is asked once: nothing changes meanwhile but what is scrolled.
    const once = (ask, known = new Map()) => (element) => {
        if (!known.has(element)) known.set(element, ask(element))
        return known.get(element)
    }
    const shown = once(
        (element) =>
            element.checkVisibility({opacityProperty: true, visibilityProperty: true}) && !element.closest('.vh'),
    )
    const told = (element) => {
        const name = element.dataset.at ?? element.dataset.act ?? element.getAttribute('aria-label') ?? ''
        return `${element.tagName.toLowerCase()}.${[...element.classList].filter((c) => !c.startsWith('svelte-')).join('.')}`
            + ` "${(name || element.textContent).trim().replace(/\s+/g, ' ').slice(0, 40)}"`
    }
    const root = document.querySelector('dialog[open]') ?? document.querySelector('main.table')
    const window_ = {left: 0, top: 0, right: innerWidth, bottom: innerHeight}
    const cut = (a, b) => ({
        left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
    })
    // The elements around one, from within, that cut off what leaves them; and the directions in which they scroll.
    const cutters = once((element) => {
        const {overflowX, overflowY} = getComputedStyle(element)
        const cuts = overflowX !== 'visible' || overflowY !== 'visible'
        const outer = (cuts && element === root) || !element.parentElement ? [] : cutters(element.parentElement)
        if (!cuts) return outer
        const axes = []
        if (scrolls(overflowX) && element.scrollWidth > element.clientWidth + 1) axes.push('X')
        if (scrolls(overflowY) && element.scrollHeight > element.clientHeight + 1) axes.push('Y')
        return [{element, axes, across: overflowX !== 'visible', along: overflowY !== 'visible'}, ...outer]
    })
    // The part of a box that is not cut off, and the areas inside which it can be scrolled.
    const seen = (within, box) => {
        let left = box
        const scrollers = []
        for (const {element, axes, across, along} of cutters(within)) {
            const frame = element.getBoundingClientRect()
            for (const axis of axes) scrollers.push([element, axis])
            const wide = across ? frame : window_
            const high = along ? frame : window_
            left = cut(left, {left: wide.left, right: wide.right, top: high.top, bottom: high.bottom})
        }
        return {left: cut(left, window_), scrollers}
    }
    const whole = (box, left) =>
        left.left - box.left < 2 && left.top - box.top < 2 && box.right - left.right < 2 && box.bottom - left.bottom < 2

    // Every control is inside the window, under the finger that aims at its middle, and large enough for it.
    const controls = root.querySelectorAll('button, a[href], input, select, textarea, summary')
    for (const control of controls) {
        if (!shown(control) || control.closest('[inert]')) continue
        let box = control.getBoundingClientRect()
        if (!box.width || !box.height) continue
        let {left, scrollers} = seen(control.parentElement, box)
        const before = scrollers.map(([area]) => [area, area.scrollLeft, area.scrollTop])
        if (scrollers.length) {
            for (const [area, axis] of scrollers) {
                const frame = area.getBoundingClientRect()
                if (axis === 'X') area.scrollLeft += box.left + box.width / 2 - frame.left - frame.width / 2
                else area.scrollTop += box.top + box.height / 2 - frame.top - frame.height / 2
            }
            box = control.getBoundingClientRect()
            left = seen(control.parentElement, box).left
        }
        // Of a card in a fan only the edge shows.
        const fanned = control.closest('.fanned') && control.matches('.slot:not(.open)')
        const x = fanned ? box.left + 20 : (box.left + box.right) / 2
        const y = (box.top + box.bottom) / 2
        const hits = (dx, dy) => {
            const hit = document.elementFromPoint(x + dx, y + dy)
            // The strip of a seat passes on what is touched between its buttons.
            const strip = control.matches(".opens") && control.parentElement.contains(hit)
            return hit !== null && (strip || control.contains(hit) || hit.closest('label')?.contains(control))
        }
        if (!fanned && !whole(box, left)) {
            const over = [box.left - left.left, box.top - left.top, box.right - left.right, box.bottom - left.bottom]
            complaints.push(`cut off: ${told(control)} by ${over.map(Math.round)}`)
        } else if (!hits(0, 0)) {
            const hit = document.elementFromPoint(x, y)
            complaints.push(`covered: ${told(control)} at ${Math.round(x)},${Math.round(y)} by ${hit ? told(hit) : 'nothing'}`)
        } else if (touch) {
            const high = box.height >= 39.5 || (hits(0, -19) && hits(0, 19))
            const wide = box.width >= 39.5 || (hits(-19, 0) && hits(19, 0))
            if (!(high && wide)) complaints.push(`small: ${told(control)} ${Math.round(box.width)} × ${Math.round(box.height)}`)
        }
        for (const [area, across, along] of before) {
            area.scrollLeft = across
            area.scrollTop = along
        }
    }

    // No two texts lie on one another, and none is cut in the middle.
    const texts = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
        const node = walker.currentNode
        const parent = node.parentElement
        if (!node.data.trim() || !shown(parent) || parent.closest('.fanned')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const boxes = [...range.getClientRects()].filter((one) => one.width > 1 && one.height > 1)
        if (!boxes.length) continue
        let cutOff = 0
        const left = []
        for (const box of boxes) {
            const {left: rest, scrollers} = seen(parent, box)
            const [width, height] = [rest.right - rest.left, rest.bottom - rest.top]
            if (width <= 0 || height <= 0) continue
            left.push(rest)
            if (scrollers.length) continue
            const ends = parent.closest('*') && [parent, parent.parentElement, parent.parentElement?.parentElement]
                .some((one) => one && getComputedStyle(one).textOverflow === 'ellipsis')
            if (!ends) cutOff = Math.max(cutOff, box.width - width)
            cutOff = Math.max(cutOff, box.height - height - 0.3 * box.height)
        }
        if (cutOff > 3) complaints.push(`cut text: ${told(parent)}`)
        const frame = parent.closest('button, a.btn, .chip')?.getBoundingClientRect()
        // A line of text is lower than the box of its letters.
        const low = (one) => one.bottom - 0.35 * (one.bottom - one.top) > frame.bottom
        const leaves = (one) => one.left < frame.left - 2 || one.right > frame.right + 2 || low(one)
        if (frame && getComputedStyle(parent).position !== 'absolute' && left.some(leaves))
            complaints.push(`leaves its button: ${told(parent)}`)
        texts.push({node, parent, left})
    }
    const meet = (a, b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4
    for (let first = 0; first < texts.length; first++)
        for (let second = first + 1; second < texts.length; second++) {
            const [one, other] = [texts[first], texts[second]]
            if (!one.left.some((a) => other.left.some((b) => meet(a, b)))) continue
            // What lies open over the table hides what is below it.
            const apart = one.parent.closest('.drawer, .coach, .explain') !== other.parent.closest('.drawer, .coach, .explain')
            if (!apart) complaints.push(`texts overlap: ${told(one.parent)} and ${told(other.parent)}`)
        }

    // The page itself never scrolls; the own name stands in one line, the own score is in view.
    const page = document.documentElement
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) complaints.push('the page scrolls')
    const name = [...root.querySelectorAll('.me h2')].find((one) => shown(one))
    if (name && name.offsetHeight > 1.7 * parseFloat(getComputedStyle(name).fontSize)) complaints.push('the own name breaks')
    const score = [...document.querySelectorAll('.me .glory, .mestrip .glory')].find((one) => shown(one))
    if (root.matches('main') && !root.matches('.watching') && !score) complaints.push('no own score')
    return complaints
}
