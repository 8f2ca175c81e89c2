import { EventEmitter } from 'node:events'
import { fakeClock } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { createSockets, type SocketOwner } from './sockets.ts'

/** A phone at the other end, as far as the register of sockets sees it. */
class Phone extends EventEmitter {
  readonly sent: string[] = []
  bufferedAmount = 0
  pings = 0
  end: number | 'cut' | undefined
  send(text: string): void {
    this.sent.push(text)
  }
  ping(): void {
    this.pings += 1
  }
  close(code: number): void {
    this.end = code
    this.emit('close')
  }
  terminate(): void {
    this.end = 'cut'
    this.emit('close')
  }
}

const owner: SocketOwner = { sessionId: 1, partnerId: 1, memberId: 7, locale: 'zh', topic: '' }
const everyone = async (ids: readonly number[]) => new Set(ids)

function opened(...owners: Partial<SocketOwner>[]) {
  const sockets = createSockets(fakeClock())
  const phones = owners.map((each) => {
    const phone = new Phone()
    sockets.add(phone as unknown as WebSocket, { ...owner, ...each })
    return phone
  })
  return { sockets, phones }
}

describe('open sockets', () => {
  it('are dropped when they do not answer a beat', async () => {
    const { sockets, phones } = opened({}, {})
    await sockets.beat(everyone)
    phones[0]!.emit('pong')
    await sockets.beat(everyone)
    expect(phones.map(({ end, pings }) => [end, pings])).toEqual([
      [undefined, 2],
      ['cut', 1],
    ])
    expect(sockets.size).toBe(1)
  })

  it('are closed within a beat when their session has ended, anyone who ended it', async () => {
    const { sockets, phones } = opened({ sessionId: 1 }, { sessionId: 2 })
    await sockets.beat(async () => new Set([2]))
    expect(phones.map(({ end }) => end)).toEqual([4401, undefined])
  })

  it('do not ask about sessions while there are none', async () => {
    const { sockets } = opened()
    await sockets.beat(async () => {
      throw new Error('asked')
    })
    expect(sockets.size).toBe(0)
  })

  it('of a phone that does not read are dropped, instead of filling the memory', () => {
    const { sockets, phones } = opened({}, {})
    phones[0]!.bufferedAmount = 100_000
    sockets.send(owner, () => 'hello')
    expect(phones.map(({ end, sent }) => [end, sent])).toEqual([
      ['cut', []],
      [undefined, ['hello']],
    ])
  })

  it('come back after signals were missed', () => {
    const { sockets, phones } = opened({}, { memberId: 8 })
    sockets.restart()
    expect(phones.map(({ end }) => end)).toEqual([1012, 1012])
    expect(sockets.size).toBe(0)
  })

  it('of one partner hear nothing of the other', () => {
    const { sockets, phones } = opened({}, { partnerId: 2 })
    sockets.send({ ...owner, partnerId: 2 }, () => 'hello')
    expect(phones.map(({ sent }) => sent)).toEqual([[], ['hello']])
  })

  it('hear of what their page follows alone', () => {
    const { sockets, phones } = opened({}, { topic: 'service' })
    sockets.send({ ...owner, topic: 'service' }, () => 'hello')
    expect(phones.map(({ sent }) => sent)).toEqual([[], ['hello']])
  })
})
