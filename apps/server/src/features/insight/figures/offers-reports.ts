import { orderKindText } from '@mallard/contract/trade/order/order-kind-words'
import { methodCell } from '#features/people/export/index.ts'
import { localised, textIn } from '#platform/locale.rules.ts'
import { defineReport, type ReportSource } from './report.ts'
import {
  couponNames,
  feesByMethod,
  type Named,
  partTotals,
  type PartRow,
  promotionNames,
} from './report.repo.ts'
import { shareOf } from './report.rules.ts'

interface MethodRow extends PartRow {
  /** Of all that was paid. */
  readonly share: number | null
  readonly fee: number | null
}

async function methodRows(source: ReportSource): Promise<MethodRow[]> {
  const [rows, fees] = await Promise.all([partTotals(source, 'method'), feesByMethod(source)])
  const all = rows.reduce((sum, { paid }) => sum + paid, 0)
  return rows.map((row) => ({
    ...row,
    share: shareOf(row.paid, all),
    fee: fees.get(row.key) ?? null,
  }))
}

export const paymentsReport = defineReport<MethodRow>({
  name: 'payments',
  title: ['支付方式', 'Ways to pay'],
  means: ['按付款时间。', 'By the time of payment.'],
  chart: { by: 'method', bars: ['paid'] },
  columns: [
    {
      key: 'method',
      title: ['支付方式', 'Way to pay'],
      kind: 'text',
      of: ({ key }, locale) => methodCell(key, locale) || key,
    },
    {
      key: 'orders',
      title: ['订单数', 'Orders'],
      kind: 'count',
      isSum: true,
      of: ({ orders }) => orders,
    },
    {
      key: 'paid',
      title: ['支付金额', 'Paid'],
      kind: 'money',
      isSum: true,
      of: ({ paid }) => paid,
    },
    {
      key: 'share',
      title: ['金额占比', 'Share'],
      kind: 'rate',
      of: ({ share }) => share,
    },
    {
      key: 'fee',
      title: ['手续费', 'Fees'],
      means: [
        '渠道账单中这些天的手续费；账单未取到或没有写明的为空。',
        'What the channels’ bills of these days say; empty where none does.',
      ],
      kind: 'money',
      isSum: true,
      of: ({ fee }) => fee,
    },
  ],
  read: methodRows,
})

interface OfferRow extends PartRow {
  readonly what: 'kind' | 'promotion'
  readonly name: Named | undefined
}

const idsOf = (rows: readonly PartRow[]) =>
  rows.map(({ key }) => Number(key)).filter(Number.isSafeInteger)

async function offerRows(source: ReportSource): Promise<OfferRow[]> {
  const [kinds, promotions] = await Promise.all([
    partTotals(source, 'kind'),
    partTotals(source, 'promotion'),
  ])
  const names = await promotionNames(source.db, source.stores.partnerId, idsOf(promotions))
  return [
    ...kinds.map((row): OfferRow => ({ ...row, what: 'kind', name: undefined })),
    // What is no promotion of its own stands under its way to buy.
    ...promotions.flatMap((row): OfferRow[] => {
      const name = names.get(row.key)
      return name ? [{ ...row, what: 'promotion', name }] : []
    }),
  ]
}

const effectColumns = [
  {
    key: 'orders',
    title: ['订单数', 'Orders'],
    kind: 'count',
    of: ({ orders }: PartRow) => orders,
  },
  {
    key: 'newBuyers',
    title: ['新客', 'New buyers'],
    means: [
      '第一次在这家店付款的会员；多天为每天之和。',
      'Members who paid in the store for the first time; over several days the sum of each.',
    ],
    kind: 'count',
    of: ({ newBuyers }: PartRow) => newBuyers,
  },
  {
    key: 'paid',
    title: ['支付金额', 'Paid'],
    means: ['这些订单的实付金额，含其他商品。', 'All that was paid for these orders.'],
    kind: 'money',
    of: ({ paid }: PartRow) => paid,
  },
  {
    key: 'cost',
    title: ['优惠金额', 'Cost'],
    means: ['它让出的金额。', 'What it took off.'],
    kind: 'money',
    of: ({ cost }: PartRow) => cost,
  },
  {
    key: 'ratio',
    title: ['优惠占比', 'Share of cost'],
    means: ['优惠金额 ÷（支付金额 + 优惠金额）。', 'Cost divided by paid and cost together.'],
    kind: 'rate',
    of: ({ paid, cost }: PartRow) => shareOf(cost, paid + cost),
  },
] as const

export const offersReport = defineReport<OfferRow>({
  name: 'offers',
  title: ['活动效果', 'Activities and promotions'],
  means: [
    '每种购买方式和每个促销活动带来的订单；一单用了几个促销就各算一次。',
    'What each way to buy and each promotion brought; an order with several stands under each.',
  ],
  chart: { by: 'name', bars: ['paid', 'cost'] },
  columns: [
    {
      key: 'what',
      title: ['类型', 'Kind'],
      kind: 'text',
      of: ({ what }, locale) =>
        textIn(locale, what === 'kind' ? ['购买方式', 'Way to buy'] : ['促销', 'Promotion']),
    },
    {
      key: 'name',
      title: ['名称', 'Name'],
      kind: 'text',
      of: ({ key, name }, locale) =>
        name
          ? localised(locale, name.name, name.nameEn)
          : orderKindText(Number(key), locale === 'en'),
    },
    ...effectColumns,
  ],
  read: offerRows,
})

interface CouponRow extends PartRow {
  readonly name: Named | undefined
}

async function couponRows(source: ReportSource): Promise<CouponRow[]> {
  const rows = await partTotals(source, 'coupon')
  const names = await couponNames(source.db, source.stores.partnerId, idsOf(rows))
  return rows.map((row) => ({ ...row, name: names.get(row.key) }))
}

export const couponsReport = defineReport<CouponRow>({
  name: 'coupons',
  title: ['优惠券效果', 'Coupons'],
  means: ['用了券的已支付订单，按付款时间。', 'Paid orders with a coupon, by the time of payment.'],
  chart: { by: 'name', bars: ['paid', 'cost'] },
  columns: [
    {
      key: 'name',
      title: ['优惠券', 'Coupon'],
      kind: 'text',
      of: ({ key, name }, locale) => (name ? localised(locale, name.name, name.nameEn) : `#${key}`),
    },
    ...effectColumns,
  ],
  read: couponRows,
})
