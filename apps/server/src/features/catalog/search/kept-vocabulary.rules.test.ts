import fc from 'fast-check'
import { expect, it } from 'vitest'
import { vocabularyOf } from './correction.rules.ts'
import { KeptVocabulary } from './kept-vocabulary.rules.ts'

const ids = [1, 2, 3, 4, 5]
const text = fc
  .array(fc.constantFrom('壶', '水壶', '玻璃', 'glass', 'kettle', '1.7l'), { maxLength: 4 })
  .map((words) => words.join(' '))
/** What each goods say at a moment, and which of them are looked at. */
const moment = fc.record({
  texts: fc.array(text, { minLength: ids.length, maxLength: ids.length }),
  shown: fc.subarray(ids),
})

/** Another number for another text. */
const known: string[] = []
function digestOf(said: string): number {
  if (!known.includes(said)) known.push(said)
  return known.indexOf(said)
}

it('holds the words of the goods of each moment, and reads no text twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { maxLength: 8 }), async (moments) => {
      const kept = new KeptVocabulary()
      let before = new Map<number, string>()
      for (const { texts, shown } of moments) {
        const said = new Map(shown.map((id) => [id, texts[id - 1]!]))
        const goods = shown.map((id) => ({ id, digest: digestOf(said.get(id)!) }))
        const read: number[] = []
        const vocabulary = await kept.of(goods, async (asked) => {
          read.push(...asked)
          return said
        })
        expect(new Map(vocabulary)).toEqual(vocabularyOf([...said.values()]))
        expect(read).toEqual(shown.filter((id) => before.get(id) !== said.get(id)))
        before = said
      }
    }),
  )
})

it('holds the words of goods that were asked for last, whoever waits for theirs meanwhile', async () => {
  const kept = new KeptVocabulary()
  const said = new Map([
    [1, '水壶'],
    [2, 'kettle'],
  ])
  const goods = (...of: number[]) => of.map((id) => ({ id, digest: id }))
  await kept.of(goods(1, 2), async () => said)
  let go: () => void = () => undefined
  const slow = new Promise<void>((resolve) => (go = resolve))
  const first = kept.of(goods(1, 2, 3), async (asked) => {
    if (asked.includes(3)) await slow
    return said
  })
  await kept.of(goods(2), async () => said)
  go()
  // The first of them was forgotten while the third was read; the third is gone.
  expect(new Map(await first)).toEqual(vocabularyOf(['水壶', 'kettle']))
})
