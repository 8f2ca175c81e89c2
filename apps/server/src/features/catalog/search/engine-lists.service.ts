import { minute, type Scope, scopeText } from '@mallard/kernel'
import type { SearchEngine, SearchQuestion } from '@mallard/providers/search'
import { attributeTerm, categoryOfTerm } from '#features/catalog/catalog/index.ts'
import type { IndexedLists } from '#platform/list-index/indexed-lists.ts'
import type { IndexQuestion } from '#platform/list-index/question.ts'
import type { Services } from '#platform/services.ts'
import { findTold } from './engine.repo.ts'
import { indexOf, isOfThisVersion } from './engine.service.ts'

/** An engine that was not told everything for so long is not asked. */
const longestBehind = 5 * minute
/** Milliseconds, as lists. */
const keptFor = 4_000

/**
 * Lists that an external engine answers (docs/decisions/0218): any filter in any order, and what is
 * looked for by a keyword, which it understands in its own ways. Not what is asked by terms of the
 * shop's own search.
 */
export class EngineLists implements Pick<IndexedLists, 'find'> {
  readonly #services: Pick<Services, 'db' | 'clock' | 'log' | 'cache'>
  readonly #engine: SearchEngine

  constructor(services: Pick<Services, 'db' | 'clock' | 'log' | 'cache'>, engine: SearchEngine) {
    this.#services = services
    this.#engine = engine
  }

  readonly find: IndexedLists['find'] = async (scope, question) => {
    const asked = askedOf(question)
    if (!asked || !(await this.#isInStep(scope))) return undefined
    const found = await this.#engine.find(indexOf(scope), asked)
    if (found.kind === 'ok') return found.data
    this.#services.log.debug({ code: found.code }, 'the search engine is no help')
    return undefined
  }

  /** Whether the engine knows all goods of a store, as they were some minutes ago or later. */
  async #isInStep(scope: Scope): Promise<boolean> {
    const { db, clock, cache } = this.#services
    const load = () => findTold(db, scope)
    const { settings, round } = await cache.get(`engine:${scopeText(scope)}`, keptFor, load)
    return isOfThisVersion(settings) && clock.now() - (round?.at ?? -Infinity) < longestBehind
  }
}

/** The same as an engine is asked it; undefined: it cannot answer. */
function askedOf(question: Omit<IndexQuestion, 'store'>): SearchQuestion | undefined {
  const { keyword, order, offset, limit, category, groups = [], phrases, where } = question
  if (phrases !== undefined || where !== undefined) return undefined
  const { notCategory, priceMin, priceMax, inStock, attributes, ids, notId } = question
  // What one SKU has, its goods have.
  const had = new Set(attributes?.map(attributeTerm))
  const others = groups.filter((group) => !group.some((term) => had.has(term)))
  const of = others.map((group) => group.flatMap((term) => categoryOfTerm(term) ?? []))
  if (of.some((known, place) => known.length < others[place]!.length)) return undefined
  const categories = category === undefined ? of : [...of, [category]]
  return {
    ...{ keyword, order, offset, limit, categories, notCategory },
    ...{ priceMin, priceMax, inStock, attributes, ids, notId },
  }
}
