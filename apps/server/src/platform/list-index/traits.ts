import type { Locale } from '@mallard/kernel'
import { hashOf, type KeptLists, NumberedLists } from './numbered-lists.ts'
import type { Slices } from './slices.ts'
import type { KeptTexts } from './texts.ts'
import { Words } from './words.ts'

/** What `Traits` are restored from. */
export interface KeptTraits {
  readonly lists: KeptLists
  readonly words: KeptTexts
}

/** The languages of options, in stored order. */
const languages: readonly Locale[] = ['zh', 'en']

/** What shoppers choose from, in one language. */
type Options = readonly {
  readonly key: string
  readonly values: readonly { readonly value: string }[]
}[]

/**
 * The facets of rows: the category that each is assigned to, and the options of its SKUs in each
 * language. Many rows share the same facets, so each combination is stored once (interned) and rows
 * refer to it by number.
 *
 * A stored list is: the category, the end offset of each language's options, then per option the
 * number of its key, the count of its values, and their numbers.
 */
export class Traits {
  readonly words: Words
  readonly #lists: NumberedLists

  constructor(words = new Words(), lists = new NumberedLists()) {
    this.words = words
    this.#lists = lists
  }

  /** Those that were kept. */
  static *restored({ words, lists }: KeptTraits): Slices<Traits> {
    return new Traits(yield* Words.restored(words), new NumberedLists(lists))
  }

  get count(): number {
    return this.#lists.count
  }

  /** Of a JSON text: the category, then options in each language. */
  numberOf(text: string): number {
    return this.#lists.numberOf(hashOf(text), () => {
      const [category, ...options] = JSON.parse(text) as [number, ...Options[]]
      return listOf(
        category,
        options.map((each) => this.#wordsOf(each)),
      )
    })
  }

  #wordsOf(options: Options): number[] {
    const values = new Map<number, number[]>()
    for (const option of options) {
      const key = this.words.numberOf(option.key)
      const known = values.get(key) ?? []
      known.push(...option.values.map(({ value }) => this.words.numberOf(value)))
      values.set(key, known)
    }
    return [...values].flatMap(([key, of]) => (of.length > 0 ? [key, of.length, ...of] : []))
  }

  categoryOf(number: number): number {
    return this.#lists.at(number)[0]!
  }

  /** For each key: its number, the count of its values, and their numbers. */
  optionsOf(number: number, locale: Locale): Uint32Array {
    return optionsIn(this.#lists.at(number), languages.indexOf(locale))
  }

  /** A copy with only these entries, renumbered; the new numbers overwrite `numbers`. */
  *only(numbers: Uint32Array): Slices<Traits> {
    const left = new Traits()
    const renumbered = (options: Uint32Array) => {
      const words = [...options]
      for (let at = 0; at < options.length; at += 2 + options[at + 1]!)
        for (let each = at; each < at + 2 + options[at + 1]!; each += 1)
          if (each !== at + 1) words[each] = left.words.numberOf(this.words.at(options[each]!))
      return words
    }
    yield* this.#lists.copyOnly(numbers, left.#lists, (list) =>
      listOf(
        list[0]!,
        languages.map((_, language) => renumbered(optionsIn(list, language))),
      ),
    )
    return left
  }

  /** The serialised form that `restored` reads. */
  kept(): KeptTraits {
    return { lists: this.#lists.kept(), words: this.words.kept() }
  }

  get bytes(): number {
    return this.#lists.bytes + this.words.bytes
  }
}

const headLength = 1 + languages.length

function listOf(category: number, options: readonly (readonly number[])[]): number[] {
  let end = headLength
  const ends = options.map(({ length }) => (end += length))
  return [category, ...ends, ...options.flat()]
}

const optionsIn = (list: Uint32Array, language: number) =>
  list.subarray(language === 0 ? headLength : list[language]!, list[language + 1])
