import { createServer, type Socket } from 'node:net'
import { randomUUID } from 'node:crypto'
import { fakeClock, systemClock } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import { silentLog } from './log.ts'
import { processLimiter } from './rate-limit.ts'
import { redisLimiter } from './redis-limiter.ts'

describe('a limit within the process', () => {
  it('lets so many through in each window, each key for itself', async () => {
    const clock = fakeClock()
    const limiter = processLimiter(clock)
    const take = () => limiter.take('sms:1', 2, 60_000)
    expect([await take(), await take(), await take()]).toEqual([true, true, false])
    expect(await limiter.take('sms:2', 2, 60_000)).toBe(true)
    clock.advance(60_000)
    expect(await take()).toBe(true)
  })

  it('starts again when told', async () => {
    const limiter = processLimiter(fakeClock())
    await limiter.take('a', 1, 1_000)
    await limiter.reset('a')
    expect(await limiter.take('a', 1, 1_000)).toBe(true)
  })

  it('counts a use no more once it was given back, and none that was not taken', async () => {
    const limiter = processLimiter(fakeClock())
    const take = () => limiter.take('a', 1, 1_000)
    await limiter.giveBack('a')
    expect([await take(), await take()]).toEqual([true, false])
    await limiter.giveBack('a')
    expect([await take(), await take()]).toEqual([true, false])
  })

  it('stays bounded under a flood of keys', async () => {
    const limiter = processLimiter(fakeClock(), 2)
    for (const key of ['a', 'b', 'c']) await limiter.take(key, 1, 1_000)
    expect(await limiter.take('c', 1, 1_000)).toBe(false)
    expect(await limiter.take('a', 1, 1_000)).toBe(true)
  })
})

describe('a limit through Redis', () => {
  it('counts within the process while Redis is away', async () => {
    const sockets: Socket[] = []
    const server = createServer((socket) => {
      sockets.push(socket)
      socket.destroy()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const limiter = redisLimiter(
      `redis://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
      fakeClock(),
      silentLog,
    )
    expect([await limiter.take('a', 1, 1_000), await limiter.take('a', 1, 1_000)]).toEqual([
      true,
      false,
    ])
    await limiter.close()
    server.close()
  })

  const redisUrl = process.env['TEST_REDIS_URL']
  if (redisUrl) {
    it('is one limit for two processes, and its window ends', async () => {
      const [one, two] = [
        redisLimiter(redisUrl, systemClock, silentLog),
        redisLimiter(redisUrl, systemClock, silentLog),
      ]
      const key = randomUUID()
      const ready = async () => {
        // The first uses may still count in the process, until the connection stands.
        for (let tries = 0; tries < 100; tries += 1) {
          const probe = randomUUID()
          await one.take(probe, 1, 5_000)
          if (!(await two.take(probe, 1, 5_000))) return
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
        throw new Error('Redis did not answer')
      }
      await ready()
      const taken = await Promise.all(
        Array.from({ length: 20 }, (_, index) => (index % 2 ? one : two).take(key, 5, 2_000)),
      )
      expect(taken.filter(Boolean)).toHaveLength(5)
      await expect.poll(() => one.take(key, 5, 2_000), { timeout: 10_000 }).toBe(true)

      const given = randomUUID()
      await one.giveBack(given)
      expect([await one.take(given, 1, 5_000), await two.take(given, 1, 5_000)]).toEqual([
        true,
        false,
      ])
      await two.giveBack(given)
      expect([await one.take(given, 1, 5_000), await two.take(given, 1, 5_000)]).toEqual([
        true,
        false,
      ])
      await one.close()
      await two.close()
    })
  }
})
