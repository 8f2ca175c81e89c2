import type { Outcome } from '../world/answering.ts'
import { invalid, noIndex, outcome, refused, type Fault } from './answers.ts'
import { BadFilter, readFilter, type Test } from './filter.ts'
import { ruleOf, searchIn, type Index, type Rule } from './index-book.ts'

const known = [
  ...['q', 'offset', 'limit', 'page', 'hitsPerPage', 'filter', 'sort'],
  ...['attributesToRetrieve', 'matchingStrategy'],
]

type Body = Readonly<Record<string, unknown>>

/** What a search answers: a stretch with an estimate, or a page with an exact total. */
export function found(index: Index | undefined, uid: string, body: unknown): Outcome {
  if (!index) return refused(noIndex(uid))
  const asked = body as Body
  const fault = faultIn(asked)
  if (fault) return refused(fault)
  const sort = sortIn(asked['sort'], index)
  if (!Array.isArray(sort)) return refused(sort)
  let isWanted: Test
  try {
    isWanted = readFilter(asked['filter'], index.settings.filterableAttributes)
  } catch (error) {
    if (error instanceof BadFilter) return refused(invalid('invalid_search_filter', error.message))
    throw error
  }
  const query = (asked['q'] as string | undefined) ?? ''
  const all = searchIn(index, { query, isWanted, sort })
  const max = index.settings.pagination.maxTotalHits
  const total = Math.min(all.length, max)
  const show = (from: number, count: number) =>
    all.slice(from, Math.min(from + count, max)).map((stored) => shown(stored, asked, index))
  const said = { query, processingTimeMs: 1 }
  if (asked['page'] === undefined && asked['hitsPerPage'] === undefined) {
    const offset = countIn(asked, 'offset', 0)
    const limit = countIn(asked, 'limit', 20)
    return outcome(200, {
      ...{ hits: show(offset, limit), ...said },
      ...{ limit, offset, estimatedTotalHits: total },
    })
  }
  const page = countIn(asked, 'page', 1)
  const hitsPerPage = countIn(asked, 'hitsPerPage', 20)
  const hits = page === 0 ? [] : show((page - 1) * hitsPerPage, hitsPerPage)
  const totalPages = hitsPerPage === 0 ? 0 : Math.ceil(total / hitsPerPage)
  return outcome(200, { hits, ...said, hitsPerPage, page, totalPages, totalHits: total })
}

const countIn = (asked: Body, name: string, usual: number) =>
  (asked[name] as number | undefined) ?? usual

function faultIn(asked: Body): Fault | undefined {
  const stranger = Object.keys(asked).find((name) => !known.includes(name))
  if (stranger !== undefined)
    return invalid('bad_request', `Unknown field \`${stranger}\`: expected one of the parameters`)
  if (asked['q'] !== undefined && typeof asked['q'] !== 'string')
    return invalid('invalid_search_q', 'Invalid value type at `.q`: expected a string')
  for (const name of ['offset', 'limit', 'page', 'hitsPerPage']) {
    const value = asked[name]
    if (value !== undefined && !(Number.isSafeInteger(value) && (value as number) >= 0))
      return invalid(
        `invalid_search_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`,
        `Invalid value at \`.${name}\`: expected a positive integer`,
      )
  }
  return undefined
}

function sortIn(asked: unknown, { settings }: Index): Rule[] | Fault {
  const wrong = (message: string) => invalid('invalid_search_sort', message)
  if (asked === undefined || asked === null) return []
  if (!Array.isArray(asked)) return wrong('Invalid value type at `.sort`: expected an array')
  if (!settings.rankingRules.includes('sort'))
    return wrong(
      'The sort ranking rule must be specified in the ranking rules settings to use the sort parameter at search time.',
    )
  const rules = asked.flatMap((each: unknown) => ruleOf(String(each)) ?? [])
  if (rules.length < asked.length)
    return wrong('Invalid syntax for the sort parameter: expected expression ending by `:asc`.')
  const stranger = rules.find(({ field }) => !settings.sortableAttributes.includes(field))
  return stranger ? wrong(`Attribute \`${stranger.field}\` is not sortable.`) : rules
}

function shown(stored: Body, asked: Body, { settings }: Index) {
  const wanted = (asked['attributesToRetrieve'] as readonly string[] | undefined) ?? ['*']
  const may = (name: string) =>
    [wanted, settings.displayedAttributes].every(
      (names) => names.includes('*') || names.includes(name),
    )
  return Object.fromEntries(Object.entries(stored).filter(([name]) => may(name)))
}
