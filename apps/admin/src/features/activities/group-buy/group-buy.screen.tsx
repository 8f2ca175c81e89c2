import type { AdminGroup } from '@mallard/contract/activities/group-buy/group-buy-admin.calls'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { AuditLink } from '#platform/parts/audit-link.tsx'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { addressOf } from '#platform/places.ts'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { BatchTable } from './batch-table.tsx'
import { GroupBoard } from './group-board.tsx'
import { GroupEditor } from './group-buy.form.tsx'
import styles from './group-buy.module.css'
import { groupTexts } from './group-buy.texts.ts'
import { resultTones, stateTones } from './state-tone.ts'
import { isLive, useCloseGroupBuy, useGroupBuy, useSucceedGroupBuy } from './use-group-buys.ts'

/** One activity: its set-up until it begins, its figures and purchases from then on; or a new one. */
export default function GroupBuyScreen({ id }: { id: string }) {
  return id === 'new' ? <GroupEditor group={undefined} /> : <Known id={Number(id)} />
}

function Known({ id }: { id: number }) {
  const texts = groupTexts.use()
  const { scope, can } = useSession()
  const { data: group, error, refetch } = useGroupBuy(id)
  const [over, setOver] = useState<'close' | 'succeed'>()
  const back = { to: addressOf(scope, 'group-buys'), text: texts.title }
  if (!group)
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
  const { state, result, paid } = group
  const mayWrite = can('promotion.write')
  const isOpen = state === 'WAIT' || state === 'RUN'
  const close = () => setOver(undefined)
  const header = {
    beside: (
      <>
        <Pill tone={stateTones[state]}>{texts[state]}</Pill>
        {state !== 'WAIT' && <Pill tone={resultTones[result]}>{texts[result]}</Pill>}
      </>
    ),
    hint: <Hint group={group} mayWrite={mayWrite} />,
    actions: mayWrite && isOpen && (
      <>
        <Button danger onClick={() => setOver('close')}>
          {texts.close}
        </Button>
        {result === 'forming' && paid > 0 && (
          <Button onClick={() => setOver('succeed')}>{texts.succeed}</Button>
        )}
      </>
    ),
  }
  return (
    <>
      {state === 'WAIT' && mayWrite ? (
        <GroupEditor key={group.id} group={group} header={header} />
      ) : (
        <>
          <PageHeader title={group.name} back={back} {...header} />
          <GroupBoard group={group} />
          <div className={styles.below}>
            <BatchTable id={group.id} isLive={isLive(group)} />
          </div>
        </>
      )}
      {over === 'close' && <EndForm group={group} onClose={close} />}
      {over === 'succeed' && <SucceedForm group={group} onClose={close} />}
    </>
  )
}

function Hint({
  group: { id, startAt, endAt, closeReason, forcedReason },
  mayWrite,
}: {
  group: AdminGroup
  mayWrite: boolean
}) {
  const texts = groupTexts.use()
  return (
    <>
      {dateTime(startAt)} – {dateTime(endAt)}
      {forcedReason && ` · ${texts.forcedBecause(forcedReason)}`}
      {closeReason && ` · ${texts.closedBecause(closeReason)}`}
      {!mayWrite && ` · ${texts.readOnly}`}
      <AuditLink object={`groupBuy ${id}`} />
    </>
  )
}

interface StepFormProps {
  group: AdminGroup
  onClose: () => void
}

function EndForm({ group: { id, name }, onClose }: StepFormProps) {
  const texts = groupTexts.use()
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
      call={useCloseGroupBuy()}
      inputOf={(reason) => ({ id, reason })}
      done={texts.closed}
      onClose={onClose}
    />
  )
}

function SucceedForm({ group: { id, name }, onClose }: StepFormProps) {
  const texts = groupTexts.use()
  return (
    <ReasonForm
      words={{
        title: texts.succeedTitle(name),
        hint: texts.succeedHint,
        label: texts.closeReason,
        needed: texts.closeNeeded,
        usual: texts.succeedUsual,
        ok: texts.succeed,
        cancel: texts.cancel,
      }}
      most={200}
      call={useSucceedGroupBuy()}
      inputOf={(reason) => ({ id, reason })}
      done={texts.succeeded}
      onClose={onClose}
    />
  )
}
