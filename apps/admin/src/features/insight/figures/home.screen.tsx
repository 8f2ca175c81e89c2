import type { FigureSummary } from '@mallard/contract/insight/figures/figures-admin.calls'
import {
  type FigureReach,
  figureReaches,
  type FigureSpan,
  figureSpans,
} from '@mallard/contract/insight/figures/figures.codes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Segmented } from 'antd'
import { lazy } from 'react'
import { Loaded } from '#platform/parts/loaded.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { useFilters } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime, money } from '#platform/show.ts'
import { among } from './among.ts'
import { ChartPanel } from './chart-panel.tsx'
import { FigureCards } from './figure-cards.tsx'
import styles from './home.module.css'
import { beforeWords, homeTexts } from './home.texts.ts'
import { ReachChoice } from './reach-choice.tsx'
import { ToDos } from './to-dos.tsx'

// What draws them is three times as large as the page.
const HourChart = lazy(async () => ({ default: (await import('./sales-charts.tsx')).HourChart }))
const DayChart = lazy(async () => ({ default: (await import('./sales-charts.tsx')).DayChart }))

/** What the back office opens with: what waits, and how the store does. */
export default function HomeScreen() {
  const texts = homeTexts.use()
  return useSession().can('figure.read') ? (
    <HomeWithSales />
  ) : (
    <>
      <PageHeader title={texts.title} />
      <ToDos />
    </>
  )
}

function HomeWithSales() {
  const texts = homeTexts.use()
  const befores = beforeWords.use()
  const { api } = useSession()
  const [filters, setFilters] = useFilters()
  const span = among(figureSpans, filters.get('span'))
  const reach = among(figureReaches, filters.get('reach'))
  const answer = useQuery({
    ...api.figuresAdmin.summary.query({ span, reach }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
  return (
    <>
      <PageHeader
        title={texts.title}
        hint={answer.data && <CountedHint data={answer.data} />}
        actions={<Choices {...{ span, reach }} onChoose={setFilters} />}
      />
      <div className={styles.page}>
        <Loaded answer={answer} rows={4}>
          {(data) => <FigureCards data={data} beforeName={befores[span]} />}
        </Loaded>
        <ToDos />
        {answer.data && <Charts data={answer.data} span={span} />}
      </div>
    </>
  )
}

function CountedHint({ data: { at, stores } }: { data: FigureSummary }) {
  const texts = homeTexts.use()
  const until = texts.until(dateTime(at))
  return stores > 1 ? `${until} · ${texts.storesTogether(stores)}` : until
}

function Choices({
  span,
  reach,
  onChoose,
}: {
  span: FigureSpan
  reach: FigureReach
  onChoose: (chosen: { span?: FigureSpan; reach?: FigureReach }) => void
}) {
  const texts = homeTexts.use()
  return (
    <>
      <ReachChoice reach={reach} onReach={(chosen) => onChoose({ reach: chosen })} />
      <Segmented<FigureSpan>
        aria-label={texts.span}
        value={span}
        onChange={(chosen) => onChoose({ span: chosen })}
        options={figureSpans.map((value) => ({ value, label: texts[value] }))}
      />
    </>
  )
}

function Charts({ data: { hours, days }, span }: { data: FigureSummary; span: FigureSpan }) {
  const texts = homeTexts.use()
  const befores = beforeWords.use()
  const names =
    span === 'yesterday'
      ? ([texts.yesterday, befores.yesterday] as const)
      : ([texts.today, texts.yesterday] as const)
  const moneyOf = (fen: number | null) => (fen === null ? '—' : money(fen))
  return (
    <div className={styles.halves}>
      <ChartPanel
        title={texts.byHour}
        none={hours.some(({ paid, before }) => paid || before) ? undefined : texts.noHours}
        rows={hours}
        rowKey="hour"
        columns={[
          { title: texts.time, key: 'hour', render: (_, { hour }) => texts.hour(hour) },
          { title: names[0], key: 'paid', align: 'end', render: (_, { paid }) => moneyOf(paid) },
          {
            title: names[1],
            key: 'before',
            align: 'end',
            render: (_, { before }) => money(before),
          },
        ]}
      >
        <HourChart label={texts.byHour} {...{ hours, names }} />
      </ChartPanel>
      <ChartPanel
        title={texts.byDay}
        none={days.some(({ paid, refunded }) => paid || refunded) ? undefined : texts.noDays}
        rows={days.toReversed()}
        rowKey="day"
        columns={[
          { title: texts.day, dataIndex: 'day' },
          { title: texts.paid, key: 'paid', align: 'end', render: (_, { paid }) => money(paid) },
          {
            title: texts.refunded,
            key: 'refunded',
            align: 'end',
            render: (_, { refunded }) => money(refunded),
          },
        ]}
      >
        <DayChart label={texts.byDay} days={days} />
      </ChartPanel>
    </div>
  )
}
