import { localised } from '#platform/locale.rules.ts'
import { averageOf } from './figures.rules.ts'
import { defineReport } from './report.ts'
import { goodsTotals, type GoodsRow, salesByDay, type SalesRow } from './report.repo.ts'
import { shareOf } from './report.rules.ts'

export const salesReport = defineReport<SalesRow>({
  name: 'sales',
  title: ['每日销售', 'Sales by day'],
  means: [
    '按付款时间归到当天；退款按到账时间归到当天，与订单何时付款无关。',
    'By the day on which orders were paid; refunds by the day on which they were paid back, whenever the order was paid.',
  ],
  chart: { by: 'day', bars: ['paid', 'refunded'] },
  columns: [
    { key: 'day', title: ['日期', 'Day'], kind: 'day', of: ({ day }) => day },
    {
      key: 'orders',
      title: ['订单数', 'Orders'],
      means: ['当天付清的订单，0 元订单也算。', 'Orders paid that day, free ones included.'],
      kind: 'count',
      isSum: true,
      of: ({ orders }) => orders,
    },
    {
      key: 'gross',
      title: ['销售总额', 'Gross'],
      means: ['优惠前的商品金额加运费。', 'Goods at their prices and freight, before discounts.'],
      kind: 'money',
      isSum: true,
      of: ({ gross }) => gross,
    },
    {
      key: 'discount',
      title: ['优惠', 'Discount'],
      means: [
        '促销、优惠券、积分、运费减免和商家改价之和。',
        'Promotions, coupons, points, freight and what staff took off.',
      ],
      kind: 'money',
      isSum: true,
      of: ({ gross, paid }) => gross - paid,
    },
    {
      key: 'paid',
      title: ['支付金额', 'Paid'],
      kind: 'money',
      isSum: true,
      of: ({ paid }) => paid,
    },
    {
      key: 'refunds',
      title: ['退款笔数', 'Refunds'],
      kind: 'count',
      isSum: true,
      of: ({ refunds }) => refunds,
    },
    {
      key: 'refunded',
      title: ['退款金额', 'Refunded'],
      kind: 'money',
      isSum: true,
      of: ({ refunded }) => refunded,
    },
    {
      key: 'net',
      title: ['净额', 'Net'],
      means: ['支付金额减退款金额。', 'Paid less refunded.'],
      kind: 'money',
      isSum: true,
      of: ({ paid, refunded }) => paid - refunded,
    },
    {
      key: 'average',
      title: ['客单价', 'Average order'],
      kind: 'money',
      of: ({ paid, orders }) => averageOf(paid, orders),
    },
  ],
  read: salesByDay,
})

export const goodsReport = defineReport<GoodsRow>({
  name: 'goods',
  title: ['商品转化', 'Goods from view to sale'],
  means: [
    '从看到商品到付款，支付金额高的在前。',
    'From seeing goods to paying for them; what brought most comes first.',
  ],
  chart: { by: 'name', bars: ['paid'] },
  columns: [
    {
      key: 'name',
      title: ['商品', 'Goods'],
      kind: 'text',
      of: ({ name, nameEn }, locale) => localised(locale, name, nameEn),
    },
    {
      key: 'views',
      title: ['浏览量', 'Views'],
      means: ['商品页被打开的次数。', 'How often the page was opened.'],
      kind: 'count',
      isSum: true,
      of: ({ views }) => views,
    },
    {
      key: 'visits',
      title: ['访问数', 'Visits'],
      means: ['看过它的访问。', 'Visits that saw it.'],
      kind: 'count',
      of: ({ visits }) => visits,
    },
    {
      key: 'carts',
      title: ['到购物车', 'To the cart'],
      means: [
        '看过它、又到过购物车或结算的访问。',
        'Of those, the visits that came to the cart or the checkout.',
      ],
      kind: 'count',
      of: ({ carts }) => carts,
    },
    {
      key: 'orders',
      title: ['支付订单', 'Orders'],
      means: ['有它的已支付订单。', 'Paid orders that hold it.'],
      kind: 'count',
      of: ({ orders }) => orders,
    },
    {
      key: 'units',
      title: ['支付件数', 'Units'],
      kind: 'count',
      isSum: true,
      of: ({ units }) => units,
    },
    {
      key: 'paid',
      title: ['支付金额', 'Paid'],
      means: ['优惠后的商品金额，不含运费。', 'After discounts, without freight.'],
      kind: 'money',
      isSum: true,
      of: ({ paid }) => paid,
    },
    {
      key: 'rate',
      title: ['支付转化率', 'Conversion'],
      means: ['支付订单 ÷ 访问数。', 'Orders divided by visits.'],
      kind: 'rate',
      of: ({ orders, visits }) => shareOf(orders, visits),
    },
  ],
  read: goodsTotals,
})
