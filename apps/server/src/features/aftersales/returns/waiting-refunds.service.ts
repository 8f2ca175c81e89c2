import type { ErrorName } from '@mallard/contract/errors'
import type { RefundProposal } from '@mallard/contract/aftersales/returns/refund-admin.calls'
import { actorType, fen } from '@mallard/kernel'
import {
  audit,
  changesOf,
  decideSecond,
  proposalViews,
  type Asked,
  type Said,
  type SecondLook,
} from '#features/people/staff/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { agree, inCase } from './proceed.service.ts'
import type { RefundAsk } from './refund.rules.ts'
import { makeRefund, planLocked } from './refund.service.ts'
import { reasonText } from './return-view.ts'
import { titlesOf } from './returns.repo.ts'
import { textIn } from '#platform/locale.rules.ts'

interface OfOrder {
  readonly storeId: number
  readonly orderSn: string
}

/** A refund on the store's word. */
interface OwnRefund extends OfOrder, RefundAsk {
  readonly applyId?: never
}

/** What a shopper asked for of goods that stay with them: their money, or the goods once more. */
interface Agreed extends OfOrder, Pick<RefundAsk, 'lines' | 'freightAmount' | 'reasonCode'> {
  readonly applyId: string
  readonly isSentAgain: boolean
  /** fen */
  readonly amount: number
  readonly restock: false
}

export type WaitingRefund = OwnRefund | Agreed

/** What gives money or goods of an order away and takes a second person. */
export const refundLook: SecondLook<WaitingRefund, RefundProposal> = {
  kind: 'refund',
  subjectOf: ({ applyId, orderSn }) =>
    applyId === undefined ? `order ${orderSn}` : `return ${applyId}`,
  storeOf: ({ storeId }) => storeId,
  views,
}

export const decideRefund = (ctx: StaffCtx, said: Said) =>
  decideSecond(ctx, refundLook, said, {
    carryOut: (trx, _, { change, staffId }) =>
      change.applyId === undefined
        ? carryOutRefund(trx, ctx, change, staffId)
        : carryOutAgreement(trx, ctx, change),
  })

async function carryOutRefund(
  trx: Db,
  ctx: StaffCtx,
  { storeId: _storeId, orderSn, applyId: _applyId, ...asked }: OwnRefund,
  wantedBy: number,
): Promise<ErrorName | undefined> {
  const planned = await planLocked(trx, ctx.scope, orderSn, asked)
  if (!planned.ok) return planned.refusal
  const made = await makeRefund(ctx.services, trx, {
    ...planned.value,
    asked,
    by: { wanted: wantedBy, agreed: ctx.staff.id },
  })
  if (!made.ok) return made.refusal
  const after = { ...asked, applyId: made.value.applyId }
  await audit(trx, ctx, 'refund.set', `order ${orderSn}`, changesOf({}, after))
  return undefined
}

async function carryOutAgreement(
  trx: Db,
  ctx: StaffCtx,
  { applyId, amount, isSentAgain }: Agreed,
): Promise<ErrorName | undefined> {
  const actor = { actorType: actorType.staff, actorId: ctx.staff.id }
  const done = await inCase(ctx.services, trx, applyId, ctx.scope, actor, (each) =>
    agree(each, isSentAgain ? {} : { amount }),
  )
  if (!done.ok) return done.refusal
  await audit(trx, ctx, 'refund.set', `return ${applyId}`, changesOf({}, { amount }))
  return undefined
}

async function views(
  ctx: StaffCtx,
  rows: readonly Asked<WaitingRefund>[],
): Promise<RefundProposal[]> {
  const ids = rows.flatMap(({ change }) => change.lines.map(({ orderItemId }) => orderItemId))
  const titles =
    ids.length > 0
      ? await titlesOf(ctx.services.db, ctx.scope, ids)
      : new Map<number, readonly [string, string]>()
  const shown = await proposalViews(ctx, refundLook.kind, rows)
  return rows.map(({ change }, index) => {
    const { orderSn, amount, freightAmount, restock, reasonCode, lines } = change
    return {
      ...shown[index]!,
      orderSn,
      applyId: change.applyId ?? null,
      isSentAgain: change.applyId !== undefined && change.isSentAgain,
      amount: fen(amount),
      freightAmount: fen(freightAmount),
      restock,
      reasonText: reasonText(reasonCode, ctx.locale),
      lines: lines.map(({ orderItemId, quantity }) => ({
        title: textIn(ctx.locale, titles.get(orderItemId) ?? ['', '']),
        quantity,
      })),
    }
  })
}
