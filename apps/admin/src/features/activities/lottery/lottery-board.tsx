import type {
  AdminLottery,
  AdminPrize,
} from '@mallard/contract/activities/lottery/lottery-admin.calls'
import { AllRows } from '#platform/parts/all-rows.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { DayTable } from '#platform/parts/day-table.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Sums } from '#platform/parts/sums.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { count, money } from '#platform/show.ts'
import { oddsText } from './lottery-draft.ts'
import styles from './lottery.module.css'
import { lotteryTexts } from './lottery.texts.ts'

/** How a lottery goes: who came and drew, what each prize did, and what it cost. */
export function LotteryBoard({ lottery: { figures, prizes, days } }: { lottery: AdminLottery }) {
  const texts = lotteryTexts.use()
  return (
    <>
      <Sums
        sums={[
          { name: texts.seen, value: count(figures.seen) },
          {
            name: texts.drew,
            value: count(figures.members),
            note: texts.drawsOf(count(figures.draws)),
          },
          {
            name: texts.pointsGiven,
            value: count(figures.pointsGiven),
            note: texts.pointsPaid(count(figures.pointsPaid)),
          },
          {
            name: texts.goods,
            value: count(figures.goods),
            note: `${money(figures.goodsAmount)} · ${texts.couponsOf(count(figures.coupons))}`,
          },
        ]}
      />
      <Panel title={texts.prizes}>
        <AllRows rowKey="id" columns={columnsOf(texts)} rows={prizes} width={520} />
      </Panel>
      <DayTable
        days={days}
        figures={[
          { title: texts.seen, of: ({ seen }) => count(seen) },
          { title: texts.drew, of: ({ members }) => count(members) },
          { title: texts.draws, of: ({ draws }) => count(draws) },
          { title: texts.pointsIn, of: ({ pointsPaid }) => count(pointsPaid) },
          { title: texts.pointsGiven, of: ({ pointsGiven }) => count(pointsGiven) },
          { title: texts.coupons, of: ({ coupons }) => count(coupons) },
          { title: texts.goods, of: ({ goods }) => count(goods) },
          { title: texts.goodsAmount, of: ({ goodsAmount }) => money(goodsAmount) },
        ]}
      />
    </>
  )
}

function columnsOf(texts: ReturnType<typeof lotteryTexts.use>): ListColumn<AdminPrize>[] {
  return [
    {
      title: texts.prizeName,
      key: 'name',
      render: (_, { pic, name, what }) => (
        <div className={styles.named}>
          {pic && <Thumb pic={pic} />}
          <div>
            {name}
            {what && <div className="soft small">{what}</div>}
          </div>
        </div>
      ),
    },
    {
      title: texts.kind,
      key: 'type',
      width: 90,
      render: (_, { type }) => texts[`type${type}`],
    },
    {
      title: texts.odds,
      key: 'odds',
      width: 90,
      align: 'right',
      className: styles.figure ?? '',
      render: (_, { weight }) => oddsText(weight),
    },
    {
      title: texts.won,
      key: 'won',
      width: 130,
      align: 'right',
      className: styles.figure ?? '',
      render: (_, { won, quota }) =>
        quota === null ? count(won) : `${count(won)} / ${count(quota)}`,
    },
  ]
}
