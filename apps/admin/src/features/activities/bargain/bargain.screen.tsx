import type { AdminBargain } from '@mallard/contract/activities/bargain/bargain-admin.calls'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import { DayTable } from '#platform/parts/day-table.tsx'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { Sums } from '#platform/parts/sums.tsx'
import { addressOf } from '#platform/places.ts'
import { useSession } from '#platform/session.ts'
import { count, dateTime, money } from '#platform/show.ts'
import { BargainForm } from './bargain.form.tsx'
import { bargainTexts } from './bargain.texts.ts'
import { RoomTable } from './room-table.tsx'
import { tones } from './state-tone.ts'
import { useBargain, useCloseBargain } from './use-bargain.ts'

/** One activity: its figures, its rooms and the cuts in them. */
export default function BargainScreen({ id }: { id: string }) {
  const texts = bargainTexts.use()
  const { scope, can } = useSession()
  const { data: bargain, error, refetch } = useBargain(Number(id))
  const [over, setOver] = useState<'edit' | 'close'>()
  const back = { to: addressOf(scope, 'bargains'), text: texts.title }
  if (!bargain)
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
  const { state } = bargain
  const mayWrite = can('promotion.write')
  const close = () => setOver(undefined)
  return (
    <>
      <PageHeader
        title={bargain.name}
        back={back}
        beside={<Pill tone={tones[state]}>{texts[state]}</Pill>}
        hint={<Hint bargain={bargain} mayWrite={mayWrite} />}
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
      <Figures bargain={bargain} />
      <DayTable
        days={bargain.days}
        figures={[
          { title: texts.seen, of: ({ seen }) => count(seen) },
          { title: texts.joined, of: ({ joined }) => count(joined) },
          { title: texts.helped, of: ({ helped }) => count(helped) },
          { title: texts.ordered, of: ({ ordered }) => count(ordered) },
          { title: texts.paid, of: ({ paid }) => count(paid) },
          { title: texts.brought, of: ({ brought }) => money(brought) },
          { title: texts.cost, of: ({ cost }) => money(cost) },
        ]}
      />
      <RoomTable id={bargain.id} isLive={state === 'RUN'} mayWrite={mayWrite} />
      {over === 'edit' && <BargainForm of={bargain} onClose={close} />}
      {over === 'close' && <EndForm bargain={bargain} onClose={close} />}
    </>
  )
}

function Hint({ bargain, mayWrite }: { bargain: AdminBargain; mayWrite: boolean }) {
  const texts = bargainTexts.use()
  const { id, title, productAttr, startPrice, floorPrice, startAt, endAt, closeReason } = bargain
  return (
    <>
      {`${title} ${productAttr}`.trim()} · {money(startPrice)} → {money(floorPrice)} ·{' '}
      {dateTime(startAt)} – {dateTime(endAt)}
      {closeReason && ` · ${texts.closedBecause(closeReason)}`}
      {!mayWrite && ` · ${texts.readOnly}`}
      <AuditLink object={`bargain ${id}`} />
    </>
  )
}

/** Whole percent of the rooms. */
const shareOf = (part: number, all: number) => (all === 0 ? 0 : Math.floor((part * 100) / all))

/** From those who saw it to those who paid, and what that cost. */
function Figures({ bargain }: { bargain: AdminBargain }) {
  const texts = bargainTexts.use()
  const { seen, joined, helped, voided, reached, ordered, paid } = bargain
  const { reserved, sold, stock, cost } = bargain
  const rate = (part: number) => texts.ofJoined(shareOf(part, joined))
  return (
    <Sums
      sums={[
        { name: texts.seen, value: count(seen), note: texts.members },
        { name: texts.joined, value: count(joined) },
        {
          name: texts.helped,
          value: count(helped),
          ...(voided > 0 && { note: texts.voided(count(voided)) }),
        },
        { name: texts.reached, value: count(reached), note: rate(reached) },
        { name: texts.ordered, value: count(ordered), note: rate(ordered) },
        { name: texts.paid, value: count(paid), note: rate(paid) },
        {
          name: texts.taken,
          value: `${count(reserved + sold)} / ${count(stock)}`,
          note: texts.held(count(reserved)),
        },
        { name: texts.cost, value: money(cost), note: texts.costNote },
      ]}
    />
  )
}

function EndForm({
  bargain: { id, name },
  onClose,
}: {
  bargain: AdminBargain
  onClose: () => void
}) {
  const texts = bargainTexts.use()
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
      call={useCloseBargain()}
      inputOf={(reason) => ({ id, reason })}
      done={texts.closed}
      onClose={onClose}
    />
  )
}
