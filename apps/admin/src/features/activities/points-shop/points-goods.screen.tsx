import type { AdminPointsGoods } from '@mallard/contract/activities/points-shop/points-shop-admin.calls'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { Sums } from '#platform/parts/sums.tsx'
import { addressOf } from '#platform/places.ts'
import { useSession } from '#platform/session.ts'
import { count, dateTime, money } from '#platform/show.ts'
import { costText } from './cost-text.ts'
import { Exchanges } from './exchanges.tsx'
import { PointsGoodsForm } from './points-goods.form.tsx'
import { pointsGoodsTexts } from './points-goods.texts.ts'
import { tones } from './state-tone.ts'
import { useClosePointsGoods, usePointsGoods } from './use-points-goods.ts'

/** One offer for points: its figures, and who took it. */
export default function PointsGoodsScreen({ id }: { id: string }) {
  const texts = pointsGoodsTexts.use()
  const { scope, can } = useSession()
  const { data: goods, error, refetch } = usePointsGoods(Number(id))
  const [over, setOver] = useState<'edit' | 'close'>()
  const back = { to: addressOf(scope, 'points-goods'), text: texts.title }
  if (!goods)
    return (
      <>
        <PageHeader title={texts.title} back={back} />
        {error ? (
          <LoadFailed error={error} onAgain={refetch} />
        ) : (
          <Skeleton active paragraph={{ rows: 8 }} />
        )}
      </>
    )
  const { state } = goods
  const mayWrite = can('promotion.write')
  const close = () => setOver(undefined)
  return (
    <>
      <PageHeader
        title={goods.title}
        back={back}
        beside={<Pill tone={tones[state]}>{texts[state]}</Pill>}
        hint={<Hint goods={goods} mayWrite={mayWrite} />}
        actions={
          mayWrite && (
            <>
              {(state === 'WAIT' || state === 'RUN') && (
                <Button danger onClick={() => setOver('close')}>
                  {texts.close}
                </Button>
              )}
              {state === 'WAIT' && <Button onClick={() => setOver('edit')}>{texts.edit}</Button>}
            </>
          )
        }
      />
      <Figures goods={goods} />
      {can('order.read') && <Exchanges id={goods.id} isLive={state === 'RUN'} />}
      {over === 'edit' && <PointsGoodsForm of={goods} onClose={close} />}
      {over === 'close' && <EndForm goods={goods} onClose={close} />}
    </>
  )
}

function Hint({ goods, mayWrite }: { goods: AdminPointsGoods; mayWrite: boolean }) {
  const texts = pointsGoodsTexts.use()
  const { id, kind, productAttr, points, cashAmount, level, startAt, endAt, closeReason } = goods
  return (
    <>
      {[texts[kind], productAttr].filter(Boolean).join(' ')} ·{' '}
      {costText(points, cashAmount, texts.unit)} · {level ? texts.levelFrom(level) : texts.everyone}{' '}
      · {dateTime(startAt)} – {dateTime(endAt)}
      {closeReason && ` · ${texts.closedBecause(closeReason)}`}
      {!mayWrite && ` · ${texts.readOnly}`}
      <AuditLink object={`pointsGoods ${id}`} />
    </>
  )
}

/** From those who saw the shop to what came of this, and what that cost. */
function Figures({ goods: { quota, reserved, sold, figures } }: { goods: AdminPointsGoods }) {
  const texts = pointsGoodsTexts.use()
  const { seen, members, exchanges, unpaid, closed, points, cash, cost } = figures
  return (
    <Sums
      sums={[
        { name: texts.seen, value: count(seen), note: texts.members },
        { name: texts.joined, value: count(members) },
        { name: texts.exchanges, value: count(exchanges), note: texts.unpaid(count(unpaid)) },
        { name: texts.closedUnpaid, value: count(closed) },
        {
          name: texts.taken,
          value: `${count(reserved + sold)} / ${count(quota)}`,
          note: texts.held(count(reserved)),
        },
        { name: texts.spent, value: count(points) },
        { name: texts.cashPaid, value: money(cash) },
        { name: texts.cost, value: money(cost), note: texts.costNote },
      ]}
    />
  )
}

function EndForm({
  goods: { id, title },
  onClose,
}: {
  goods: AdminPointsGoods
  onClose: () => void
}) {
  const texts = pointsGoodsTexts.use()
  return (
    <ReasonForm
      words={{
        title: texts.closeTitle(title),
        hint: texts.closeHint,
        label: texts.closeReason,
        needed: texts.closeNeeded,
        usual: texts.closeUsual,
        ok: texts.close,
        cancel: texts.cancel,
      }}
      most={200}
      call={useClosePointsGoods()}
      inputOf={(reason) => ({ id, reason })}
      done={texts.closed}
      onClose={onClose}
    />
  )
}
