import { folded, isHan, piecesOf } from '#platform/text.rules.ts'

/** Terms of details, of codes at most so many letters, and of goods so many in all. */
const [longestTerm, longestCode, maxTerms] = [12, 24, 1_000]

/** Measures with the one they are kept in: 1.7 L, 1.7 升 and 1700 ml are the same. */
const units: Readonly<Record<string, readonly [string, number]>> = {
  ...named('ml', 1, 'ml', '毫升'),
  ...named('ml', 1_000, 'l', '升', 'litre', 'litres', 'liter', 'liters'),
  ...named('w', 1, 'w', '瓦', 'watt', 'watts'),
  ...named('w', 1_000, 'kw', '千瓦'),
  ...named('g', 1, 'g', '克'),
  ...named('g', 1_000, 'kg', '公斤', '千克'),
  ...named('mm', 1, 'mm', '毫米'),
  ...named('mm', 10, 'cm', '厘米', '公分'),
  ...named('mm', 1_000, 'm', '米'),
}

function named(base: string, factor: number, ...names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, [base, factor] as const]))
}

const unitNames = Object.keys(units)
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const measure = String.raw`((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)\s*(${unitNames})(?![a-z0-9])`
/** A sign and more of a code: 3M-8210; not the other end of a range: 500ml-1l. */
const restOfCode = String.raw`[-_.](?!${measure.replaceAll(/\((?!\?)/g, '(?:')})[a-z0-9]`
/** A measure, a number with a point, or letters and digits that signs join: HL-KT01, USB-C. */
const marks = new RegExp(
  String.raw`(?<![a-z0-9.]|\d,)${measure}(?!${restOfCode})|[a-z0-9]+(?:[-_.][a-z0-9]+)+`,
  'g',
)

interface Marks {
  /** Pairs of a number and what it measures, as one term. */
  readonly measures: readonly { readonly number: string; readonly term: string }[]
  readonly numbers: readonly string[]
  readonly codes: readonly string[]
  /** The text without them. */
  readonly rest: string
}

/** What a folded text has that is not made of words. */
function marksIn(text: string): Marks {
  const [measures, numbers, codes] = [[], [], []] as [
    { number: string; term: string }[],
    string[],
    string[],
  ]
  const rest = text.replaceAll(marks, (mark: string, written?: string, unit?: string) => {
    const known = unit === undefined ? undefined : units[unit]
    if (written !== undefined && known) {
      const number = written.replaceAll(',', '')
      const [base, factor] = known
      measures.push({
        number,
        term: `${Math.round(Number(number) * factor * 1_000) / 1_000}${base}`,
      })
    } else if (/^\d+\.\d+$/.test(mark)) numbers.push(mark)
    else if (/[a-z]/.test(mark)) codes.push(mark)
    else return mark
    return ' '
  })
  return { measures, numbers, codes, rest }
}

/**
 * A keyword's measures and codes as terms of details, and the words beside them; undefined when it
 * has none.
 */
export function markedIn(keyword: string): { terms: string[]; rest: string } | undefined {
  const { measures, numbers, codes, rest } = marksIn(folded(keyword))
  const terms = [...measures.map(({ term }) => term), ...numbers, ...codes.map(wholeCode)]
  return terms.length > 0 ? { terms, rest } : undefined
}

export interface GoodsDetails {
  /** What names them: only measures and codes in it are details. */
  readonly titles: readonly string[]
  /** Of parameters and options. */
  readonly values: readonly string[]
  /** Of the goods and of their SKUs. */
  readonly codes: readonly string[]
}

/**
 * What goods are found by below what names them (docs/decisions/0171): parameters and options by
 * their words and measures, codes by their beginning, with and without the signs in them.
 */
export function detailTermsOf({ titles, values, codes }: GoodsDetails): string[] {
  const terms = new Set<string>()
  const add = (...more: readonly string[]) => more.forEach((term) => terms.add(term))
  // Should there be too many, whole codes are not among those that are left out.
  for (const code of codes) add(wholeCode(folded(code)))
  for (const [place, text] of [...values, ...titles].entries()) {
    const { measures, numbers, codes: inside, rest } = marksIn(folded(text))
    add(...numbers, ...measures.flatMap(({ number, term }) => [term, number]))
    add(...inside.flatMap(partsOfCode))
    if (place < values.length) add(...piecesOf(rest).flatMap(termsOfPiece))
  }
  for (const code of codes) add(...partsOfCode(folded(code)))
  return [...terms].filter((term) => [...term].length > 1 || isHan(term)).slice(0, maxTerms)
}

/** A code without its signs, as far as it is compared. */
const wholeCode = (code: string) => [...joined(piecesOf(code))].slice(0, longestCode).join('')

const joined = (pieces: readonly string[]) => pieces.join('')

/** The starts of a code, and of what is behind each of its signs if it is more than a number. */
function partsOfCode(code: string): string[] {
  const pieces = piecesOf(code)
  return pieces.flatMap((_, place) => {
    const end = joined(pieces.slice(place))
    return place === 0 || /\D/.test(end) ? startsOf(end, longestCode) : []
  })
}

function termsOfPiece(piece: string): string[] {
  if (isHan(piece)) return gramsOf([...piece])
  // 120 is not the beginning of 1200.
  const [number] = /^\d+/.exec(piece) ?? []
  return number === undefined ? startsOf(piece, longestTerm) : [number, piece]
}

/** Twos and threes of a Chinese word: a single character says too little, unless it is all. */
function gramsOf(letters: readonly string[]): string[] {
  if (letters.length === 1) return [...letters]
  return [2, 3].flatMap((length) =>
    letters
      .slice(0, Math.max(0, letters.length - length + 1))
      .map((_, place) => letters.slice(place, place + length).join('')),
  )
}

function startsOf(word: string, max: number): string[] {
  const letters = [...word].slice(0, max)
  const min = /\D/.test(word) ? 2 : 4
  return letters.length <= min
    ? [letters.join('')]
    : letters.slice(min - 1).map((_, place) => letters.slice(0, place + min).join(''))
}
