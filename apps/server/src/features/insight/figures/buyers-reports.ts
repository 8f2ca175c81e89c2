import { textIn } from '#platform/locale.rules.ts'
import { defineReport, type ReportSource } from './report.ts'
import { cohortRows, type CohortRow, partDays, partTotals, type PartRow } from './report.repo.ts'
import { groupedBy, shareOf } from './report.rules.ts'

export const provincesReport = defineReport<PartRow>({
  name: 'provinces',
  title: ['地区', 'Provinces'],
  means: ['按收货地址的省份。', 'By the province of the address.'],
  chart: { by: 'province', bars: ['paid'] },
  columns: [
    {
      key: 'province',
      title: ['省份', 'Province'],
      kind: 'text',
      of: ({ key }, locale) => key || textIn(locale, ['无收货地址', 'No address']),
    },
    {
      key: 'orders',
      title: ['订单数', 'Orders'],
      kind: 'count',
      isSum: true,
      of: ({ orders }) => orders,
    },
    {
      key: 'buyers',
      title: ['支付人数', 'Buyers'],
      means: ['多天为每天之和。', 'Over several days the sum of each.'],
      kind: 'count',
      of: ({ buyers }) => buyers,
    },
    {
      key: 'paid',
      title: ['支付金额', 'Paid'],
      kind: 'money',
      isSum: true,
      of: ({ paid }) => paid,
    },
  ],
  read: (source) => partTotals(source, 'province'),
})

interface BuyersDay {
  readonly day: string
  readonly fresh: PartRow | undefined
  readonly back: PartRow | undefined
}

async function buyersDays(source: ReportSource): Promise<BuyersDay[]> {
  const days = groupedBy(await partDays(source, 'buyer'), ({ day }) => day)
  return [...days].map(([day, rows]) => ({
    day,
    fresh: rows.find(({ key }) => key === 'new'),
    back: rows.find(({ key }) => key === 'back'),
  }))
}

export const buyersReport = defineReport<BuyersDay>({
  name: 'buyers',
  title: ['新客与老客', 'New and returning buyers'],
  means: [
    '新客：这一天之前没有在这家店付过款的会员。没有订单的日子不列。',
    'New: members who had paid for nothing in the store before that day. Days without an order are left out.',
  ],
  chart: { by: 'day', bars: ['newPaid', 'backPaid'] },
  columns: [
    { key: 'day', title: ['日期', 'Day'], kind: 'day', of: ({ day }) => day },
    {
      key: 'new',
      title: ['新客人数', 'New buyers'],
      kind: 'count',
      isSum: true,
      of: ({ fresh }) => fresh?.buyers ?? 0,
    },
    {
      key: 'newPaid',
      title: ['新客支付', 'Paid by new'],
      kind: 'money',
      isSum: true,
      of: ({ fresh }) => fresh?.paid ?? 0,
    },
    {
      key: 'back',
      title: ['老客人数', 'Returning'],
      means: ['每天各算一次。', 'Each day counts them once.'],
      kind: 'count',
      of: ({ back }) => back?.buyers ?? 0,
    },
    {
      key: 'backPaid',
      title: ['老客支付', 'Paid by returning'],
      kind: 'money',
      isSum: true,
      of: ({ back }) => back?.paid ?? 0,
    },
    {
      key: 'share',
      title: ['老客金额占比', 'Share of returning'],
      kind: 'rate',
      of: ({ fresh, back }) => shareOf(back?.paid ?? 0, (fresh?.paid ?? 0) + (back?.paid ?? 0)),
    },
  ],
  read: buyersDays,
})

interface Cohort extends CohortRow {
  /** Who came in that month, and months since. */
  readonly size: number
  readonly months: number
}

const monthsBetween = (from: string, until: string): number =>
  (Number(until.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(until.slice(5, 7)) -
  Number(from.slice(5, 7))

async function cohorts(source: ReportSource): Promise<Cohort[]> {
  const rows = await cohortRows(source)
  const sizes = new Map(
    rows.filter(({ began, month }) => began === month).map(({ began, buyers }) => [began, buyers]),
  )
  return rows.map((row) => ({
    ...row,
    size: sizes.get(row.began) ?? 0,
    months: monthsBetween(row.began, row.month),
  }))
}

export const cohortsReport = defineReport<Cohort>({
  name: 'cohorts',
  title: ['按月留存', 'Cohorts by month'],
  means: [
    '在所选月份第一次付款的会员，之后各月还有多少人付款。每天凌晨更新。',
    'Of those who paid first in the chosen months, how many paid in each month since. As of last night.',
  ],
  chart: { by: 'month', bars: ['buyers'] },
  columns: [
    {
      key: 'began',
      title: ['首次付款月', 'First month'],
      kind: 'month',
      of: ({ began }) => began.slice(0, 7),
    },
    {
      key: 'size',
      title: ['首月人数', 'Members'],
      kind: 'count',
      of: ({ size }) => size,
    },
    { key: 'month', title: ['月份', 'Month'], kind: 'month', of: ({ month }) => month.slice(0, 7) },
    {
      key: 'months',
      title: ['第几个月', 'Months since'],
      kind: 'count',
      of: ({ months }) => months,
    },
    {
      key: 'buyers',
      title: ['付款人数', 'Buyers'],
      kind: 'count',
      of: ({ buyers }) => buyers,
    },
    {
      key: 'kept',
      title: ['留存率', 'Retention'],
      means: ['付款人数 ÷ 首月人数。', 'Buyers divided by the members of the first month.'],
      kind: 'rate',
      of: ({ buyers, size }) => shareOf(buyers, size),
    },
    {
      key: 'paid',
      title: ['支付金额', 'Paid'],
      kind: 'money',
      isSum: true,
      of: ({ paid }) => paid,
    },
  ],
  read: cohorts,
})
