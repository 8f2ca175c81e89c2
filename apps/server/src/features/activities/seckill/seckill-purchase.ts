import { activityState } from '@mallard/contract/activities/activity/activity.codes'
import { payWithin } from '@mallard/contract/activities/seckill/seckill.codes'
import type { ErrorName } from '@mallard/contract/errors'
import { href } from '@mallard/contract/paths'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { ok, refuse, type Instant, type Refused } from '@mallard/kernel'
import { z } from 'zod'
import { activityNames, fixedPrice, openedWith } from '#features/activities/activity/index.ts'
import { skuIdOfCode } from '#features/catalog/catalog/index.ts'
import type { PurchaseKind, Together } from '#features/trade/checkout/index.ts'
import { admit, knownGone, noteRefusal } from './admission.ts'
import { freeUnits, jointReservationOf, reservationOf, sellUnits } from './quota.repo.ts'
import { findOffer, type Offer } from './seckill.repo.ts'
import { saleState, unitsLeft } from './seckill.rules.ts'

/** What a flash-sale checkout and its order keep. */
const Context = z.strictObject({
  seckillId: z.number().int(),
  skuId: z.number().int(),
  productSn: z.string(),
  name: z.string(),
  nameEn: z.string(),
  /** Fen of one unit. */
  price: z.number().int(),
  quantity: z.number().int(),
  limit: z.number().int(),
  endAt: z.number().int(),
})
export type SeckillContext = z.output<typeof Context>

export interface SeckillInput {
  readonly seckillId: number
  readonly productSn: string
  readonly quantity: number
}

const refusals = {
  wait: 'seckillWait',
  chance: 'seckillChance',
  soldOut: 'seckillSoldOut',
  ended: 'seckillOver',
} as const satisfies Record<string, ErrorName>

/** What a member has taken, and may take. */
const shareOf = ({ shares, limit }: Offer, memberId: number) =>
  shares[memberId] ?? { units: 0, most: limit }

/** Why a member cannot buy so many units now. */
function offerRefusal(
  offer: Offer,
  memberId: number,
  quantity: number,
  now: Instant,
): Refused<ErrorName> | undefined {
  const state = saleState(offer, offer, now)
  if (state === 'wait' || state === 'ended') return refuse(refusals[state])
  if (shareOf(offer, memberId).units + quantity > offer.limit)
    return refuse('seckillLimit', { limit: offer.limit })
  if (state !== 'selling') return refuse(refusals[state])
  const left = unitsLeft(offer)
  return quantity > left ? refuse('seckillFew', { left }) : undefined
}

/** Why an order cannot take its units, in the words and the order of `reservationOf`. */
function takingRefusal(
  offer: Offer,
  memberId: number,
  { price, quantity, limit }: SeckillContext,
  now: Instant,
): Refused<ErrorName> | undefined {
  if (activityState(offer, now) !== 'RUN') return refuse('seckillOver')
  const { units, most } = shareOf(offer, memberId)
  if (price !== offer.price || quantity > offer.limit || units + quantity > most)
    return refuse('seckillLimit', { limit })
  if (offer.sold + offer.reserved + quantity <= offer.quota) return undefined
  return refuse(offer.reserved > 0 ? 'seckillChance' : 'seckillSoldOut')
}

/** Everybody comes at one moment (docs/decisions/0212). */
const together: Together<SeckillContext, SeckillInput> = {
  open: async ({ db, scope, now }, wishes) => {
    const { seckillId, productSn } = wishes[0]!.input
    const sku = skuIdOfCode(scope.partnerId, productSn)
    const memberIds = wishes.map(({ memberId }) => memberId)
    const offer = await findOffer(db, scope, seckillId, sku, memberIds)
    return wishes.map(({ memberId, input: { quantity } }) => {
      if (!offer) return refuse('notFound')
      const refused = offerRefusal(offer, memberId, quantity, now)
      if (refused) return refused
      const { skuId, name, nameEn, price, limit, endAt } = offer
      const terms = { seckillId, skuId, productSn, name, nameEn, price, quantity, limit, endAt }
      return ok({ productSn, quantity, context: terms })
    })
  },
  gone: ({ db, now }, { seckillId, productSn }) => knownGone(db, seckillId, productSn, now),
  stand: async ({ db, scope, now }, { seckillId, skuId }, memberIds) => {
    const offer = await findOffer(db, scope, seckillId, skuId, memberIds)
    return (
      offer && {
        left: offer.quota - offer.sold - offer.reserved,
        refusalOf: (memberId, context) => takingRefusal(offer, memberId, context, now),
      }
    )
  },
  refused: ({ db, now }, { seckillId, productSn }, refusal) =>
    noteRefusal(db, seckillId, productSn, refusal, now),
  reserve: jointReservationOf,
}

/** Flash sale (activities.md §1). */
export const seckillPurchase: PurchaseKind<SeckillContext, SeckillInput> = {
  ...fixedPrice<SeckillContext>({
    code: orderKind.seckill,
    nameOf: activityNames({ zh: '限时秒杀', en: 'Flash sale' }),
    idOf: ({ seckillId }) => seckillId,
    priceOf: ({ skuId, price }, id) => (id === skuId ? price : undefined),
    path: ({ seckillId, productSn }, scope) =>
      href('seckillDetail', { ...scope, id: seckillId, productSn }),
  }),
  context: Context,
  payWithin,
  refundPolicy: { freesQuota: false },
  open: async (occasion, owner, input) => {
    const [opening] = await together.open(occasion, [{ memberId: owner.memberId, input }])
    if (!opening?.ok) return opening ?? refuse('notFound')
    const { context, ...line } = opening.value
    return openedWith(owner, line, context)
  },
  refusal: async ({ now }, { context }) =>
    now >= context.endAt ? refuse('seckillOver') : undefined,
  reserve: (owner, { context }, at) => reservationOf(owner, context, at),
  admit: ({ db, now }, { context: { seckillId, productSn } }, write) =>
    admit({ db, seckillId, productSn, now: () => now }, write),
  together,
  confirm: (trx, orders) => sellUnits(trx, orders),
  release: (trx, orders) => freeUnits(trx, orders),
}
