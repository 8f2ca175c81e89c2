import type { Stored } from './index-book.ts'

/** Whether a document is among what a filter leaves. */
export type Test = (stored: Stored) => boolean

/** What is wrong with a filter, in the engine's words or near them. */
export class BadFilter extends Error {}

const tokens =
  /\s*(?:(?<sign>!=|>=|<=|[=<>()[\],])|'(?<single>(?:[^'\\]|\\.)*)'|"(?<double>(?:[^"\\]|\\.)*)"|(?<word>[\p{L}\p{N}_.-]+))/uy
const deepest = 200

interface Token {
  readonly kind: 'sign' | 'word' | 'quoted' | 'end'
  readonly text: string
}

function tokensIn(text: string): Token[] {
  const found: Token[] = []
  tokens.lastIndex = 0
  for (let at = 0; at < text.trimEnd().length; at = tokens.lastIndex) {
    const groups = tokens.exec(text)?.groups
    if (!groups) throw new BadFilter(`Was expecting an operation at \`${text.slice(at)}\`.`)
    const { sign, word, single, double } = groups
    const quoted = single ?? double
    if (sign !== undefined) found.push({ kind: 'sign', text: sign })
    else if (word !== undefined) found.push({ kind: 'word', text: word })
    else found.push({ kind: 'quoted', text: quoted!.replaceAll(/\\(.)/gu, '$1') })
  }
  return [...found, { kind: 'end', text: '' }]
}

/** As the engine compares texts: without regard to case and to how letters are composed. */
const folded = (text: string) => text.normalize('NFKD').toLowerCase()

/** The single values of a field, those of a list one by one. */
function valuesOf(stored: Stored, field: string): (string | number)[] {
  const value = stored[field]
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  return values.flatMap((each): (string | number)[] => {
    if (typeof each === 'number') return [each]
    return typeof each === 'string' || typeof each === 'boolean' ? [folded(String(each))] : []
  })
}

/** A number is looked for among texts as well. */
const equals =
  (field: string, value: string): Test =>
  (stored) =>
    valuesOf(stored, field).some((each) =>
      typeof each === 'number' ? each === numberIn(value) : each === folded(value),
    )

const numberIn = (text: string) => (text.trim() === '' ? Number.NaN : Number(text))

const compares: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  '>': (one, other) => one > other,
  '>=': (one, other) => one >= other,
  '<': (one, other) => one < other,
  '<=': (one, other) => one <= other,
}

/**
 * Reads `=`, `!=`, comparisons, `IN`, `NOT`, `AND`, `OR` and parentheses; refuses what the engine
 * knows beside them.
 */
class Reader {
  readonly #tokens: readonly Token[]
  readonly #filterable: readonly string[]
  #at = 0

  constructor(text: string, filterable: readonly string[]) {
    this.#tokens = tokensIn(text)
    this.#filterable = filterable
  }

  whole(): Test {
    const test = this.#either(0)
    if (this.#next.kind !== 'end')
      throw new BadFilter(`Found unexpected characters at the end: \`${this.#next.text}\`.`)
    return test
  }

  get #next(): Token {
    return this.#tokens[this.#at]!
  }

  #take(text: string): boolean {
    const isHere = this.#next.kind !== 'quoted' && this.#next.text === text
    if (isHere) this.#at += 1
    return isHere
  }

  #need(text: string): void {
    if (!this.#take(text))
      throw new BadFilter(`Expected \`${text}\` before \`${this.#next.text}\`.`)
  }

  #either(depth: number): Test {
    if (depth > deepest) throw new BadFilter('The filter exceeded the maximum depth limit.')
    const tests = [this.#all(depth)]
    while (this.#take('OR')) tests.push(this.#all(depth))
    return (stored) => tests.some((test) => test(stored))
  }

  #all(depth: number): Test {
    const tests = [this.#one(depth)]
    while (this.#take('AND')) tests.push(this.#one(depth))
    return (stored) => tests.every((test) => test(stored))
  }

  #one(depth: number): Test {
    if (this.#take('NOT')) return not(this.#one(depth + 1))
    if (!this.#take('(')) return this.#condition()
    const test = this.#either(depth + 1)
    this.#need(')')
    return test
  }

  #condition(): Test {
    const field = this.#value()
    if (!this.#filterable.includes(field))
      throw new BadFilter(
        `Attribute \`${field}\` is not filterable. Available filterable attributes are: ${this.#filterable.map((name) => `\`${name}\``).join(', ')}.`,
      )
    if (this.#take('=')) return equals(field, this.#value())
    if (this.#take('!=')) return not(equals(field, this.#value()))
    if (this.#take('IN')) return this.#oneOf(field)
    if (this.#take('NOT')) {
      this.#need('IN')
      return not(this.#oneOf(field))
    }
    const compare = this.#next.kind === 'sign' ? compares[this.#next.text] : undefined
    if (!compare) throw new BadFilter(`Was expecting an operation at \`${this.#next.text}\`.`)
    this.#at += 1
    const bound = numberIn(this.#value())
    if (!Number.isFinite(bound)) throw new BadFilter('Invalid value: expected a number.')
    return (stored) =>
      valuesOf(stored, field).some((each) => typeof each === 'number' && compare(each, bound))
  }

  #oneOf(field: string): Test {
    this.#need('[')
    const tests: Test[] = []
    while (!this.#take(']')) {
      tests.push(equals(field, this.#value()))
      if (!this.#take(',')) {
        this.#need(']')
        break
      }
    }
    return (stored) => tests.some((test) => test(stored))
  }

  #value(): string {
    const { kind, text } = this.#next
    const isKeyword = kind === 'word' && ['AND', 'OR', 'NOT', 'IN', 'TO', 'EXISTS'].includes(text)
    if (isKeyword || kind === 'sign' || kind === 'end')
      throw new BadFilter(`Was expecting a value but instead got \`${text}\`.`)
    this.#at += 1
    return text
  }
}

const not =
  (test: Test): Test =>
  (stored) =>
    !test(stored)

/**
 * A filter expression, or a list of which all must hold; in a list within the list, one. `filterable`:
 * the fields that it may name. Throws BadFilter.
 */
export function readFilter(filter: unknown, filterable: readonly string[]): Test {
  if (filter === undefined || filter === null) return () => true
  if (typeof filter === 'string')
    return filter.trim() === '' ? () => true : new Reader(filter, filterable).whole()
  if (!Array.isArray(filter))
    throw new BadFilter('Invalid syntax for the filter parameter: expected String, Array.')
  const tests = filter.map((part: unknown) => {
    if (!Array.isArray(part)) return readFilter(part, filterable)
    const some = part.map((each: unknown) => readFilter(each, filterable))
    return (stored: Stored) => some.some((test) => test(stored))
  })
  return (stored) => tests.every((test) => test(stored))
}
