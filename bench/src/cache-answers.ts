/** By kind of cache: how many were asked for, and how many of them it had. */
export type CacheAnswers = ReadonlyMap<string, { readonly had: number; readonly read: number }>

/** Reads from `/metrics` what the caches of a shop's process have answered since its start. */
export async function cacheAnswers(shop: string): Promise<CacheAnswers> {
  const text = await (await fetch(`${shop}/metrics`)).text()
  const answers = new Map<string, { had: number; read: number }>()
  for (const [, kind = '', from, count] of text.matchAll(
    /^mallard_cache_answers_total\{cache="([^"]*)",from="([^"]*)"\} (\d+)$/gm,
  )) {
    const known = answers.get(kind) ?? { had: 0, read: 0 }
    known[from === 'read' ? 'read' : 'had'] += Number(count)
    answers.set(kind, known)
  }
  return answers
}

/** Which caches answers are kept in, and what of them; the rest know who asks and at what price. */
const told: Readonly<Record<string, string>> = {
  page: 'page',
  list: 'list',
  facets: 'facets',
  recommend: 'list',
  reviews: 'list',
  goods: 'goods',
  'list-places': 'places',
  'list-count': 'total',
  'list-many': 'size',
  understood: 'meaning',
}

/**
 * Of how many of `count` answers each cache had its part, between two readings: `list 0 %, total 97
 * %`. What nothing asked for is left out.
 */
export function answeredByCaches(before: CacheAnswers, after: CacheAnswers, count: number): string {
  return Object.entries(told)
    .flatMap(([kind, name]) => {
      const [from, to] = [before.get(kind), after.get(kind)]
      const [had, read] = [(to?.had ?? 0) - (from?.had ?? 0), (to?.read ?? 0) - (from?.read ?? 0)]
      return had + read === 0 ? [] : [`${name} ${Math.round((100 * had) / count)} %`]
    })
    .join(', ')
}
