import { attributionTime } from '@mallard/contract/insight/share/attribution'
import type { ShareDays } from '@mallard/contract/insight/share/share-admin.calls'
import { day, ok, refuse, type Result } from '@mallard/kernel'
import type { StaffCtx } from '#platform/http/context.ts'
import { allShares, sharedGoods, sharers, sharesByChannel } from './share-admin.repo.ts'

/** Lines that a page of the back office shows. */
const maxLines = 50
/** As many days as may be asked for. */
const maxDays = 366

/** When a day of Beijing begins. */
const startOf = (date: string) => Date.parse(`${date}T00:00:00+08:00`)

export async function shares(
  ctx: StaffCtx,
  { from, until }: { from: string; until: string },
): Promise<Result<ShareDays, 'badInput'>> {
  const { db } = ctx.services
  const [begin, end] = [startOf(from), startOf(until) + day]
  if (end <= begin || end - begin > maxDays * day) return refuse('badInput', { field: 'from' })
  const span = {
    from: new Date(begin),
    until: new Date(end),
    since: new Date(begin - attributionTime),
    within: attributionTime,
  }
  const [all, channels, people, goods] = await Promise.all([
    allShares(db, ctx.scope, span),
    sharesByChannel(db, ctx.scope, span),
    sharers(db, ctx.scope, span, maxLines),
    sharedGoods(db, ctx.scope, span, ctx.locale, maxLines),
  ])
  return ok({ all, channels, sharers: people, goods })
}
