import type { VisitDays } from '@mallard/contract/insight/tracking/tracking-admin.calls'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import dayjs from 'dayjs'
import { type Range, rangeOf } from '#platform/day-span.ts'
import { saveBlob } from '#platform/files.ts'
import { Blank } from '#platform/parts/blank.tsx'
import { DaySpan } from '#platform/parts/day-span.tsx'
import { Loaded } from '#platform/parts/loaded.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { useFilters } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { count } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { VisitBars } from './visit-bars.tsx'
import { CountsTable } from './counts-table.tsx'
import { Funnel } from './funnel.tsx'
import { pageName } from './page-names.ts'
import { Shares } from './shares.tsx'
import { percent } from './visit-shares.ts'
import { csvOf } from './visits-csv.ts'
import styles from './visits.module.css'
import { keyText, visitsTexts } from './visits.texts.ts'

export default function VisitsScreen() {
  const texts = visitsTexts.use()
  const [filters, setFilters] = useFilters()
  const range = rangeOf(filters, dayjs().valueOf())
  const { api } = useSession()
  const answer = useQuery({
    ...api.trackingAdmin.visits.query({ ...range }),
    placeholderData: keepPreviousData,
    // As often as today is counted.
    refetchInterval: 60_000,
  })
  return (
    <>
      <PageHeader
        title={texts.title}
        hint={texts.hint}
        actions={
          <>
            <DaySpan range={range} onRange={setFilters} />
            <SaveButton data={answer.data} range={range} />
          </>
        }
      />
      <Loaded answer={answer} rows={10}>
        {(data) => <Counted data={data} />}
      </Loaded>
      <Shares range={range} />
    </>
  )
}

function SaveButton({ data, range }: { data: VisitDays | undefined; range: Range }) {
  const texts = visitsTexts.use()
  function save(visits: VisitDays) {
    const heads = [texts.part, texts.name, texts.views, texts.visits, texts.visitors]
    saveBlob(
      `visits-${range.from}-${range.until}.csv`,
      new Blob([csvOf(visits, heads, texts)], { type: 'text/csv;charset=utf-8' }),
    )
  }
  return (
    <Button disabled={!data} onClick={() => data && save(data)}>
      {texts.save}
    </Button>
  )
}

function Counted({
  data: { days, hours, pages, landings, referrers, hosts, devices, steps },
}: {
  data: VisitDays
}) {
  const texts = visitsTexts.use()
  const isEnglish = useLocale() === 'en'
  const sum = (of: 'views' | 'visits' | 'visitors') =>
    days.reduce((total, each) => total + each[of], 0)
  const [views, visits, visitors] = [sum('views'), sum('visits'), sum('visitors')]
  if (views === 0) return <Blank title={texts.none} text={texts.noneHint} />
  const words = (key: string) => keyText(key, isEnglish)
  const paid = steps.find(({ key }) => key === 'paid')?.visits ?? 0
  return (
    <div className={styles.page}>
      <Panel>
        <dl className={styles.tiles}>
          <Tile name={texts.visits} value={count(visits)} />
          <Tile
            name={texts.visitors}
            value={count(visitors)}
            note={days.length > 1 ? texts.visitorsHint : undefined}
          />
          <Tile name={texts.views} value={count(views)} />
          <Tile name={texts.perVisit} value={(views / visits).toFixed(1)} />
          <Tile name={texts.paidRate} value={percent(paid, visits)} note={texts.paidRateHint} />
        </dl>
      </Panel>
      <div className={styles.halves}>
        <Panel title={texts.byDay}>
          <VisitBars label={texts.byDay} counts={days} nameOf={(key) => key.slice(5)} />
        </Panel>
        <Panel title={texts.byHour}>
          <VisitBars label={texts.byHour} counts={everyHour(hours)} nameOf={texts.hour} />
        </Panel>
        <Panel title={texts.steps}>
          <Funnel steps={steps} />
          <p className="soft small" style={{ paddingTop: 12 }}>
            {texts.stepsHint}
          </p>
        </Panel>
        <CountsTable title={texts.landings} counts={landings} nameOf={(key) => key} />
        <CountsTable
          title={texts.pages}
          counts={pages}
          nameOf={(key) => pageName(key, isEnglish)}
        />
        <CountsTable
          title={texts.referrers}
          counts={referrers}
          nameOf={(key) => key || texts.direct}
        />
        <CountsTable title={texts.hosts} counts={hosts} nameOf={words} />
        <CountsTable title={texts.devices} counts={devices} nameOf={words} />
      </div>
    </div>
  )
}

function Tile({ name, value, note }: { name: string; value: string; note?: string | undefined }) {
  return (
    <div className={styles.tile}>
      <dt>{name}</dt>
      <dd>
        {value}
        {note && <small>{note}</small>}
      </dd>
    </div>
  )
}

/** Hours without a visit have a place as well. */
function everyHour(hours: VisitDays['hours']): VisitDays['hours'] {
  return Array.from({ length: 24 }, (_, hour) => {
    const key = String(hour).padStart(2, '0')
    return hours.find((each) => each.key === key) ?? { key, views: 0, visits: 0, visitors: 0 }
  })
}
