import { describe, expect, it } from 'vitest'
import { createTurns, NoTurn } from './turns.ts'

/** Work that ends when it is told to. */
function workers() {
  const ends: (() => void)[] = []
  let most = 0
  let running = 0
  const act = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise<void>((resolve) => ends.push(resolve))
    running -= 1
    return 'done'
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const endNext = async () => {
    await settled()
    ends.shift()?.()
    await settled()
  }
  return { act, endNext, most: () => most, started: () => most }
}

describe('turns', () => {
  it('are taken by so many at once, in the order in which they came', async () => {
    const turns = createTurns({ atOnce: 2, waiting: 10, perCaller: 10, patience: 60_000 })
    const { act, endNext, most } = workers()
    const ended: number[] = []
    const all = [0, 1, 2, 3, 4].map((index) =>
      turns.run('somebody', act).then(() => ended.push(index)),
    )
    for (let count = 0; count < 5; count += 1) await endNext()
    await Promise.all(all)
    expect(most()).toBe(2)
    expect(ended).toEqual([0, 1, 2, 3, 4])
  })

  it('are not waited for by more than so many', async () => {
    const turns = createTurns({ atOnce: 1, waiting: 1, perCaller: 10, patience: 60_000 })
    const { act, endNext } = workers()
    const first = turns.run('a', act)
    const second = turns.run('b', act)
    await expect(turns.run('c', act)).rejects.toBeInstanceOf(NoTurn)
    await endNext()
    await endNext()
    expect(await Promise.all([first, second])).toEqual(['done', 'done'])
    const third = turns.run('c', act)
    await endNext()
    expect(await third).toBe('done')
  })

  it('are not all one caller’s', async () => {
    const turns = createTurns({ atOnce: 1, waiting: 10, perCaller: 2, patience: 60_000 })
    const { act, endNext } = workers()
    const own = [turns.run('greedy', act), turns.run('greedy', act)]
    await expect(turns.run('greedy', act)).rejects.toBeInstanceOf(NoTurn)
    const other = turns.run('other', act)
    for (let count = 0; count < 3; count += 1) await endNext()
    expect(await Promise.all([...own, other])).toEqual(['done', 'done', 'done'])
  })

  it('are given up by who waited for too long, and go to the next one', async () => {
    const turns = createTurns({ atOnce: 1, waiting: 10, perCaller: 10, patience: 1 })
    const { act, endNext } = workers()
    const first = turns.run('a', act)
    await expect(turns.run('b', act)).rejects.toBeInstanceOf(NoTurn)
    await endNext()
    expect(await first).toBe('done')
    const third = turns.run('c', act)
    await endNext()
    expect(await third).toBe('done')
  })

  it('are not kept from others by the many of one caller', async () => {
    const turns = createTurns({ atOnce: 2, waiting: 20, perCaller: 10, patience: 60_000 })
    const { act, endNext } = workers()
    const ended: string[] = []
    const all = ['many', 'many', 'many', 'many', 'one'].map((who) =>
      turns.run(who, act).then(() => ended.push(who)),
    )
    for (let count = 0; count < 5; count += 1) await endNext()
    await Promise.all(all)
    expect(ended.indexOf('one')).toBe(2)
  })

  it('are not taken by who has gone, whose place is free at once', async () => {
    const turns = createTurns({ atOnce: 1, waiting: 1, perCaller: 9, patience: 60_000 })
    const { act, endNext } = workers()
    let isGone = false
    const first = turns.run('a', act)
    const gone = turns.run(
      'b',
      () => Promise.reject(new Error('nobody reads it')),
      () => isGone,
    )
    await expect(turns.run('c', act)).rejects.toBeInstanceOf(NoTurn)
    isGone = true
    const last = turns.run('c', act)
    await expect(gone).rejects.toBeInstanceOf(NoTurn)
    await endNext()
    await endNext()
    expect(await Promise.all([first, last])).toEqual(['done', 'done'])
  })

  it('end with what fails', async () => {
    const turns = createTurns({ atOnce: 1, waiting: 0, perCaller: 1, patience: 1 })
    await expect(turns.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    )
    expect(await turns.run('a', async () => 'done')).toBe('done')
  })
})
