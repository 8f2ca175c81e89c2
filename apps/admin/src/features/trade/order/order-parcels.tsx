import type { AdminOrder } from '@mallard/contract/trade/order/order-admin.calls'
import type { Parcel } from '@mallard/contract/trade/order/order.fields'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { CopyButton } from '#platform/parts/copy-button.tsx'
import { ActionButton } from '#platform/parts/action-button.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import styles from './order.module.css'
import { orderTexts } from './order.texts.ts'
import { useOrderChange } from './use-orders.ts'
import { WaybillForm } from './waybill.form.tsx'

const tones: Readonly<Record<number, Tone>> = {
  2: 'bad',
  3: 'good',
  4: 'warn',
  6: 'warn',
  14: 'warn',
}
const shownTraces = 3

export function OrderParcels({ order }: { order: AdminOrder }) {
  const texts = orderTexts.use()
  const feedback = useFeedback()
  const { api, can } = useSession()
  const parcels = api.orderAdmin.parcels.query({ sn: order.orderSn })
  const { data: tracked } = useQuery({
    ...parcels,
    // Asked again when there is one more.
    queryKey: [...parcels.queryKey, order.delivery.length],
    enabled: order.delivery.length > 0,
    staleTime: 30_000,
  })
  const watching = useOrderChange(order.orderSn, (id: number) =>
    api.orderAdmin.watchParcel({ sn: order.orderSn, id }),
  )
  const [correcting, setCorrecting] = useState<AdminOrder['delivery'][number]>()
  return (
    <Panel title={`${texts.parcels} ${order.delivery.length}`}>
      <ol className={styles.parcels}>
        {order.delivery.map((delivery) => {
          const isTracked = delivery.kind === 'express'
          const parcel = isTracked ? tracked?.find(({ id }) => id === delivery.id) : undefined
          return (
            <li key={delivery.id} className={styles.parcel}>
              <div className={styles.parcelHead}>
                <strong>{delivery.companyName}</strong>
                {isTracked && (
                  <>
                    <span className="mono">{delivery.deliverySn}</span>
                    <CopyButton
                      text={delivery.deliverySn}
                      label={texts.waybill}
                      done={texts.copied}
                    />
                  </>
                )}
                {delivery.kind === 'van' && <Pill tone="blue">{texts.byVan}</Pill>}
                {delivery.kind === 'van' && delivery.phone !== '' && (
                  <span className="mono">{delivery.phone}</span>
                )}
                {delivery.isAgain && <Pill tone="warn">{texts.sentAgain}</Pill>}
                {parcel && <Pill tone={tones[parcel.state] ?? 'blue'}>{parcel.stateText}</Pill>}
                <span className="soft small">{texts.parcelAt(dateTime(delivery.shipTime))}</span>
              </div>
              <p className="soft small">
                {delivery.lines
                  .map(
                    ({ orderItemId, quantity }) =>
                      `${order.items.find(({ id }) => id === orderItemId)?.title ?? orderItemId} × ${quantity}`,
                  )
                  .join('；')}
              </p>
              {parcel && <Traces parcel={parcel} />}
              {can('order.ship') && (
                <div className={styles.parcelActions}>
                  {isTracked && (
                    <ActionButton
                      size="small"
                      loading={watching.isPending && watching.variables === delivery.id}
                      onClick={() =>
                        watching.mutate(delivery.id, {
                          onSuccess: () => feedback.done(texts.watchedAgain),
                          onError: feedback.failed,
                        })
                      }
                    >
                      {texts.watchAgain}
                    </ActionButton>
                  )}
                  <Button size="small" onClick={() => setCorrecting(delivery)}>
                    {texts.correctWaybill}
                  </Button>
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {correcting && (
        <WaybillForm
          of={{ sn: order.orderSn, parcel: correcting }}
          onClose={() => setCorrecting(undefined)}
        />
      )}
    </Panel>
  )
}

function Traces({ parcel: { traces } }: { parcel: Parcel }) {
  const texts = orderTexts.use()
  const [isOpen, setIsOpen] = useState(false)
  if (traces.length === 0) {
    return (
      <p className={`small ${styles.noTraces}`}>
        {texts.noTraces} <span className="soft">{texts.noTracesHint}</span>
      </p>
    )
  }
  return (
    <>
      <ol className={styles.track}>
        {traces.slice(0, isOpen ? undefined : shownTraces).map(({ time, text }) => (
          <li key={`${time}-${text}`}>
            <time className="soft small nowrap">{dateTime(time)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      {traces.length > shownTraces && (
        <Button
          type="text"
          size="small"
          className={styles.more}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? texts.fewerTraces : texts.moreTraces(traces.length)}
        </Button>
      )}
    </>
  )
}
