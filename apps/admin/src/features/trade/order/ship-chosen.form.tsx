import type { AdminListOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { plainCode } from '@mallard/kernel'
import { Form, Input, Select } from 'antd'
import { useState, type KeyboardEvent } from 'react'
import { CallFailure, failureText } from '#platform/api-error.ts'
import { defineForm } from '#platform/form/define-form.tsx'
import { useCarriers } from '#platform/pick/use-pick.ts'
import { useLocale } from '#platform/texts.ts'
import { LabelsTaking } from './label-taking.tsx'
import styles from './order.module.css'
import { orderTexts } from './order.texts.ts'

interface Parcels {
  companyCode: string | undefined
  /** By order; those without a number are left for later. */
  waybills: Record<string, string>
}

/**
 * One parcel for each of several orders, with all that is left of it. What was refused is named and
 * stays; what has left is not sent again.
 */
export const ShipChosenForm = defineForm({
  texts: orderTexts,
  shape: 'drawer',
  width: 560,
  initial: (orders: readonly AdminListOrder[]): Parcels => ({
    companyCode: undefined,
    waybills: Object.fromEntries(orders.map(({ orderSn }) => [orderSn, ''])),
  }),
  useOwn: () => {
    const locale = useLocale()
    const [sent, setSent] = useState<readonly string[]>([])
    return { sent, setSent, locale }
  },
  inputOf: ({ companyCode = '', waybills }, _begun, _now, { sent }) => ({
    parcels: Object.entries(waybills)
      .filter(([sn, deliverySn]) => deliverySn && !sent.includes(sn))
      .map(([sn, deliverySn]) => ({ sn, companyCode, deliverySn })),
  }),
  send: async (api, { parcels }, _requestId, { setSent, locale }) => {
    const failures: string[] = []
    for (const parcel of parcels)
      await api.orderAdmin.ship(parcel).then(
        () => setSent((before) => [...before, parcel.sn]),
        (failure: unknown) => failures.push(`${parcel.sn}: ${failureText(failure, locale)}`),
      )
    if (failures.length > 0) throw new CallFailure('refused', failures.join('\n'))
    return parcels.length
  },
  changes: (api) => [api.orderAdmin, api.staff.audit],
  title: ({ texts, of }) => texts.shipChosen(of.length),
  hint: ({ texts }) => texts.shipChosenHint,
  ok: ({ texts }) => texts.confirmShip,
  isBlocked: ({ of, own: { sent } }) => sent.length === of.length,
  fields: ({ of, own: { sent } }) => <ParcelRows orders={of} sent={sent} />,
  done: ({ texts }, count) => texts.shippedChosen(count),
})

/** A scanner ends each number with Enter: the next field is wanted then, not the end. */
function toNextField(event: KeyboardEvent<HTMLInputElement>): void {
  event.preventDefault()
  const fields = [
    ...(event.currentTarget
      .closest('form')
      ?.querySelectorAll<HTMLInputElement>('input[data-waybill]:not(:disabled)') ?? []),
  ]
  fields[fields.indexOf(event.currentTarget) + 1]?.focus()
}

function ParcelRows({
  orders,
  sent,
}: {
  orders: readonly AdminListOrder[]
  sent: readonly string[]
}) {
  const texts = orderTexts.use()
  const { data: offered } = useCarriers()
  const carriers = offered?.filter(({ kind }) => kind === 'express')
  const waiting = orders.map(({ orderSn }) => orderSn).filter((sn) => !sent.includes(sn))
  return (
    <>
      <Form.Item
        name="companyCode"
        label={texts.carrier}
        rules={[{ required: true, message: texts.needCarrier }]}
      >
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={carriers?.map(({ code, name }) => ({ value: code, label: name }))}
          loading={!carriers}
          disabled={!carriers}
        />
      </Form.Item>
      <LabelsTaking sns={waiting} />
      {orders.map(({ orderSn, receiver, items }) => (
        <div key={orderSn} className={styles.chosen}>
          <div>
            <span className="mono small">{orderSn}</span>
            <div className="soft small">
              {receiver.name} {receiver.province} {receiver.city} · {items[0]?.title}
            </div>
          </div>
          <Form.Item
            name={['waybills', orderSn]}
            normalize={plainCode}
            validateTrigger="onBlur"
            rules={[{ pattern: /^[A-Za-z0-9-]{6,32}$/, message: texts.waybillRule }]}
            {...(sent.includes(orderSn) && { extra: texts.shippedState })}
          >
            <Input
              data-waybill
              aria-label={`${texts.waybill} ${orderSn}`}
              placeholder={texts.waybill}
              className="mono"
              spellCheck={false}
              maxLength={60}
              disabled={sent.includes(orderSn)}
              onPressEnter={toNextField}
            />
          </Form.Item>
        </div>
      ))}
    </>
  )
}
