import type {
  AdminGroup,
  AdminGroupSku,
} from '@mallard/contract/activities/group-buy/group-buy-admin.calls'
import { Progress } from 'antd'
import { seenTile } from '#platform/activity/seen-tile.ts'
import { AllRows } from '#platform/parts/all-rows.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { Sums } from '#platform/parts/sums.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { count, money } from '#platform/show.ts'
import styles from './group-buy.module.css'
import { groupTexts } from './group-buy.texts.ts'
import { percentOf, progressText } from './progress.ts'

/** How an activity goes, from those who saw it to those who paid; and what is taken of each SKU. */
export function GroupBoard({ group }: { group: AdminGroup }) {
  const texts = groupTexts.use()
  const { seen, people, units, ordered, paid, ended, refunded, paidAmount, cost, skus } = group
  return (
    <>
      <Sums
        sums={[
          { name: texts.progress, value: progressText(group, texts) },
          seenTile(texts, seen),
          { name: texts.joined, value: count(people), note: texts.units(count(units)) },
          { name: texts.ordered, value: count(ordered) },
          { name: texts.paid, value: count(paid), note: texts.paidRate(percentOf(paid, ordered)) },
          { name: texts.ended, value: count(ended), note: texts.refunded(count(refunded)) },
          { name: texts.revenue, value: money(paidAmount) },
          { name: texts.cost, value: money(cost), note: texts.costNote },
        ]}
      />
      <Panel
        isFlush
        title={texts.board}
        extra={group.state === 'RUN' && <Pill tone="good">{texts.live}</Pill>}
      >
        <AllRows rowKey="skuId" columns={columnsOf(texts)} rows={skus} width={560} />
      </Panel>
    </>
  )
}

function columnsOf(texts: ReturnType<typeof groupTexts.use>): ListColumn<AdminGroupSku>[] {
  return [
    {
      title: texts.sku,
      key: 'sku',
      render: (_, { pic, title, productAttr, price, salePrice, limit }) => (
        <div className={styles.named}>
          <Thumb pic={pic} />
          <div>
            {title} <span className="soft">{productAttr}</span>
            <div className="soft small">
              <strong>{money(price)}</strong> <s>{money(salePrice)}</s> · {texts.perPerson(limit)}
            </div>
          </div>
        </div>
      ),
    },
    {
      title: texts.taken,
      key: 'taken',
      width: 190,
      render: (_, { sold, reserved, quota }) => (
        <div className={styles.share}>
          <Progress
            aria-label={texts.taken}
            percent={percentOf(sold + reserved, quota)}
            success={{ percent: percentOf(sold, quota) }}
            size="small"
          />
          <span className="small">
            {count(sold + reserved)} / {count(quota)}
            {reserved > 0 && (
              <span className="soft">
                {' '}
                · {texts.unpaid} {count(reserved)}
              </span>
            )}
          </span>
        </div>
      ),
    },
    {
      title: texts.stock,
      key: 'available',
      width: 110,
      align: 'right',
      className: styles.figure!,
      render: (_, sku) => count(sku.available),
    },
  ]
}
