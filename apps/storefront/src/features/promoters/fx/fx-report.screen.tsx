import { maxFxDays } from '@mallard/contract/promoters/fx/fx.codes'
import type { Achievement, FxCustomer } from '@mallard/contract/promoters/fx/fx.fields'
import { beijingDateTime } from '@mallard/kernel'
import { Calendar, type Choice } from '@mallard/ui/calendar'
import { Card } from '@mallard/ui/card'
import { Chip } from '@mallard/ui/chip'
import { addDays, spanOf, type Day } from '@mallard/ui/date-picker'
import { Empty, ErrorState } from '@mallard/ui/empty'
import { LoadMore } from '@mallard/ui/load-more'
import { useLocale } from '@mallard/ui/locale'
import { SkeletonRows } from '@mallard/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi, type Api } from '#platform/api.ts'
import { dayText } from '#platform/moment-text.ts'
import { defineScreen } from '#platform/screen.ts'
import { usePages } from '#platform/use-pages.ts'
import { lastDays } from './last-days.rules.ts'
import styles from './fx.module.css'
import { fxTexts } from './fx.texts.ts'
import { Bar, Bones, Figure, sum } from './parts.tsx'

const customersQuery = (api: Api, page: number) => api.fx.myCustomer.query({ page })

export default defineScreen('fxReport', {
  queries: ({ api }) => ({
    customers: customersQuery(api, 1),
    days: api.fx.myAchievement.query({ range: 7, by: 'day' }),
  }),
  head: ({ locale }) => ({ title: fxTexts.of(locale).reportTitle, noIndex: true }),
  Skeleton: () => <Bones title={fxTexts().reportTitle} label={fxTexts().reportLoading} />,
  Screen: ({ data: { customers } }) => (
    <>
      <Bar title={fxTexts().reportTitle} />
      <Report customers={customers} />
    </>
  ),
})

/** Days from which a report can begin, before today. */
const furthestBack = 730

interface Days {
  readonly range: number
  /** The last of them; undefined: today. */
  readonly until?: Day
}

function Report({ customers }: { customers: { list: readonly FxCustomer[]; hasNext: boolean } }) {
  const texts = fxTexts()
  const [days, setDays] = useState<Days>({ range: 7 })
  const [isChoosing, setChoosing] = useState(false)
  const [today] = useState(() => beijingDateTime(Date.now()).slice(0, 10))
  const { range, until } = days
  const chosen: Choice = until === undefined ? [] : [addDays(until, 1 - range), until]
  return (
    <div className={styles.page}>
      <div className={styles.choices}>
        <Chip selected={!until && range === 7} onPress={() => setDays({ range: 7 })}>
          {texts.week}
        </Chip>
        <Chip selected={!until && range === 30} onPress={() => setDays({ range: 30 })}>
          {texts.thirty}
        </Chip>
        <Chip selected={until !== undefined} onPress={() => setChoosing(true)}>
          {until === undefined ? texts.ownDays : chosen.map((day) => day.slice(5)).join(' – ')}
        </Chip>
      </div>
      <Calendar
        open={isChoosing}
        onClose={() => setChoosing(false)}
        title={texts.ownDays}
        kind="range"
        value={chosen}
        min={addDays(today, -furthestBack)}
        max={today}
        maxRange={maxFxDays}
        today={today}
        onConfirm={([first, last = first]) => {
          if (first !== undefined && last !== undefined)
            setDays({ range: spanOf(first, last), until: last })
        }}
      />
      <Sums days={days} />
      <Customers first={customers} />
    </div>
  )
}

