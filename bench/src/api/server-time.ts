/** How many answers of each route took at most so many seconds, by the server's own clock. */
export type ServerTimes = ReadonlyMap<
  string,
  readonly { readonly upperBound: number; readonly count: number }[]
>

/**
 * Reads the histogram of `/metrics`: from the request's arrival to its answer's end, waiting for
 * its turn included.
 */
export async function serverTimes(shop: string): Promise<ServerTimes> {
  const text = await (await fetch(`${shop}/metrics`)).text()
  const times = new Map<string, { upperBound: number; count: number }[]>()
  for (const [, labels = '', count] of text.matchAll(
    /^http_request_duration_seconds_bucket\{(.*)\} (\d+)$/gm,
  )) {
    const route = /route="([^"]*)"/.exec(labels)?.[1]
    const upperBound = Number(/le="([^"]*)"/.exec(labels)?.[1]?.replace('+Inf', 'Infinity'))
    if (route === undefined || Number.isNaN(upperBound)) continue
    const buckets = times.get(route) ?? []
    times.set(route, buckets)
    const known = buckets.find((bucket) => bucket.upperBound === upperBound)
    if (known) known.count += Number(count)
    else buckets.push({ upperBound, count: Number(count) })
  }
  return times
}

/**
 * The median milliseconds of a route between two readings, calculated within the bucket that holds
 * it.
 */
export function medianBetween(before: ServerTimes, after: ServerTimes, route: string): number {
  const earlier = new Map(before.get(route)?.map(({ upperBound, count }) => [upperBound, count]))
  const buckets = (after.get(route) ?? [])
    .map(({ upperBound, count }) => ({ upperBound, count: count - (earlier.get(upperBound) ?? 0) }))
    .sort((a, b) => a.upperBound - b.upperBound)
  const half = (buckets.at(-1)?.count ?? 0) / 2
  if (half === 0) return Number.NaN
  const place = buckets.findIndex(({ count }) => count >= half)
  const [below, holding] = [buckets[place - 1] ?? { upperBound: 0, count: 0 }, buckets[place]!]
  const share = (half - below.count) / (holding.count - below.count)
  // The last bucket has no end: what lies in it took at least as long as the one before.
  const end = Number.isFinite(holding.upperBound) ? holding.upperBound : below.upperBound
  return 1000 * (below.upperBound + share * (end - below.upperBound))
}
