import type { Ctx } from '#platform/http/context.ts'
import { questionOf, shownRows } from './indexed-rows.service.ts'
import { type Rows, rowsOf } from './list-rows.service.ts'
import type { Place } from './list.repo.ts'
import type { ListFilter, ListSort } from './matching.repo.ts'
import { few } from './search.service.ts'

/** As many hits as the database narrows and sorts itself. */
const maxFound = 1_000

/**
 * A page of what an external engine finds by a keyword; undefined without an engine, when it does
 * not answer, and when it finds next to nothing: the shop searches itself then.
 */
export async function engineRows(
  ctx: Ctx,
  filter: ListFilter,
  keyword: string,
  sort: ListSort,
  place: Place,
): Promise<Rows | undefined> {
  const wide = { ...filter, phrases: undefined }
  const question = { ...questionOf(wide, sort, place), keyword }
  const answer = await ctx.services.lists?.find(ctx.scope, question)
  if (!answer) return undefined
  const rows = answer.total < few ? undefined : await shownRows(ctx, wide, answer)
  if (rows) return rows
  // Behind, or left with little by the filter: the database narrows what the keyword finds.
  const found = await foundByEngine(ctx, keyword)
  return found && rowsOf(ctx, { ...wide, found }, sort, place)
}

/** The first goods that an external engine finds by a keyword alone, the best first. */
export async function foundByEngine(
  { scope, services: { lists } }: Ctx,
  keyword: string,
): Promise<readonly number[] | undefined> {
  const first = { offset: 0, limit: maxFound }
  const answer = await lists?.find(scope, { ...questionOf({}, 'default', first), keyword })
  return answer && answer.ids.length >= few ? answer.ids : undefined
}
