import type {
  AdminPickup,
  AdminPickups,
} from '@mallard/contract/aftersales/returns/pickup-admin.fields'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { Facts } from '#platform/parts/facts.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { ReasonForm } from '#platform/parts/reason-form.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { PickupForm, type PickupInput } from './pickup.form.tsx'
import { pickupTexts } from './pickup.texts.ts'
import { type Fact } from './return-parts.tsx'
import { pickupTone } from './return-status.ts'
import styles from './returns.module.css'
import { useReturnStep } from './use-returns.ts'

/** Couriers who fetch the goods: the one who comes, and those before them. */
export function PickupPanel({ applyId, pickups }: { applyId: string; pickups: AdminPickups }) {
  const texts = pickupTexts.use()
  const { can } = useSession()
  const [open, setOpen] = useState<AdminPickups['actions'][number]>()
  const [newest, ...earlier] = pickups.list
  const actions = can('return.write') ? pickups.actions : []
  const wordOf = {
    book: newest ? texts.again : texts.book,
    change: texts.change,
    cancel: texts.cancelPickup,
  }
  return (
    <Panel
      title={texts.title}
      extra={
        actions.length > 0 && (
          <div className={styles.actions}>
            {actions.map((action) => (
              <Button
                key={action}
                size="small"
                danger={action === 'cancel'}
                onClick={() => setOpen(action)}
              >
                {wordOf[action]}
              </Button>
            ))}
          </div>
        )
      }
    >
      {newest?.status === 'failed' && pickups.actions.includes('book') && (
        <Alert type="warning" showIcon title={texts.failed} style={{ marginBottom: 14 }} />
      )}
      {newest ? <Facts facts={factsOf(newest, texts)} /> : <p className="soft">{texts.none}</p>}
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{texts.earlier(earlier.length)}</summary>
          <ul>
            {earlier.map(({ pickupNo, statusText, status, day, from, until, fault }) => (
              <li key={pickupNo}>
                <Pill tone={pickupTone(status)}>{statusText}</Pill> {day} {from}–{until}{' '}
                <span className="soft">{fault}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {open && (
        <Forms open={open} applyId={applyId} pickups={pickups} onClose={() => setOpen(undefined)} />
      )}
    </Panel>
  )
}

function factsOf(pickup: AdminPickup, texts: ReturnType<typeof pickupTexts.use>): Fact[] {
  const {
    status,
    statusText,
    day,
    from,
    until,
    companyName,
    sender,
    courier,
    deliverySn,
    bookedBy,
    fault,
    pickupNo,
    createTime,
  } = pickup
  const facts: Fact[] = [
    [
      texts.state,
      <Pill key="state" tone={pickupTone(status)}>
        {statusText}
      </Pill>,
    ],
    [texts.time, `${day} ${from}–${until}`],
    [texts.carrier, companyName],
    [texts.sender, `${sender.name} ${sender.phone} ${sender.address}`],
  ]
  if (fault) facts.splice(1, 0, [texts.fault, fault])
  if (courier) facts.push([texts.courier, `${courier.name} ${courier.phone}`])
  if (deliverySn) facts.push([texts.waybill, deliverySn])
  facts.push([texts.bookedBy, `${texts[bookedBy]} · ${dateTime(createTime)}`])
  facts.push([
    texts.number,
    <span key="number" className="mono">
      {pickupNo}
    </span>,
  ])
  return facts
}

interface FormsProps {
  open: AdminPickups['actions'][number]
  applyId: string
  pickups: AdminPickups
  onClose: () => void
}

function Forms({ open, applyId, pickups, onClose }: FormsProps) {
  const texts = pickupTexts.use()
  const { api } = useSession()
  const newest = pickups.list[0]
  const book = useReturnStep('returnsAdmin', applyId, (input: PickupInput) =>
    api.returnsAdmin.bookPickup({ applyId, ...input }),
  )
  const cancel = useReturnStep('returnsAdmin', applyId, (reason: string) =>
    api.returnsAdmin.cancelPickup({ applyId, pickupNo: newest?.pickupNo ?? '', reason }),
  )
  if (open !== 'cancel')
    return (
      <PickupForm
        of={{ pickups, instead: open === 'change' ? newest : undefined, step: book }}
        onClose={onClose}
      />
    )
  return (
    <ReasonForm
      words={{
        title: texts.cancelTitle,
        hint: texts.cancelHint,
        label: texts.cancelLabel,
        extra: texts.cancelExtra,
        needed: texts.needReason,
        usual: texts.cancelReasons,
        ok: texts.cancelPickup,
        cancel: texts.keep,
      }}
      call={cancel}
      inputOf={(reason) => reason}
      done={texts.cancelled}
      onClose={onClose}
    />
  )
}
