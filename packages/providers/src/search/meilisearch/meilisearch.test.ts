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

  const first = { order: 'default', offset: 0, limit: 20 } as const

  it('searches by POST, with its key, for a page whose total is exact', async () => {
    const { asked, engine } = answering([200, { hits: [{ id: 3 }, { id: 1 }], totalHits: 2 }])
    expect(await engine.find('goods-1-1', { ...first, keyword: '电水壶 & x' })).toEqual({
      kind: 'ok',
      data: { ids: [3, 1], total: 2 },
    })
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer KEY' } })
    expect(asked[0]?.url.href).toBe('http://search.internal:7700/indexes/goods-1-1/search')
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      q: '电水壶 & x',
      page: 1,
      hitsPerPage: 20,
      attributesToRetrieve: ['id'],
      matchingStrategy: 'all',
    })
  })

  it('writes conditions side by side, of numbers and of words that need no quotes', async () => {
    const { asked, engine } = answering([200, { hits: [], totalHits: 0 }])
    await engine.find('goods-1-1', {
      ...{ order: 'priceDown', offset: 40, limit: 21 },
      ...{ categories: [[7, 8]], notCategory: 9, priceMin: 5, priceMax: 6, inStock: true },
      ...{ attributes: [{ key: `"'\\`, value: '1e5' }], ids: [1, 2], notId: 3 },
    })
    const { filter, sort, page, hitsPerPage } = JSON.parse(asked[0]?.body ?? '')
    expect(filter).toEqual([
      'categories IN [7, 8]',
      'categories != 9',
      expect.stringMatching(/^variants = v[0-9a-f]{16}$/),
      'price >= 5',
      'price <= 6',
      'stocked = 1',
      'id IN [1, 2]',
      'id != 3',
    ])
    expect(sort).toEqual(['price:desc', 'id:desc'])
    expect([page, hitsPerPage]).toEqual([2, 31])
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
      { hits: [] },
      { hits: 'x', totalHits: 1 },
      { hits: [], totalHits: -1 },
      { hits: [null], totalHits: 1 },
      { hits: [{ id: '1' }], totalHits: 1 },
      { hits: [{ id: 1 }, { id: 1 }], totalHits: 2 },
      { hits: [{ id: 1 }], totalHits: 2 },
      { hits: [{ id: 1 }], estimatedTotalHits: 1 },
    ])
      expect((await answering([200, body]).engine.find('g', first)).kind).toBe('unknown')
    expect((await answering([502, { hits: [], totalHits: 0 }]).engine.find('g', first)).kind).toBe(
      'unknown',
    )
    expect((await answering([202, {}]).engine.put('g', [])).kind).toBe('unknown')
    expect((await answering([400, {}]).engine.put('g', [])).kind).toBe('unknown')
  })
})
