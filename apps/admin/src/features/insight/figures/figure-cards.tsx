import type { Figures, FigureSummary } from '@mallard/contract/insight/figures/figures-admin.calls'
import { Tooltip } from 'antd'
import { count, money } from '#platform/show.ts'
import { type Change, changeOf, pointsBetween, rate } from './figure-change.ts'
import styles from './home.module.css'
import { homeTexts } from './home.texts.ts'

interface CardProps {
  name: string
  /** What is counted, in words. */
  means: string
  value: string
  change: Change
  /** The same figure before, and when that was. */
  before: string
  beforeName: string
}

/** A figure with its definition, held against the one before. */
function FigureCard({ name, means, value, change, before, beforeName }: CardProps) {
  const texts = homeTexts.use()
  const words = {
    same: () => texts.same,
    new: () => undefined,
    up: (by: string) => texts.up(by),
    down: (by: string) => texts.down(by),
  }[change.kind]('by' in change ? change.by : '')
  return (
    <div className={styles.card}>
      <dt>
        <Tooltip title={means} trigger={['hover', 'focus', 'click']}>
          <button type="button" className={styles.term}>
            {name}
          </button>
        </Tooltip>
      </dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.before}>
        <span>
          {beforeName} {before}
        </span>
        {words && <span className={styles[change.kind]}>{words}</span>}
      </dd>
    </div>
  )
}

/** All figures of a span; those that one may not see are not there. */
export function FigureCards({
  data: { now, before },
  beforeName,
}: {
  data: FigureSummary
  beforeName: string
}) {
  const texts = homeTexts.use()
  const cardOf = (
    name: string,
    means: string,
    of: (figures: Figures) => number,
    show: (value: number) => string,
  ) => (
    <FigureCard
      {...{ name, means, beforeName }}
      value={show(of(now))}
      before={show(of(before))}
      change={changeOf(of(now), of(before))}
    />
  )
  return (
    <section aria-label={texts.figures}>
      <dl className={styles.cards}>
        {cardOf(texts.paid, texts.paidMeans, ({ paid }) => paid, money)}
        {cardOf(texts.orders, texts.ordersMeans, ({ orders }) => orders, count)}
        {cardOf(texts.buyers, texts.buyersMeans, ({ buyers }) => buyers, count)}
        {cardOf(texts.average, texts.averageMeans, ({ average }) => average, money)}
        {cardOf(texts.refunded, texts.refundedMeans, ({ refunded }) => refunded, money)}
        {now.visitors !== null &&
          cardOf(texts.visitors, texts.visitorsMeans, ({ visitors }) => visitors ?? 0, count)}
        {now.visitors !== null && <Conversion {...{ now, before, beforeName }} />}
      </dl>
    </section>
  )
}

function Conversion({
  now,
  before,
  beforeName,
}: {
  now: Figures
  before: Figures
  beforeName: string
}) {
  const texts = homeTexts.use()
  const [is, was] = [now.conversionBp, before.conversionBp]
  const show = (bp: number | null) => (bp === null ? texts.unknown : rate(bp))
  const between = is === null || was === null ? undefined : pointsBetween(is, was)
  const change: Change =
    between && 'by' in between
      ? { ...between, by: texts.points(between.by) }
      : (between ?? { kind: 'new' })
  return (
    <FigureCard
      name={texts.conversion}
      means={texts.conversionMeans}
      value={show(is)}
      before={show(was)}
      {...{ change, beforeName }}
    />
  )
}
