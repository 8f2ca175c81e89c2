import { z } from 'zod'
import { ArticleTile } from '../../content/article/article.fields.ts'
import { Moment, Money, PictureRef, ProductSn, SignedMoney } from '../../fields.ts'
import { commissionStatus, promoterStatus, withdrawStatus } from './fx.codes.ts'

export const PromoterStatusField = z.union([
  z.literal(promoterStatus.applying),
  z.literal(promoterStatus.active),
  z.literal(promoterStatus.rejected),
  z.literal(promoterStatus.disabled),
])

export const CommissionStatusField = z.union([
  z.literal(commissionStatus.frozen),
  z.literal(commissionStatus.settled),
  z.literal(commissionStatus.cancelled),
])

/** What a promoter has, in fen; what is available is below zero after a claw-back. */
export const Balances = z.object({
  available: SignedMoney,
  frozen: Money,
  withdrawing: Money,
  withdrawn: Money,
})
export type Balances = z.output<typeof Balances>

export const FxInit = z.object({
  /** Null: never applied. */
  status: PromoterStatusField.nullable(),
  /** Whether applications are taken. */
  isOpen: z.boolean(),
  /** What the form asks for. */
  fields: z.array(z.enum(['realName', 'phone', 'code', 'idTail'])),
  /** Code of the terms. */
  agreement: z.string(),
  /** The phone of the account. */
  phone: z.string(),
  /** Why an application was turned down, or a promoter stopped. */
  note: z.string(),
  /** From when on one may apply again; null: now. */
  againAt: Moment.nullable(),
  /** Basis points that a line brings at most and usually. */
  rateBp: z.number().int(),
  /** Whether new orders that one brings pay a commission. */
  earns: z.boolean(),
})
export type FxInit = z.output<typeof FxInit>

export const FxCenter = Balances.extend({
  /** The promoter's public number: it stands in the links. */
  sponsorId: z.string(),
  nickname: z.string(),
  /** 1 is the first one. */
  level: z.number().int(),
  /** Fen that are still to be earned for the next level; null: none is higher. */
  toNext: Money.nullable(),
  /** Commission of orders that were paid today and this month, without what was cancelled. */
  today: Money,
  month: Money,
  customers: z.number().int(),
  orders: z.number().int(),
})
export type FxCenter = z.output<typeof FxCenter>

/** The commission of one line of an order. */
export const Commission = z.object({
  id: z.number().int(),
  /** The line of the order: a return may be asked for it in the buyer's place, in role 2. */
  orderItemId: z.number().int(),
  /** The end of the order's number. */
  orderTail: z.string(),
  title: z.string(),
  pic: PictureRef,
  base: Money,
  bp: z.number().int(),
  /** What is left of it after refunds. */
  amount: Money,
  /** What refunds took back. */
  reversed: Money,
  status: CommissionStatusField,
  at: Moment,
  /** When it can be withdrawn; null: the order is not received yet. */
  settleAt: Moment.nullable(),
})
export type Commission = z.output<typeof Commission>

/** What one day or one item brought. */
export const Achievement = z.object({
  /** The day, `2026-11-21`, or the title of the goods. */
  name: z.string(),
  orders: z.number().int(),
  amount: Money,
  commission: Money,
})
export type Achievement = z.output<typeof Achievement>

export const FxCustomer = z.object({
  /** Masked. */
  nickname: z.string(),
  boundAt: Moment,
  /** Until when other links do not count. */
  protectUntil: Moment,
  orders: z.number().int(),
  amount: Money,
})
export type FxCustomer = z.output<typeof FxCustomer>

export const FxGoods = z.object({
  itemId: z.number().int(),
  productSn: ProductSn,
  title: z.string(),
  pic: PictureRef,
  price: Money,
  bp: z.number().int(),
  /** What one unit brings at its price of today. */
  commission: Money,
})
export type FxGoods = z.output<typeof FxGoods>

export const WithdrawStatusField = z.union([
  z.literal(withdrawStatus.reviewing),
  z.literal(withdrawStatus.approved),
  z.literal(withdrawStatus.paid),
  z.literal(withdrawStatus.rejected),
  z.literal(withdrawStatus.failed),
])

/** A bank card by the end of its number: the rest of it is never shown again. */
export const FxBank = z.object({
  id: z.number().int(),
  bankName: z.string(),
  cardTail: z.string(),
  isDefault: z.boolean(),
})
export type FxBank = z.output<typeof FxBank>

export const Withdrawal = z.object({
  id: z.number().int(),
  amount: Money,
  fee: Money,
  status: WithdrawStatusField,
  /** Why it was turned down or could not be paid. */
  reason: z.string(),
  bankName: z.string(),
  cardTail: z.string(),
  createTime: Moment,
  paidAt: Moment.nullable(),
})
export type Withdrawal = z.output<typeof Withdrawal>

/** What can be withdrawn, and how. */
export const CashOut = z.object({
  available: SignedMoney,
  min: Money,
  feeBp: z.number().int(),
  bank: FxBank.nullable(),
  /** One that is under way, in fen; a second one has to wait. */
  open: Money.nullable(),
  /** Withdrawals that may still be asked for today. */
  leftToday: z.number().int(),
  /** Masked: where the code goes. */
  phoneMasked: z.string(),
})
export type CashOut = z.output<typeof CashOut>

/** What a promoter may share. */
export const FxMaterial = z.object({
  sponsorId: z.string(),
  list: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      words: z.string(),
      goods: z
        .object({
          itemId: z.number().int(),
          productSn: ProductSn,
          title: z.string(),
          pic: PictureRef,
          price: Money,
        })
        .nullable(),
    }),
  ),
  /** The newest ones; each has a link of the promoter’s own. */
  articles: z.array(ArticleTile.pick({ url: true, title: true, summary: true, cover: true })),
  /** Coupons that only links of promoters lead to. */
  coupons: z.array(z.object({ grantUuid: z.string(), name: z.string() })),
})
export type FxMaterial = z.output<typeof FxMaterial>

/** What a link of the promoter brought so far. */
export const FxBrought = z.object({
  clicks: z.number().int(),
  orders: z.number().int(),
  amount: Money,
  commission: Money,
})
export type FxBrought = z.output<typeof FxBrought>
