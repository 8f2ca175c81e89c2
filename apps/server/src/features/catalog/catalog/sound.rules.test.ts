import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readingsOf, segmentsOf, soundingLike, spelled, type Sounded } from './sound.rules.ts'
import { soundsOf, soundTermsOf } from './sounds.ts'

/** Whether somebody who types these letters finds a text, as the database asks it. */
async function finds(letters: string, text: string): Promise<boolean> {
  const terms = new Set(await soundTermsOf([text]))
  return readingsOf(letters).some((reading) => reading.every((term) => terms.has(term)))
}

describe('what Chinese sounds like', () => {
  it.each([
    ['dianshuihu', '圆肩电水壶', true],
    ['shuihu', '圆肩电水壶', true],
    ['dianshuih', '圆肩电水壶', true],
    ['dsh', '圆肩电水壶', true],
    ['yjdsh', '圆肩电水壶', true],
    ['dianhu', '圆肩电水壶', false],
    ['dhs', '圆肩电水壶', false],
    ['kongqizhaguo', '方盒空气炸锅', true],
    // A letter between the words keeps them apart.
    ['kongqiguo', '空气 IH 锅', false],
    ['lvxing', '折叠旅行吹风机', true],
    ['xian', '西安', true],
    ['xian', '先锋', true],
    ['fangan', '方案', true],
    ['fangan', '反感', true],
  ])('%s finds %s: %s', async (letters, text, expected) => {
    expect(await finds(letters, text)).toBe(expected)
  })

  it('is found by the syllables of any part of it, and by their initials', async () => {
    const text = '电水壶饭煲豆浆破壁机吹风筒剃须刀空气炸锅'
    const [{ syllables }] = (await soundsOf(text)) as [Sounded]
    const parts = fc.tuple(fc.nat(text.length - 2), fc.integer({ min: 2, max: 5 }))
    await fc.assert(
      fc.asyncProperty(parts, async ([start, length]) => {
        const part = syllables.slice(start, start + length)
        expect(await finds(part.join(''), text)).toBe(true)
        expect(await finds(part.map((syllable) => syllable[0]).join(''), text)).toBe(true)
      }),
    )
  })

  it('cuts letters in every way that leaves syllables, and into nothing else', () => {
    expect(segmentsOf('xian')).toEqual([['xian'], ['xi', 'an']])
    expect(segmentsOf('dsh')).toEqual([])
    expect(segmentsOf('shuih')).toEqual([['shui']])
    expect(segmentsOf('')).toEqual([[]])
    const letters = fc.string({ unit: fc.constantFrom(...'aeinghosuz'), maxLength: 40 })
    const twofold = fc.string({ unit: fc.constantFrom(...'aoi'), maxLength: 49 })
    fc.assert(
      fc.property(fc.oneof(letters, twofold), (typed) => {
        const ways = segmentsOf(typed)
        expect(ways.length).toBeLessThanOrEqual(6)
        for (const way of ways) expect(typed.startsWith(way.join(''))).toBe(true)
      }),
    )
  })

  it('gives up at once what can be cut in two ways everywhere and never to the end', () => {
    expect(segmentsOf('ao'.repeat(24) + 'i')).toEqual([])
    expect(segmentsOf('ao'.repeat(24) + 'h')).toHaveLength(6)
  })

  it('takes long words by parts that overlap', () => {
    expect(soundingLike(['kong', 'qi', 'zha', 'guo'])).toEqual(['~kongqizha', '~qizhaguo'])
    expect(soundingLike(['hu'])).toEqual(['~hu'])
  })

  it('says how goods write what was typed, the whole sound before initials', async () => {
    const sounded = await soundsOf('玻璃电水壶 大收纳盒')
    expect(spelled(sounded, 'dianshuihu')).toBe('电水壶')
    expect(spelled(sounded, 'dsh')).toBe('电水壶')
    expect(spelled(sounded, 'kettle')).toBeUndefined()
  })

  it('has nothing to say of other languages', async () => {
    expect(await soundTermsOf(['Kettle 0.8 L', ''])).toEqual([])
  })
})
