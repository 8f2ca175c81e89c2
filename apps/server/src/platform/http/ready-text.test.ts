import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { expect, it } from 'vitest'
import { readyText } from './ready-text.ts'

/** Words of a few letters, the same each time. */
function textOf(words: number): string {
  let seed = 7
  const next = () => (seed = (seed * 48_271) % 2_147_483_647)
  const syllables = Array.from({ length: 400 }, () => next().toString(36).slice(0, 3))
  return Array.from({ length: words }, () => syllables[next() % 400]).join(' ')
}

const usual = (text: string) =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 },
  }).length

it.each([
  ['is packed harder where it misses the first packets by little', 7_200, true],
  ['is packed quickly where it fits into them', 5_000, false],
  ['is packed quickly where it would miss them anyway', 20_000, false],
])('a text %s', async (_, words, isHarder) => {
  const text = textOf(words)
  const body = await readyText(text).body('br')
  expect(brotliDecompressSync(body).toString()).toBe(text)
  if (isHarder) expect(body.length).toBeLessThanOrEqual(12_300)
  else expect(body.length).toBe(usual(text))
})

it('one text at a time is packed harder, others that come meanwhile quickly', async () => {
  const text = textOf(7_200)
  const lengths = async (many: number) => {
    const texts = Array.from({ length: many }, () => readyText(text))
    const bodies = await Promise.all(texts.map(async (each) => each.body('br')))
    return bodies.map((body) => body.length)
  }
  expect((await lengths(4)).filter((length) => length === usual(text))).not.toEqual([])
  expect((await lengths(1))[0]).toBeLessThan(usual(text))
})
