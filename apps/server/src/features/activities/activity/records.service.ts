import { ok, refuse, type Result, type Scope } from '@mallard/kernel'
import { offsetOf, paged, type Page as CountedPage, type PagePlace } from '#platform/db/counted.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import type { Page, Rows } from './records.repo.ts'

/** A list of what came of an activity, asked as `Asked` says. */
interface Records<Asked, Found, Row, View> {
  readonly find: (db: Db, scope: Scope, id: number, at: Date) => Promise<Found | undefined>
  readonly list: (
    db: Db,
    scope: Scope,
    id: number,
    page: Page,
    asked: Asked,
    at: Date,
  ) => Promise<Rows<Row>>
  /** The rows as staff read them. */
  readonly view: (rows: Row[], ctx: StaffCtx, found: Found) => View[] | Promise<View[]>
}

/** The call that lists what came of an activity of the store. */
export const recordsOf =
  <Asked, Found, Row, View>({ find, list, view }: Records<Asked, Found, Row, View>) =>
  async (
    ctx: StaffCtx,
    asked: Asked & PagePlace & { readonly id: number },
  ): Promise<Result<CountedPage<View>, 'notFound'>> => {
    const { services, scope, clock } = ctx
    const at = new Date(clock.now())
    const found = await find(services.db, scope, asked.id, at)
    if (!found) return refuse('notFound')
    const page = { offset: offsetOf(asked), limit: asked.pageSize }
    const { rows, total } = await list(services.db, scope, asked.id, page, asked, at)
    return ok(paged(await view(rows, ctx, found), total, asked))
  }
