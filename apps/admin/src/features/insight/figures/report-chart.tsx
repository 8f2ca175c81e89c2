import type { Report } from '@mallard/contract/insight/figures/figures-admin.calls'
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { count } from '#platform/show.ts'
import { homeTexts } from './home.texts.ts'
import { cellText } from './report-cells.ts'

const colours = ['var(--brand)', 'var(--blue)']
/** So many bars are told apart. */
const maxBars = 31

/** What a report draws of its rows: those of days in their order, of others the first ones. */
export default function ReportChart({ report }: { report: Report }) {
  const texts = homeTexts.use()
  const { columns, rows, chart, title } = report
  const placeOf = (key: string) => columns.findIndex((column) => column.key === key)
  const by = placeOf(chart.by)
  const bars = chart.bars.map((key) => ({ key, column: columns[placeOf(key)] }))
  const isMoney = bars[0]?.column?.kind === 'money'
  const shown = rows.slice(0, columns[by]?.kind === 'day' ? rows.length : maxBars)
  // The latest day is read first, and drawn last.
  const points = (columns[by]?.kind === 'day' ? shown.toReversed() : shown).map((row) => ({
    name: String(row[by] ?? ''),
    ...Object.fromEntries(bars.map(({ key }) => [key, row[placeOf(key)]])),
  }))
  const kind = isMoney ? 'money' : 'count'
  const said = (value: unknown) => (typeof value === 'number' ? cellText(kind, value) : '')
  return (
    <ResponsiveContainer width="100%" height={260}>
      <BarChart data={points} title={title} desc={texts.chartKeys}>
        <CartesianGrid stroke="var(--hair)" vertical={false} />
        <XAxis
          dataKey="name"
          stroke="var(--ink-2)"
          fontSize={12}
          tickLine={false}
          minTickGap={16}
        />
        <YAxis
          stroke="var(--ink-2)"
          fontSize={12}
          tickLine={false}
          axisLine={false}
          width="auto"
          tickFormatter={(value: number) => count(isMoney ? value / 100 : value)}
        />
        <Tooltip formatter={said} cursor={{ fill: 'var(--fill)' }} />
        <Legend iconType="square" />
        {bars.map(({ key, column }, place) => (
          <Bar
            key={key}
            dataKey={key}
            name={column?.title ?? key}
            fill={colours[place] ?? 'var(--ink-2)'}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}
