import { activityState } from '@mallard/contract/activities/activity/activity.codes'
import { payWithin } from '@mallard/contract/activities/postage/postage.codes'
import type { ErrorName } from '@mallard/contract/errors'
import { href } from '@mallard/contract/paths'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { refuse, type Instant, type Refused } from '@mallard/kernel'
import { z } from 'zod'
import { activityNames, fixedPrice, openedWith } from '#features/activities/activity/index.ts'
import type { PurchaseKind } from '#features/trade/checkout/index.ts'
import { freeUnits, reservationOf, sellUnits } from './claim.repo.ts'
import { findPostage, standingOf, type PostageRow, type Standing } from './postage.repo.ts'
import { unitsLeft } from './postage.rules.ts'

/** What the checkout of a trial and its order keep. */
const Context = z.strictObject({
  promotionId: z.number().int(),
  /** The public name of the trial. */
  uuid: z.string(),
  skuId: z.number().int(),
  name: z.string(),
  nameEn: z.string(),
  /** Fen of the one unit. */
  price: z.number().int(),
})
export type PostageContext = z.output<typeof Context>

/** Why somebody cannot take a trial now. */
export function refusalOf(
  row: PostageRow,
  { orderSn, isNew }: Standing,
  now: Instant,
): Refused<ErrorName> | undefined {
  const state = activityState(row, now)
  if (state === 'WAIT') return refuse('postageWait')
  if (state !== 'RUN') return refuse('postageOver')
  if (orderSn !== null) return refuse('postageJoined')
  if (row.audience === 'new' && !isNew) return refuse('postageNotNew')
  return unitsLeft(row) === 0 ? refuse('postageGone') : undefined
}

/** The postage is the price of the goods. */
const sale = fixedPrice<PostageContext>({
  code: orderKind.postage,
  nameOf: activityNames({ zh: '付邮试用', en: 'Trial' }),
  idOf: ({ promotionId }) => promotionId,
  priceOf: ({ skuId, price }, id) => (id === skuId ? price : undefined),
  path: ({ uuid }, scope) => href('postageDetail', { ...scope, postageUuid: uuid }),
})

/** Trial for the postage (activities.md §3). */
export const postagePurchase: PurchaseKind<PostageContext, { readonly uuid: string }> = {
  ...sale,
  context: Context,
  payWithin,
  refundPolicy: { freesQuota: false },
  open: async ({ db, scope, now }, owner, { uuid }) => {
    const row = await findPostage(db, scope, { uuid })
    if (!row) return refuse('notFound')
    const standing = await standingOf(db, scope, row.id, owner.memberId)
    const refused = refusalOf(row, standing, now)
    if (refused) return refused
    const { id: promotionId, skuId, productSn, name, nameEn, postageAmount: price } = row
    const context = { promotionId, uuid, skuId, name, nameEn, price }
    return openedWith(owner, { productSn, quantity: 1 }, context)
  },
  refusal: async ({ db, scope, now }, { context, memberId }) => {
    const row = await findPostage(db, scope, { uuid: context.uuid })
    if (!row) return refuse('notFound')
    return refusalOf(row, await standingOf(db, scope, row.id, memberId), now)
  },
  price: async (...asked) => ({ ...(await sale.price(...asked)), isFreightFree: true }),
  reserve: (owner, { context }, at, orderSn) => reservationOf(owner, context, at, orderSn),
  confirm: sellUnits,
  release: freeUnits,
}
