import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { silentLog } from '#platform/log.ts'
import { createLoop } from './loop.ts'

const loopOf = (run: () => Promise<unknown>, every = 60_000) =>
  createLoop({ run, log: silentLog, trouble: 'it failed', every, settle: 1 })

describe('a loop', () => {
  it('runs at its start, and again when it is woken', async () => {
    let runs = 0
    let ran: (() => void) | undefined
    const loop = loopOf(async () => {
      runs += 1
      ran?.()
    })
    loop.start()
    const woken = new Promise<void>((resolve) => {
      ran = resolve
    })
    loop.wake()
    await woken
    await loop.stop()
    expect(runs).toBe(2)
  })

  it('runs once more, not twice at once, when it is woken in the middle of a run', async () => {
    let running = 0
    let max = 0
    let runs = 0
    let again: (() => void) | undefined
    const twice = new Promise<void>((resolve) => {
      again = resolve
    })
    const loop = loopOf(async () => {
      runs += 1
      max = Math.max(max, (running += 1))
      if (runs === 1) for (let count = 0; count < 5; count += 1) loop.wake()
      await sleep(5)
      running -= 1
      if (runs === 2) again?.()
    })
    loop.start()
    await twice
    await loop.stop()
    expect([runs, max]).toEqual([2, 1])
  })

  it('goes on after a run that failed', async () => {
    let runs = 0
    let enough: (() => void) | undefined
    const thrice = new Promise<void>((resolve) => {
      enough = resolve
    })
    const loop = loopOf(async () => {
      runs += 1
      if (runs === 3) enough?.()
      throw new Error('once more')
    }, 1)
    loop.start()
    await thrice
    await loop.stop()
    expect(runs).toBe(3)
  })

  it('waits at its stop for the run that is under way', async () => {
    let isDone = false
    const loop = loopOf(async () => {
      await sleep(10)
      isDone = true
    })
    loop.start()
    await loop.stop()
    expect(isDone).toBe(true)
  })
})
