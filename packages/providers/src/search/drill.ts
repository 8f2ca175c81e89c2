import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSandbox, type SandboxBench } from '../sandbox-bench.ts'
import type { SearchDocument, SearchEngine } from './port.ts'

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
  isSold: false,
  place: id,
  ...more,
})

/** What every engine must pass, against the sandbox. */
export function searchDrill(drill: SearchDrill): void {
  describe(`${drill.name} as a search engine`, () => {
    const index = 'goods-1-1'
    let bench: SandboxBench
    let engine: SearchEngine
    const ids = async (keyword: string, most = 10) => {
      const found = await engine.find(index, keyword, most)
      return found.kind === 'ok' ? found.data : found
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
      expect(await engine.find('goods-9-9', 'kettle', 10)).toMatchObject({ reason: 'missing' })
      expect(await engine.remove('goods-9-9', [1])).toMatchObject({ reason: 'missing' })
    })

    it('finds what was put as soon as that is answered, the best first', async () => {
      expect(await engine.prepare(index, [['kettle', 'boiler']])).toEqual({ kind: 'ok' })
      expect(await engine.look(index)).toEqual({ kind: 'ok' })
      const shaver = { title: '剃须刀', titleEn: 'Shaver', words: '附赠 kettle 手册' }
      const spare = { title: '除垢剂', titleEn: 'Descaler', words: '', details: 'for a kettle' }
      const documents = [
        kettle(1, { ...spare, isSold: true }),
        kettle(3),
        kettle(2),
        kettle(5, { isSold: true }),
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

    it.each(['dropBefore', 'errorBefore', 'partialBody', 'tooMany'])(
      'does not know after %s',
      async (fault) => {
        await bench.rule(drill.provider, 'search', fault)
        expect((await engine.find(index, 'kettle', 10)).kind).toBe('unknown')
        expect(await ids('kettle')).toEqual([2, 9, 1])
        await bench.rule(drill.provider, 'write', fault)
        expect((await engine.put(index, [kettle(2)])).kind).toBe('unknown')
        await bench.rule(drill.provider, 'query', fault)
        expect((await engine.put(index, [kettle(2)])).kind).toBe('unknown')
      },
    )

    it('says that its key is wrong', async () => {
      const stranger = drill.open(bench, 'x'.repeat(64))
      for (const answer of [stranger.find(index, 'kettle', 1), stranger.put(index, [kettle(1)])])
        expect(await answer).toMatchObject({ kind: 'failed', reason: 'config' })
    })
  })
}
