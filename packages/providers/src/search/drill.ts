import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSandbox, type SandboxBench } from '../sandbox-bench.ts'
import type { SearchDocument, SearchEngine, SearchQuestion } from './port.ts'

export interface SearchDrill {
  readonly name: string
  /** Of the sandbox's faults. */
  readonly provider: string
  open(bench: SandboxBench, key?: string): SearchEngine
}

const kettle = (id: number, more: Partial<SearchDocument> = {}): SearchDocument => ({
  id,
  title: '玻璃电水壶',
  titleEn: 'Glass kettle',
  words: '烧水 厨房 kitchen',
  details: '',
  categories: [1],
  variants: [],
  price: 100,
  isInStock: true,
  sales: 0,
  launched: 0,
  place: id,
  ...more,
})

const colour = (value: string) => ({ key: '颜色', value })
const size = (value: string) => ({ key: 'Size', value })

/** What every engine must pass, against the sandbox. */
export function searchDrill(drill: SearchDrill): void {
  describe(`${drill.name} as a search engine`, () => {
    const index = 'goods-1-1'
    let bench: SandboxBench
    let engine: SearchEngine
    const first = { order: 'default', offset: 0, limit: 10 } as const
    const found = async (question: Partial<SearchQuestion>) => {
      const answer = await engine.find(index, { ...first, ...question })
      return answer.kind === 'ok' ? answer.data : answer
    }
    const ids = async (keyword: string, limit = 10) => {
      const answer = await found({ keyword, limit })
      return 'ids' in answer ? answer.ids : answer
    }

    beforeAll(async () => {
      bench = await openSandbox()
    })
    afterAll(() => bench.close())
    beforeEach(async () => {
      engine = drill.open(bench)
      await bench.control('DELETE', 'rules')
    })

    it('says of an index that is not there that it is missing', async () => {
      expect(await engine.look('goods-9-9')).toMatchObject({ kind: 'failed', reason: 'missing' })
      expect(await engine.find('goods-9-9', first)).toMatchObject({ reason: 'missing' })
      expect(await engine.remove('goods-9-9', [1])).toMatchObject({ reason: 'missing' })
    })

    it('finds what was put as soon as that is answered, the best first', async () => {
      expect(await engine.prepare(index, [['kettle', 'boiler']])).toEqual({ kind: 'ok' })
      expect(await engine.look(index)).toEqual({ kind: 'ok' })
      const shaver = { title: '剃须刀', titleEn: 'Shaver', words: '附赠 kettle 手册' }
      const spare = { title: '除垢剂', titleEn: 'Descaler', words: '', details: 'for a kettle' }
      const documents = [
        kettle(1, { ...spare, sales: 8 }),
        kettle(3),
        kettle(2),
        kettle(5, { sales: 3 }),
        kettle(9, shaver),
      ]
      expect(await engine.put(index, documents)).toEqual({ kind: 'ok' })
      // Sold before unsold, then by place; the title before all else, details behind it.
      expect(await ids('kettle')).toEqual([5, 2, 3, 9, 1])
      expect(await ids('kettle', 2)).toEqual([5, 2])
      expect(await ids('电水壶')).toEqual([5, 2, 3])
      expect(await ids('glass')).toEqual([5, 2, 3])
    })

    it('forgives a letter, and knows synonyms', async () => {
      expect(await ids('ketle')).toEqual(await ids('kettle'))
      expect(await ids('boiler')).toEqual(await ids('kettle'))
      await engine.prepare(index, [])
      expect(await ids('boiler')).toEqual([])
    })

    it('puts what changed in the place of what was, and takes away', async () => {
      await engine.put(index, [kettle(3, { title: '豆浆机', titleEn: 'Soy maker', words: '' })])
      expect(await ids('kettle')).toEqual([5, 2, 9, 1])
      expect(await engine.remove(index, [5, 77])).toEqual({ kind: 'ok' })
      expect(await ids('kettle')).toEqual([2, 9, 1])
      expect(await engine.put(index, [])).toEqual({ kind: 'ok' })
    })

    it('narrows and sorts what it finds, and everything, and says how much that is', async () => {
      const shelf = 'goods-1-2'
      await engine.prepare(shelf, [])
      await engine.put(shelf, [
        kettle(11, { categories: [1, 4], price: 300, sales: 2, launched: 50, place: 7 }),
        kettle(12, {
          ...{ categories: [1, 5], price: 200, isInStock: false, launched: 70, place: 3 },
          variants: [
            [colour('白'), size('L')],
            [colour('黑'), size("XL' OR 1")],
          ],
        }),
        kettle(13, {
          ...{ categories: [6], price: 300, launched: 50, place: 3, sales: 2 },
          variants: [[colour('白'), size('xl')], [size('L')]],
          title: '除垢剂',
        }),
        kettle(14, { categories: [], price: 50, launched: 1_790_000_000_123_457, place: 9 }),
        kettle(15, { categories: [], price: 60, launched: 1_790_000_000_123_456, place: 9 }),
      ])
      const onShelf = async (question: Partial<SearchQuestion>) => {
        const answer = await engine.find(shelf, { ...first, ...question })
        return answer.kind === 'ok' ? [...answer.data.ids, `of ${answer.data.total}`] : answer
      }
      expect(await onShelf({})).toEqual([12, 13, 11, 14, 15, 'of 5'])
      expect(await onShelf({ order: 'sales' })).toEqual([11, 13, 12, 14, 15, 'of 5'])
      expect(await onShelf({ order: 'priceUp' })).toEqual([14, 15, 12, 11, 13, 'of 5'])
      expect(await onShelf({ order: 'priceDown' })).toEqual([13, 11, 12, 15, 14, 'of 5'])
      expect(await onShelf({ order: 'newest' })).toEqual([14, 15, 12, 11, 13, 'of 5'])
      const words = { keyword: '电水壶' }
      expect(await onShelf(words)).toEqual([11, 12, 14, 15, 'of 4'])
      expect(await onShelf({ ...words, order: 'priceDown' })).toEqual([11, 12, 15, 14, 'of 4'])
      expect(await onShelf({ ...words, categories: [[4, 5]] })).toEqual([11, 12, 'of 2'])

      expect(await onShelf({ categories: [[1]] })).toEqual([12, 11, 'of 2'])
      expect(await onShelf({ categories: [[5, 6], [1]] })).toEqual([12, 'of 1'])
      expect(await onShelf({ categories: [[]] })).toEqual(['of 0'])
      expect(await onShelf({ notCategory: 1 })).toEqual([13, 14, 15, 'of 3'])
      expect(await onShelf({ priceMin: 60, priceMax: 200 })).toEqual([12, 15, 'of 2'])
      expect(await onShelf({ inStock: true, priceMin: 100 })).toEqual([13, 11, 'of 2'])
      expect(await onShelf({ ids: [14, 11, 99], notId: 14 })).toEqual([11, 'of 1'])
      expect(await onShelf({ ids: [] })).toEqual(['of 0'])

      expect(await onShelf({ attributes: [colour('白')] })).toEqual([12, 13, 'of 2'])
      expect(await onShelf({ attributes: [size('L'), colour('白')] })).toEqual([12, 'of 1'])
      expect(await onShelf({ attributes: [size('xl')] })).toEqual([13, 'of 1'])
      expect(await onShelf({ attributes: [size('XL')] })).toEqual(['of 0'])
      expect(await onShelf({ attributes: [size("XL' OR 1")] })).toEqual([12, 'of 1'])
      expect(await onShelf({ attributes: [colour('白'), colour('黑')] })).toEqual(['of 0'])
      const four = ['a', 'b', 'c', 'd'].map(size)
      expect(await onShelf({ attributes: four })).toMatchObject({ reason: 'refused' })

      const all = [12, 13, 11, 14, 15]
      for (const [offset, limit] of [
        ...[0, 1, 2, 3, 4, 5, 9].flatMap((from) => [1, 2, 3, 4].map((max) => [from, max])),
        [0, 0],
      ] as [number, number][])
        expect(await onShelf({ offset, limit }), `${offset} and ${limit}`).toEqual([
          ...all.slice(offset, offset + limit),
          'of 5',
        ])
      expect(await onShelf({ offset: 9_999, limit: 2 })).toMatchObject({ reason: 'refused' })
      expect(await engine.clear(shelf)).toEqual({ kind: 'ok' })
      expect(await onShelf({})).toEqual(['of 0'])
      expect(await ids('kettle')).toContain(2)
    })

    it.each(['dropBefore', 'errorBefore', 'partialBody', 'tooMany'])(
      'does not know after %s',
      async (fault) => {
        await bench.rule(drill.provider, 'search', fault)
        expect(await found({ keyword: 'kettle' })).toMatchObject({ kind: 'unknown' })
        expect(await ids('kettle')).toEqual([2, 9, 1])
        await bench.rule(drill.provider, 'write', fault)
        expect((await engine.put(index, [kettle(2)])).kind).toBe('unknown')
        await bench.rule(drill.provider, 'query', fault)
        expect((await engine.put(index, [kettle(2)])).kind).toBe('unknown')
      },
    )

    it('says that its key is wrong', async () => {
      const stranger = drill.open(bench, 'x'.repeat(64))
      for (const answer of [stranger.find(index, first), stranger.put(index, [kettle(1)])])
        expect(await answer).toMatchObject({ kind: 'failed', reason: 'config' })
    })
  })
}
