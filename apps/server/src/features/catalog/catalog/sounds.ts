import { type Sounded, termsOfSounds } from './sound.rules.ts'

const chinese = /[\u3400-\u9fff]+/g

/**
 * How the Chinese words of a text sound. The tables of sounds are read when they are first needed:
 * 90 ms once.
 */
export async function soundsOf(text: string): Promise<Sounded[]> {
  const words = text.match(chinese) ?? []
  if (words.length === 0) return []
  const { pinyin } = await import('pinyin-pro')
  return words.map((word) => ({
    word,
    syllables: pinyin(word, { toneType: 'none', type: 'array', v: true }),
  }))
}

/** The terms by which goods with these texts are found by sound. */
export async function soundTermsOf(texts: readonly string[]): Promise<string[]> {
  return termsOfSounds(await soundsOf(texts.join(' ')))
}
