import { describe, expect, it, vi } from 'vitest'
import { embeddedPool } from './embedded-pool.ts'

const engine = {
  run: async () => ({ command: 'SELECT', rowCount: 0, rows: [] }),
  close: async () => {},
}

describe('the one connection of the embedded database', () => {
  it('is given to those who wait in the order in which they came', async () => {
    const pool = embeddedPool(engine)
    const order: string[] = []
    const first = await pool.connect()
    const others = ['second', 'third'].map(async (name) => {
      const client = await pool.connect()
      order.push(name)
      client.release()
    })
    order.push('first')
    first.release()
    await Promise.all(others)
    expect(order).toEqual(['first', 'second', 'third'])
  })

  it('tells the one who asks for it inside a transaction what is wrong, and stays usable', async () => {
    vi.useFakeTimers()
    const pool = embeddedPool(engine)
    const held = await pool.connect()
    const nested = pool.connect().catch((error: Error) => error.message)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await nested).toContain('must use the transaction')
    vi.useRealTimers()
    held.release()
    ;(await pool.connect()).release()
  })

  it('ends after the one who has it, and lets nobody in afterwards', async () => {
    const pool = embeddedPool(engine)
    const client = await pool.connect()
    let isEnded = false
    const end = pool.end().then(() => (isEnded = true))
    await Promise.resolve()
    expect(isEnded).toBe(false)
    client.release()
    await end
    await expect(pool.connect()).rejects.toThrow('closed')
  })
})
