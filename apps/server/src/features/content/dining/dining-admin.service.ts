import { commentStates } from '@mallard/contract/content/article/article.codes'
import type { CommentState } from '@mallard/contract/content/article/article-admin.calls'
import type { AdminReceipt } from '@mallard/contract/content/dining/dining-admin.calls'
import { receiptLife } from '@mallard/contract/content/dining/dining.codes'
import { href } from '@mallard/contract/paths'
import { ok, refuse, type Result } from '@mallard/kernel'
import { audit, changesOf, makeOnce } from '#features/people/staff/index.ts'
import { offsetOf, type PagePlace, paged } from '#platform/db/counted.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { randomToken } from '#platform/secrets.ts'
import {
  commentsForAdmin,
  lockDishComment,
  receiptForAdmin,
  receiptsForAdmin,
  setJudged,
  type AdminReceiptRow,
  type CommentFilter,
  type ReceiptFilter,
} from './dining-admin.repo.ts'
import { insertReceipt } from './dining.repo.ts'
import { receiptState } from './dining.rules.ts'
import { commentView } from './dining.service.ts'

type Asked<Filter> = Omit<Filter, 'offset' | 'limit'> & PagePlace

function receiptView({ services, clock }: StaffCtx, row: AdminReceiptRow): AdminReceipt {
  const { id, token, table, dish, dishEn, createdAt, expiresAt, by } = row
  return {
    id,
    link: `${services.publicUrl}${href('dishesComment', {}, { token })}`,
    table,
    dish,
    dishEn,
    state: receiptState(row, clock.now()),
    createTime: createdAt.getTime(),
    expireTime: expiresAt.getTime(),
    by,
  }
}

export async function receipts(
  ctx: StaffCtx,
  { pageNum, pageSize, ...filter }: Asked<ReceiptFilter>,
) {
  const offset = offsetOf({ pageNum, pageSize })
  const { rows, total } = await receiptsForAdmin(
    ctx.services.db,
    ctx.scope,
    { ...filter, offset, limit: pageSize },
    new Date(ctx.clock.now()),
  )
  const list = rows.map((row) => receiptView(ctx, row))
  return ok(paged(list, total, { pageNum, pageSize }))
}

interface Issued {
  readonly requestId: string
  readonly table: string
  readonly dish: string
  readonly dishEn: string
}

/** Repeatable: the same request is answered with the receipt that it made. */
export async function issue(
  ctx: StaffCtx,
  { requestId, table, dish, dishEn }: Issued,
): Promise<Result<AdminReceipt, 'notFound'>> {
  const { scope, staff } = ctx
  const now = ctx.clock.now()
  return transact<AdminReceipt, 'notFound'>(ctx.services.db, async (trx) => {
    const id = await makeOnce(trx, ctx, 'dish.issue', requestId, async () => {
      const made = await insertReceipt(trx, scope, {
        token: randomToken(),
        table,
        dish,
        dishEn,
        staffId: staff.id,
        createdAt: new Date(now),
        expiresAt: new Date(now + receiptLife),
      })
      await audit(
        trx,
        ctx,
        'dish.issue',
        `dishReceipt ${made}`,
        changesOf({}, { title: dish, titleEn: dishEn }),
      )
      return made
    })
    const row = await receiptForAdmin(trx, scope, id)
    return row ? ok(receiptView(ctx, row)) : refuse('notFound')
  })
}

export async function comments(
  ctx: StaffCtx,
  { pageNum, pageSize, ...filter }: Asked<CommentFilter>,
) {
  const offset = offsetOf({ pageNum, pageSize })
  const wanted = { ...filter, offset, limit: pageSize }
  const { rows, total, waiting } = await commentsForAdmin(ctx.services.db, ctx.scope, wanted)
  const list = rows.map((row) => ({
    ...commentView(row),
    table: row.table,
    dish: row.dish,
    dishEn: row.dishEn,
    nickname: row.nickname ?? '',
    memberId: row.memberId,
    state: row.state,
    reason: row.reason,
  }))
  return ok({ ...paged(list, total, { pageNum, pageSize }), waiting })
}

/** `from` is what the operator saw: of two at once, one judges and the other is told. */
export async function judge(
  ctx: StaffCtx,
  { id, from, show, reason }: { id: number; from: CommentState; show: boolean; reason: string },
): Promise<Result<Record<string, never>, 'notFound' | 'versionConflict' | 'reasonNeeded'>> {
  const to = show ? commentStates.shown : commentStates.hidden
  if (!show && reason === '') return refuse('reasonNeeded')
  return transact<Record<string, never>, 'notFound' | 'versionConflict'>(
    ctx.services.db,
    async (trx) => {
      const before = await lockDishComment(trx, ctx.scope, id)
      if (!before) return refuse('notFound')
      if (before.state !== from || before.state === to) return refuse('versionConflict')
      await setJudged(trx, id, to, show ? '' : reason)
      await audit(trx, ctx, 'dish.judge', `dishComment ${id}`, {
        ...changesOf({ shown: before.state === commentStates.shown }, { shown: show }),
        ...(!show && { reason: { before: null, after: reason } }),
      })
      return ok({})
    },
  )
}
