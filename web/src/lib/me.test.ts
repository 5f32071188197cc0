import { expect, test, vi } from 'vitest'
import { api } from './api'
import { me } from './me.svelte'

test('whoever asks twice at once is one person', async () => {
  let made = 0
  const be = vi.spyOn(api, 'be').mockImplementation(async (name) => {
    const id = `p${++made}`
    await Promise.resolve()
    return { id, name, recovery: null, webhook: '', mark: '', colour: '' } as never
  })
  const [one, other] = await Promise.all([me.ensure('Anna'), me.ensure()])
  expect([one.id, other.id, made]).toEqual(['p1', 'p1', 1])
  be.mockRejectedValueOnce(new Error('offline'))
  await expect(me.ensure('Bela')).rejects.toThrow('offline')
  expect((await me.ensure()).id).toBe('p1')
})
