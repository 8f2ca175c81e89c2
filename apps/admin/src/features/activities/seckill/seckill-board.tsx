import type {
  AdminSeckill,
  AdminSeckillSku,
} from '@mallard/contract/activities/seckill/seckill-admin.calls'
import { fen } from '@mallard/kernel'
import { Progress } from 'antd'
import { seenTile } from '#platform/activity/seen-tile.ts'
import { AllRows } from '#platform/parts/all-rows.tsx'
import type { ListColumn } from '#platform/parts/card-list.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { Sums } from '#platform/parts/sums.tsx'
import { Thumb } from '#platform/parts/thumb.tsx'
import { count, money } from '#platform/show.ts'
import { sharePercent } from './share.ts'
import styles from './seckill.module.css'
import { seckillTexts } from './seckill.texts.ts'

/** How a session goes: what is taken, placed, paid and refused, in all and of each SKU. */
export function SeckillBoard({
  session: { state, seen, reminders, skus },
}: {
  session: AdminSeckill
}) {
  const texts = seckillTexts.use()
  const sum = (of: (sku: AdminSeckillSku) => number) => skus.reduce((all, sku) => all + of(sku), 0)
  const [quota, sold, reserved, placed, paid] = [
    sum((sku) => sku.quota),
    sum((sku) => sku.sold),
    sum((sku) => sku.reserved),
    sum((sku) => sku.placed),
    sum((sku) => sku.paid),
  ]
  return (
    <>
      <Sums
        sums={[
          seenTile(texts, seen),
          {
            name: texts.taken,
            value: `${sharePercent(sold + reserved, quota)}%`,
            note: `${count(sold + reserved)} ${texts.ofQuota(count(quota))}`,
          },
          { name: texts.placed, value: count(placed) },
          {
            name: texts.paid,
            value: count(paid),
            note: texts.paidRate(sharePercent(paid, placed)),
          },
          { name: texts.refused, value: count(sum((sku) => sku.refused)), note: texts.times },
          { name: texts.revenue, value: money(fen(sum((sku) => sku.sold * sku.price))) },
          { name: texts.reminders, value: count(reminders) },
        ]}
      />
      <Panel
        isFlush
        title={texts.board}
        extra={state === 'RUN' && <Pill tone="good">{texts.live}</Pill>}
      >
        <AllRows rowKey="skuId" columns={columnsOf(texts)} rows={skus} width={760} />
      </Panel>
    </>
  )
}

function columnsOf(texts: ReturnType<typeof seckillTexts.use>): ListColumn<AdminSeckillSku>[] {
  return [
    {
      title: texts.sku,
      key: 'sku',
      render: (_, { pic, title, attr, price, salePrice, limit }) => (
        <div className={styles.named}>
          <Thumb pic={pic} />
          <div>
            {title} <span className="soft">{attr}</span>
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
      render: (_, sku) => (
        <div className={styles.share}>
          <Progress
            aria-label={texts.taken}
            percent={sharePercent(sku.sold + sku.reserved, sku.quota)}
            success={{ percent: sharePercent(sku.sold, sku.quota) }}
            size="small"
          />
          <span className="small">
            {count(sku.sold + sku.reserved)} / {count(sku.quota)}
            {sku.reserved > 0 && (
              <span className="soft">
                {' '}
                · {texts.unpaid} {count(sku.reserved)}
              </span>
            )}
          </span>
        </div>
      ),
    },
    {
      title: texts.placed,
      key: 'placed',
      width: 80,
      align: 'right',
      className: styles.figure!,
      render: (_, sku) => count(sku.placed),
    },
    {
      title: texts.paid,
      key: 'paid',
      width: 80,
      align: 'right',
      className: styles.figure!,
      render: (_, sku) => count(sku.paid),
    },
    {
      title: texts.refused,
      key: 'refused',
      width: 90,
      align: 'right',
      className: styles.figure!,
      render: (_, sku) => count(sku.refused),
    },
    {
      title: texts.stock,
      key: 'available',
      width: 100,
      align: 'right',
      className: styles.figure!,
      render: (_, sku) => count(sku.available),
    },
  ]
}