/** What the days brought: in all, each of them, and by goods. */
function Sums({ days: asked }: { days: Days }) {
  const texts = fxTexts()
  const api = useApi()
  const perDay = useQuery(api.fx.myAchievement.query({ ...asked, by: 'day' }))
  const perGoods = useQuery(api.fx.myAchievement.query({ ...asked, by: 'goods' }))
  const lost = [perDay, perGoods].filter(({ data, isError }) => !data && isError)
  if (lost.length > 0)
    return (
      <ErrorState
        onRetry={() => lost.forEach(({ refetch }) => void refetch())}
        busy={lost.some(({ isFetching }) => isFetching)}
      />
    )
  const { data: days } = perDay
  const { data: goods } = perGoods
  const total = (of: (row: Achievement) => number) =>
    (days ?? []).reduce((all, row) => all + of(row), 0)
  return (
    <>
      <Card>
        <div className={styles.figures}>
          <Figure name={texts.commission}>{`¥${sum(total((row) => row.commission))}`}</Figure>
          <Figure name={texts.sales}>{`¥${sum(total((row) => row.amount))}`}</Figure>
          <Figure name={texts.orders}>{total((row) => row.orders)}</Figure>
        </div>
      </Card>
      <Card title={texts.perDay}>
        {days ? <Bars rows={days} asked={asked} /> : <SkeletonRows count={2} />}
      </Card>
      <Card title={texts.perGoods}>
        {goods && goods.length === 0 && <p className={styles.soft}>{texts.noSales}</p>}
        <ul>
          {goods?.map(({ name, orders, amount, commission }) => (
            <li key={name} className={styles.row}>
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={`tnum ${styles.soft}`}>
                  {texts.times(orders)} · ¥{sum(amount)}
                </span>
              </span>
              <span className={`tnum ${styles.sum}`} translate="no">{`¥${sum(commission)}`}</span>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}

/** A bar a day; the sums stand in its name, for those who cannot see it. */
function Bars({ rows, asked: { range, until } }: { rows: readonly Achievement[]; asked: Days }) {
  const texts = fxTexts()
  const [now] = useState(() => Date.now())
  const last = until === undefined ? now : Date.parse(`${until}T00:00:00+08:00`)
  const days = lastDays(rows, range, last)
  const max = Math.max(1, ...days.map(({ commission }) => commission))
  if (rows.length === 0) return <p className={styles.soft}>{texts.noSales}</p>
  return (
    <>
      <div className={styles.bars}>
        {days.map(({ name, commission }) => (
          <span
            key={name}
            role="img"
            aria-label={`${name} ¥${sum(commission)}`}
            title={`${name} ¥${sum(commission)}`}
            className={styles.bar}
            style={{ blockSize: `max(1px, ${(commission * 100) / max}%)` }}
          />
        ))}
      </div>
      <div className={`tnum ${styles.days}`}>
        <span>{days[0]?.name.slice(5)}</span>
        <span>{days.at(-1)?.name.slice(5)}</span>
      </div>
    </>
  )
}

function Customers({ first }: { first: { list: readonly FxCustomer[]; hasNext: boolean } }) {
  const texts = fxTexts()
  const locale = useLocale()
  const api = useApi()
  const { items, state, loadMore } = usePages<FxCustomer>(first, (page) =>
    customersQuery(api, page),
  )
  if (items.length === 0) return <Empty title={texts.noCustomers} note={texts.noneYetNote} />
  return (
    <Card title={texts.myCustomers}>
      <ul>
        {items.map(({ nickname, boundAt, protectUntil, orders, amount }) => (
          <li key={`${nickname} ${boundAt}`} className={styles.row}>
            <span className={styles.words}>
              <span>{nickname}</span>
              <span className={`tnum ${styles.soft}`}>
                {texts.bound(dayText(boundAt, locale), dayText(protectUntil, locale))}
              </span>
            </span>
            <span className={`tnum ${styles.sum}`}>
              <span translate="no">{`¥${sum(amount)}`}</span>
              <span className={styles.soft}>{texts.times(orders)}</span>
            </span>
          </li>
        ))}
      </ul>
      <LoadMore state={state} onLoad={loadMore} doneText={texts.done} />
    </Card>
  )
}
