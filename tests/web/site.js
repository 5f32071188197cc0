// Talk to the server in the page as its client does: in a test, `page.evaluate(SITE, [what, given])`.
async ([what, given]) => {
    const script = [...performance.getEntriesByType('resource')].map((one) => one.name)
        .find((name) => /assets\/page\.svelte-[\w-]+\.js$/.test(name))
    const found = Object.values(await import(script)).find((one) => one?.socket)
    const ask = async (method, path, body) => {
        const answer = await found.fetch(path, {method, body: body && JSON.stringify(body)})
        const text = await answer.text()
        return {status: answer.status, found: text ? JSON.parse(text) : null}
    }
    // Play at a table with the first of what is allowed, for whoever decides; `most`: so many decisions and no more.
    // Tells how many they were, and how many milliseconds each decision of a bot was waited for.
    const play = ({id, most}) => new Promise((done, failed) => {
        const socket = found.socket(`/tables/${id}/socket`)
        let moves = 0
        let since = 0
        const waits = []
        const say = (message) => socket.send(JSON.stringify({id: `${message.type}-${performance.now()}`, ...message}))
        const end = () => { socket.close(); done({moves, waits}) }
        let mine = []
        socket.onclose = (event) => failed(new Error(`closed ${event.code}`))
        socket.onmessage = (event) => {
            const message = JSON.parse(event.data)
            if (message.type === 'hello' || message.type === 'table') mine = message.table.mine
            if (message.type === 'refusal') failed(new Error(JSON.stringify(message)))
            if (message.type !== 'update') return
            if (since) waits.push(performance.now() - since)
            since = message.turn >= 0 && !mine.includes(message.turn) ? performance.now() : 0
            if (message.turn === -2 || moves >= most) return end()
            if (mine.length > 1 && mine.includes(message.turn) && message.seat !== message.turn)
                return say({type: 'open', seat: message.turn})
            if (!message.legal.length) return
            moves += 1
            const steps = [...(message.draft ?? []), message.legal[0].text]
            say({type: 'play', seat: message.seat, version: message.version, steps})
        }
    })
    return {ask: () => ask(...given), play: () => play(given), state: () => found.state}[what]()
}
