import { minute, ok, refuse, type Result } from '@mallard/kernel'
import type { Ctx } from '#platform/http/context.ts'
import { networkOf, takeOfNetwork } from '#platform/network-limit.ts'
import { NoTurn } from '#platform/turns.ts'
import { searchTags } from './cache-tags.ts'

/** All members of a network together. */
const membersFactor = 10

class TooMany extends Error {}

/** What makes a question one of its own, which no page that was kept answers. */
export interface Question {
  readonly q?: string | undefined
  readonly priceMin?: number | undefined
  readonly priceMax?: number | undefined
  readonly attrs?: string | undefined
  readonly grantUuid?: string | undefined
  readonly pageNum?: number | undefined
}

/** Pages of a list that shoppers really turn to; anyone who asks for more searches. */
const pagesOfList = 20

export function isSearch({
  q,
  priceMin,
  priceMax,
  attrs,
  grantUuid,
  pageNum = 1,
}: Question): boolean {
  return (
    [q, priceMin, priceMax, attrs, grantUuid].some((part) => part !== undefined && part !== '') ||
    pageNum > pagesOfList
  )
}

/**
 * Searching costs much more than asking for it: few at once, each network and each member so many
 * in a minute. Answers that are kept count for nothing.
 */
export async function searched<T>(
  ctx: Ctx,
  key: string,
  ttl: number,
  search: () => Promise<T>,
): Promise<Result<T, 'searchBusy'>> {
  const { cache, searchTurns } = ctx.services
  for (;;) {
    let isOwn = false
    try {
      const load = async () => {
        isOwn = true
        if (!(await maySearch(ctx))) throw new TooMany()
        return searchTurns.run(callerOf(ctx), search)
      }
      return ok(await cache.get(key, ttl, load, searchTags(ctx.scope)))
    } catch (error) {
      if (!(error instanceof TooMany) && !(error instanceof NoTurn)) throw error
      // Somebody else asked the same at the same moment, and it was them who was refused.
      if (isOwn) return refuse('searchBusy')
    }
  }
}

async function maySearch({
  services: { limiter, searchLimit },
  shopper,
  scope,
  ip,
}: Ctx): Promise<boolean> {
  if (!shopper) return takeOfNetwork(limiter, 'search', ip, searchLimit, minute)
  if (!(await limiter.take(`search:${scope.partnerId}-${shopper.id}`, searchLimit, minute)))
    return false
  return takeOfNetwork(limiter, 'search-members', ip, searchLimit * membersFactor, minute)
}

function callerOf({ shopper, scope, ip }: Ctx): string {
  return shopper ? `${scope.partnerId}-${shopper.id}` : networkOf(ip).line
}
