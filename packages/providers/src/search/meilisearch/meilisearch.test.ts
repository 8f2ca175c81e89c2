import { fakeClock } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import type { WireRequest } from '../../http/transport.ts'
import { searchDrill } from '../drill.ts'
import { createMeilisearch } from './index.ts'

searchDrill({
  name: 'Meilisearch',
  provider: 'meilisearch',
  open: (bench, key = bench.keys.search.key) =>
    createMeilisearch({ ...bench.keys.search, key, clock: bench.clock }),
})

describe('Meilisearch’s protocol', () => {
  /** Answers in turn, the last one for good. */
  const answering = (...answers: readonly (readonly [status: number, body: unknown])[]) => {
    const asked: WireRequest[] = []
    const transport = async (request: WireRequest) => {
      const [status, body] = answers[Math.min(asked.length, answers.length - 1)]!
      asked.push(request)
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      return { status, headers: {}, body: Buffer.from(text) }
    }
    const engine = createMeilisearch({
      baseUrl: 'http://search.internal:7700',
      key: 'KEY',
      clock: fakeClock(),
      transport,
      pause: async () => undefined,
    })
    return { asked, engine }
  }
  const task = (status: string, error: unknown = null) => [200, { uid: 7, status, error }] as const
  const taken = [202, { taskUid: 7, status: 'enqueued' }] as const

  it('searches by POST, with its key', async () => {
    const { asked, engine } = answering([200, { hits: [{ id: 3 }, { id: 1 }] }])
    expect(await engine.find('goods-1-1', '电水壶 & x', 1000)).toEqual({ kind: 'ok', data: [3, 1] })
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer KEY' } })
    expect(asked[0]?.url.href).toBe('http://search.internal:7700/indexes/goods-1-1/search')
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      q: '电水壶 & x',
      limit: 1000,
      attributesToRetrieve: ['id'],
      matchingStrategy: 'all',
    })
  })

  it('waits for a task to be done, and reads how it failed', async () => {
    const slow = answering(taken, task('enqueued'), task('processing'), task('succeeded'))
    expect(await slow.engine.remove('goods-1-1', [1])).toEqual({ kind: 'ok' })
    expect(slow.asked.map(({ url }) => url.pathname).slice(1)).toEqual(Array(3).fill('/tasks/7'))
    const error = { code: 'invalid_document_id', type: 'invalid_request', message: 'no' }
    expect(await answering(taken, task('failed', error)).engine.put('g', [])).toEqual({
      kind: 'failed',
      reason: 'refused',
      code: 'invalid_document_id',
      message: 'no',
    })
    const full = { code: 'no_space_left_on_device', type: 'system' }
    expect((await answering(taken, task('failed', full)).engine.put('g', [])).kind).toBe('unknown')
    expect((await answering(taken, task('canceled')).engine.put('g', [])).kind).toBe('unknown')
    const never = answering(taken, task('enqueued'))
    expect(await never.engine.put('g', [])).toMatchObject({ kind: 'unknown', code: 'SLOW' })
    expect(never.asked).toHaveLength(241)
  })

  it('believes no answer that is none', async () => {
    for (const body of [
      '',
      '<html>',
      '[]',
      {},
      { hits: 'x' },
      { hits: [null] },
      { hits: [{ id: '1' }] },
    ])
      expect((await answering([200, body]).engine.find('g', 'x', 1)).kind).toBe('unknown')
    expect((await answering([502, { hits: [] }]).engine.find('g', 'x', 1)).kind).toBe('unknown')
    expect((await answering([202, {}]).engine.put('g', [])).kind).toBe('unknown')
    expect((await answering([400, {}]).engine.put('g', [])).kind).toBe('unknown')
  })
})
