import { describe, expect, it, vi } from 'vitest'
import {
  createUploadQueue,
  largestPicture,
  type Rejected,
  rejectionOf,
  type Send,
  type Upload,
} from './upload-queue.ts'

const fileOf = (name: string, type = 'image/jpeg', size = 10) => ({ name, type, size }) as File
const busy = new Error('busy')

function started(send: Send<string>) {
  const seen: { now: readonly Upload<string>[] } = { now: [] }
  const wait = vi.fn(async () => undefined)
  const { add, ...queue } = createUploadQueue<string>({
    wait,
    isBusy: (failure) => failure === busy,
    onChange: (uploads) => (seen.now = uploads),
  })
  const states = () => seen.now.map(({ file, state }) => `${file.name} ${state}`)
  return {
    queue: { ...queue, add: (files: readonly File[]) => add(files, send) },
    wait,
    states,
    seen,
  }
}

describe('uploads', () => {
  it('are sent three at a time, in their order', async () => {
    const open: (() => void)[] = []
    const { queue, states } = started(
      (file) =>
        new Promise((resolve) => open.push(() => resolve({ made: file.name, isKnown: false }))),
    )
    queue.add(['a', 'b', 'c', 'd'].map((name) => fileOf(name)))
    expect(states()).toEqual(['a sending', 'b sending', 'c sending', 'd waiting'])
    open[1]?.()
    await vi.waitUntil(() => states()[3] === 'd sending')
    expect(states()).toEqual(['a sending', 'b done', 'c sending', 'd sending'])
  })

  it('go on past one that fails, which can be sent again', async () => {
    const failing = new Set(['b'])
    const { queue, states } = started(async ({ name }) => {
      if (failing.has(name)) throw new Error('broken')
      return { made: name, isKnown: name === 'c' }
    })
    queue.add(['a', 'b', 'c', 'd'].map((name) => fileOf(name)))
    await vi.waitUntil(() => states().every((state) => !/sending|waiting/.test(state)))
    expect(states()).toEqual(['a done', 'b failed', 'c known', 'd done'])
    failing.clear()
    queue.again(2)
    await vi.waitUntil(() => states()[1] === 'b done')
    queue.clear()
    expect(states()).toEqual([])
  })

  it('wait while the server is busy, and not for ever', async () => {
    let left = 2
    const { queue, states, wait } = started(async ({ name }) => {
      if (name === 'never' || left-- > 0) throw busy
      return { made: name, isKnown: false }
    })
    queue.add([fileOf('soon'), fileOf('never')])
    await vi.waitUntil(() => states().every((state) => !/sending|waiting/.test(state)))
    expect(states()).toEqual(['soon done', 'never failed'])
    expect(wait).toHaveBeenCalledTimes(2 + 4)
  })

  it('are not begun for what the server would refuse', async () => {
    const send = vi.fn(async () => ({ made: '', isKnown: false }))
    const { queue, seen } = started(send)
    queue.add([
      fileOf('film', 'video/mp4'),
      fileOf('huge', 'image/png', largestPicture + 1),
      fileOf('none', 'image/webp', 0),
    ])
    expect(seen.now.map(({ failure }) => (failure as Rejected).why)).toEqual([
      'type',
      'size',
      'empty',
    ])
    expect(send).not.toHaveBeenCalled()
    expect(rejectionOf(fileOf('fine', 'image/png', largestPicture))).toBeUndefined()
  })
})
