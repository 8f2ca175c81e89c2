/** Characters of which one term is made at most; longer words are found by terms that overlap. */
const longestTerm = 3
/** Ways to read a word that are tried at most. */
const maxReadings = 6

/**
 * Chinese words of a text with the syllables of their characters, for example 电饭煲 and dian, fan,
 * bao.
 */
export interface Sounded {
  readonly word: string
  readonly syllables: readonly string[]
}

/**
 * What goods are found by when one types how their words sound: up to three syllables, whole
 * (`~dianshuihu`) and by initials (`^dsh`).
 */
export function termsOfSounds(sounded: readonly Sounded[]): string[] {
  const terms = new Set<string>()
  for (const { syllables } of sounded) {
    for (const start of syllables.keys()) {
      for (let length = 1; length <= Math.min(longestTerm, syllables.length - start); length += 1) {
        const part = syllables.slice(start, start + length)
        terms.add(soundTerm(part))
        if (length > 1) terms.add(initialTerm(part))
      }
    }
  }
  return [...terms]
}

const soundTerm = (syllables: readonly string[]) => `~${syllables.join('')}`
const initialTerm = (syllables: readonly string[]) => `^${initialsOf(syllables)}`
const initialsOf = (syllables: readonly string[]) =>
  syllables.map((syllable) => syllable.slice(0, 1)).join('')

/** Terms of neighbours, all of which a word of these syllables or initials has. */
function overlapping(
  syllables: readonly string[],
  termOf: (part: readonly string[]) => string,
): string[] {
  const length = Math.min(longestTerm, syllables.length)
  return Array.from({ length: syllables.length - length + 1 }, (_, place) =>
    termOf(syllables.slice(place, place + length)),
  )
}

/** Terms of a Chinese word that sounds like this, whatever its characters. */
export const soundingLike = (syllables: readonly string[]): string[] =>
  overlapping(syllables, soundTerm)

/**
 * The ways to read Latin letters as Chinese, each as terms all of which goods must have. Letters of
 * a syllable that was begun are left out.
 */
export function readingsOf(letters: string): string[][] {
  const readings = segmentsOf(letters).map(soundingLike)
  if (isInitials(letters)) readings.push(overlapping([...letters], initialTerm))
  return [...new Map(readings.map((terms) => [terms.join(' '), terms])).values()]
}

const isInitials = (letters: string) => /^[a-hj-tw-z]{2,12}$/.test(letters)

const initial = '(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])'
const finals =
  'iang|iong|uang|ang|eng|ing|ong|iao|ian|uai|uan|ai|ei|ao|ou|an|en|ia|ie|iu|in|ua|uo|ui|un|ue|ve|a|o|e|i|u|v'
const syllable = new RegExp(`^(?:${initial}(?:${finals})|ang|eng|ai|ei|ao|ou|an|en|er|a|o|e)`)
const begun = new RegExp(`^${initial}$`)

/**
 * The ways to cut letters into syllables; only when there is none, those with an initial left over
 * at the end.
 */
export function segmentsOf(letters: string): string[][] {
  const complete = waysToCut(letters, (rest) => rest === '')
  if (complete.length > 0) return complete
  return waysToCut(letters, (rest) => rest !== letters && begun.test(rest))
}

function waysToCut(letters: string, isEnd: (rest: string) => boolean): string[][] {
  const ways: string[][] = []
  // Without these, letters that can be cut in two ways again and again take for ever.
  const deadEnds = new Set<number>()
  const cut = (start: number, before: readonly string[]) => {
    if (ways.length >= maxReadings || deadEnds.has(start)) return
    const [rest, found] = [letters.slice(start), ways.length]
    if (isEnd(rest)) ways.push([...before])
    for (let length = syllable.exec(rest)?.[0].length ?? 0; length > 0; length -= 1) {
      const head = rest.slice(0, length)
      if (syllable.exec(head)?.[0] === head) cut(start + length, [...before, head])
    }
    if (ways.length === found) deadEnds.add(start)
  }
  cut(0, [])
  return ways
}

/**
 * The part of a text that is written by these letters or sounds: what somebody means who types
 * `dsh` or 电水胡.
 */
export function spelled(sounded: readonly Sounded[], letters: string): string | undefined {
  for (const whole of [true, false]) {
    for (const { word, syllables } of sounded) {
      for (const start of syllables.keys()) {
        for (let end = start + 1; end <= syllables.length; end += 1) {
          const part = syllables.slice(start, end)
          if ((whole ? part.join('') : initialsOf(part)) === letters) return word.slice(start, end)
        }
      }
    }
  }
  return undefined
}
