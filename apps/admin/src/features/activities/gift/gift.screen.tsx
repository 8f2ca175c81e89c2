import type { AdminGift } from '@mallard/contract/activities/gift/gift-admin.calls'
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
import { Claims } from './claims.tsx'
import { GiftForm } from './gift.form.tsx'
import { giftTexts } from './gift.texts.ts'
import { tones } from './state-tone.ts'
import { useCloseGift, useGift } from './use-gifts.ts'

/** One gift: its figures, and who took it. */
export default function GiftScreen({ id }: { id: string }) {
  const texts = giftTexts.use()
  const { scope, can } = useSession()
  const { data: gift, error, refetch } = useGift(Number(id))
  const [over, setOver] = useState<'edit' | 'close'>()
  const back = { to: addressOf(scope, 'gifts'), text: texts.title }
  if (!gift)
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
  const { state } = gift
  const mayWrite = can('promotion.write')
  const close = () => setOver(undefined)
  return (
    <>
      <PageHeader
        title={gift.name}
        back={back}
        beside={<Pill tone={tones[state]}>{texts[state]}</Pill>}
        hint={<Hint gift={gift} mayWrite={mayWrite} />}
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
      <Figures gift={gift} />
      {can('order.read') && <Claims id={gift.id} isLive={state === 'RUN'} />}
      {over === 'edit' && <GiftForm of={gift} onClose={close} />}
      {over === 'close' && <EndForm gift={gift} onClose={close} />}
    </>
  )
}

function Hint({ gift, mayWrite }: { gift: AdminGift; mayWrite: boolean }) {
  const texts = giftTexts.use()
  const { id, kind, title, productAttr, startAt, endAt, closeReason } = gift
  return (
    <>
      {texts[kind]} · {`${title} ${productAttr}`.trim()} · {dateTime(startAt)} – {dateTime(endAt)}
      {closeReason && ` · ${texts.closedBecause(closeReason)}`}
      {!mayWrite && ` · ${texts.readOnly}`}
      <AuditLink object={`gift ${id}`} />
    </>
  )
}

/** From those who saw it to those who bought afterwards, and what that cost. */
function Figures({ gift: { taken, quota, figures } }: { gift: AdminGift }) {
  const texts = giftTexts.use()
  const { seen, bought, paid, cost, points } = figures
  const share = taken === 0 ? 0 : Math.floor((bought * 100) / taken)
  return (
    <Sums
      sums={[
        { name: texts.seen, value: count(seen), note: texts.members },
        { name: texts.taken, value: `${count(taken)} / ${count(quota)}` },
        { name: texts.bought, value: count(bought), note: texts.ofClaimed(share) },
        { name: texts.paid, value: money(paid) },
        { name: texts.cost, value: money(cost), note: texts.costNote },
        { name: texts.given, value: count(points) },
      ]}
    />
  )
}

function EndForm({ gift: { id, name }, onClose }: { gift: AdminGift; onClose: () => void }) {
  const texts = giftTexts.use()
  return (
    <ReasonForm
      words={{
        title: texts.closeTitle(name),
        hint: texts.closeHint,
        label: texts.closeReason,
        needed: texts.closeNeeded,
        usual: texts.closeUsual,
        ok: texts.close,
        cancel: texts.cancel,
      }}
      most={200}
      call={useCloseGift()}
      inputOf={(reason) => ({ id, reason })}
      done={texts.closed}
      onClose={onClose}
    />
  )
}
