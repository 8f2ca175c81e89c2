import { testParts } from './test-parts.ts'

export type Code = string | number

/** A list of codes, and the columns that hold one of them: `invoice.state invoice_log.to_state`. */
type StoredCodes = readonly [
  codes: readonly Code[] | Readonly<Record<string, Code>>,
  columns: string,
]

/** What keeps staff from giving money, goods or points away. */
export const guards = {
  alone:
    'one person up to a sum at once, and in a day by all these ways together; then a second one',
  points: 'the same in points, for which there is a sum of its own',
  second: 'another, independent person, always or from a sum',
  asked: 'what a shopper asked for of what they paid, once, by the steps of a return',
  terms: 'terms for everybody whom they hold for, by managers alone and written down',
  given: 'one of what such terms allow, to the number that they have',
  nothing: 'nothing that anybody had not before',
} as const

/**
 * What tests of the whole house must know of a feature. It exports this as `facts` from its
 * `test-facts.ts`, where it is found by the name of the file.
 */
export interface Facts {
  /** Calls by which staff change what others pay, get back or hold, each with its guard. */
  readonly giving?: Readonly<Record<string, keyof typeof guards>>
  /** Calls that are a POST because of what they are sent, or because it is written down who read. */
  readonly readsByPost?: Readonly<Record<string, string>>
  /** Closed lists of codes. */
  readonly stored?: readonly StoredCodes[]
  /** Numbers that have names, in columns that hold others as well. */
  readonly openNumbers?: readonly StoredCodes[]
  /** Columns whose codes others add to, without a change of the schema, with the reason. */
  readonly open?: Readonly<Record<string, string>>
  /** Sums that may be below nothing: bookings in both directions, and what they come to. */
  readonly signed?: Readonly<Record<string, string>>
  /** What SQL of its files compares with a number and holds no code: `order.repo.ts e.type`. */
  readonly uncoded?: Readonly<Record<string, string>>
  /**
   * Rows as each version of the schema had them, by the migration after which they could be
   * written; those of all features make a small shop whose books agree. Every later migration must
   * carry them along, so one that alters tables has rows here of what it alters.
   */
  readonly oldRows?: Readonly<Record<string, string>>
}

/** A list whose words are kept by their place in it. */
export const placesOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name, place) => [name, place])) as Readonly<Record<Name, number>>

/** Tables of features in one; a name that comes twice is a mistake. */
function joined<Value>(
  what: keyof Facts,
  tables: readonly (Readonly<Record<string, Value>> | undefined)[],
): Readonly<Record<string, Value>> {
  const entries = tables.flatMap((table) => Object.entries(table ?? {}))
  const all = new Map(entries)
  if (all.size < entries.length) throw new Error(`facts: two features say the same of ${what}`)
  return Object.fromEntries(all)
}

/** What all features say. */
export async function allFacts(): Promise<Required<Facts>> {
  const found = await testParts<Facts>('test-facts.ts', 'facts')
  const parts = found.map(({ folder, part: { uncoded = {}, ...facts } }): Facts => {
    const places = Object.entries(uncoded).map(([what, why]) => [`${folder}/${what}`, why])
    return { ...facts, uncoded: Object.fromEntries(places) as Facts['uncoded'] & object }
  })
  return {
    giving: joined(
      'giving',
      parts.map((part) => part.giving),
    ),
    readsByPost: joined(
      'readsByPost',
      parts.map((part) => part.readsByPost),
    ),
    stored: parts.flatMap(({ stored = [] }) => stored),
    openNumbers: parts.flatMap(({ openNumbers = [] }) => openNumbers),
    open: joined(
      'open',
      parts.map((part) => part.open),
    ),
    signed: joined(
      'signed',
      parts.map((part) => part.signed),
    ),
    uncoded: joined(
      'uncoded',
      parts.map((part) => part.uncoded),
    ),
    oldRows: joined(
      'oldRows',
      parts.map((part) => part.oldRows),
    ),
  }
}
