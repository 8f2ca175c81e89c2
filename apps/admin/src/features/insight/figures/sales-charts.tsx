import type { FigureSummary } from '@mallard/contract/insight/figures/figures-admin.calls'
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { count, money } from '#platform/show.ts'
import { homeTexts } from './home.texts.ts'

const height = 240
const axis = { stroke: 'var(--ink-2)', fontSize: 12, tickLine: false } as const
const margin = { top: 8, right: 12, bottom: 0, left: 0 }
const yuan = (fen: number) => count(fen / 100)
const said = (value: unknown) => (typeof value === 'number' ? money(value) : '')

interface HourChartProps {
  hours: FigureSummary['hours']
  label: string
  /** What the days are called. */
  names: readonly [now: string, before: string]
}

/** What each hour brought, over the same hour of the day before. */
export function HourChart({ hours, label, names }: HourChartProps) {
  const texts = homeTexts.use()
  const points = hours.map(({ hour, paid, before }) => ({ name: texts.hour(hour), paid, before }))
  return (
    <ResponsiveContainer width="100%" height={height}>
      <LineChart data={points} margin={margin} title={label} desc={texts.chartKeys}>
        <CartesianGrid stroke="var(--hair)" vertical={false} />
        <XAxis dataKey="name" {...axis} minTickGap={24} />
        <YAxis {...axis} axisLine={false} tickFormatter={yuan} width="auto" />
        <Tooltip formatter={said} />
        <Legend iconType="plainline" />
        <Line
          name={names[1]}
          dataKey="before"
          stroke="var(--ink-2)"
          strokeDasharray="5 4"
          strokeWidth={1.5}
          dot={false}
          isAnimationActive={false}
        />
        <Line
          name={names[0]}
          dataKey="paid"
          stroke="var(--brand)"
          strokeWidth={2}
          dot={false}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  )
}

/** What each day brought, and what went back on it. */
export function DayChart({ days, label }: { days: FigureSummary['days']; label: string }) {
  const texts = homeTexts.use()
  const points = days.map(({ day, ...sums }) => ({ name: day.slice(5), ...sums }))
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart data={points} margin={margin} title={label} desc={texts.chartKeys}>
        <CartesianGrid stroke="var(--hair)" vertical={false} />
        <XAxis dataKey="name" {...axis} minTickGap={16} />
        <YAxis {...axis} axisLine={false} tickFormatter={yuan} width="auto" />
        <Tooltip formatter={said} cursor={{ fill: 'var(--fill)' }} />
        <Legend iconType="square" />
        <Bar name={texts.paid} dataKey="paid" fill="var(--brand)" isAnimationActive={false} />
        <Bar
          name={texts.refunded}
          dataKey="refunded"
          fill="var(--blue)"
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}
