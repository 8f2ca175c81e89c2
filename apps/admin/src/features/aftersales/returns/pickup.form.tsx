import { plainPhone } from '@mallard/kernel'
import type {
  AdminPickup,
  AdminPickups,
  PickupSender,
} from '@mallard/contract/aftersales/returns/pickup-admin.fields'
import { Form, type FormInstance, Input, Select } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { pickupTexts } from './pickup.texts.ts'
import styles from './returns.module.css'
import type { Step } from './use-returns.ts'

export interface PickupInput {
  sender: PickupSender
  day: string
  from: string
  instead?: string
}

interface Wanted extends PickupSender {
  day: string
  from: string
}

interface Booking {
  pickups: AdminPickups
  /** The one who is coming now. */
  instead?: AdminPickup | undefined
  step: Step<PickupInput>
}

/** Where and when a courier fetches the goods. */
export const PickupForm = defineForm({
  texts: pickupTexts,
  width: 520,
  initial: ({ pickups: { days, defaultSender }, instead }: Booking): Wanted => ({
    ...(instead?.sender ?? defaultSender),
    day: days[0]?.day ?? '',
    from: days[0]?.slots[0]?.from ?? '',
  }),
  useOwn: ({ step }) => step,
  inputOf: ({ day, from, name, phone, address }, _begun, { instead }): PickupInput => ({
    sender: { name: name.trim(), phone: phone.trim(), address: address.trim() },
    day,
    from,
    ...(instead && { instead: instead.pickupNo }),
  }),
  send: (_api, input, _requestId, step) => step.mutateAsync(input),
  title: ({ texts, of: { instead } }) => (instead ? texts.changeTitle : texts.bookTitle),
  hint: ({ texts, of: { instead, pickups } }) =>
    instead ? texts.changeHint : texts.bookHint(pickups.companyName),
  ok: ({ texts, of: { instead } }) => (instead ? texts.change : texts.book),
  fields: ({ of: { pickups }, form }) => <PickupFields days={pickups.days} form={form} />,
  done: ({ texts, of: { instead } }) => (instead ? texts.changed : texts.booked),
})

function PickupFields({ days, form }: Pick<AdminPickups, 'days'> & { form: FormInstance<Wanted> }) {
  const texts = pickupTexts.use()
  const day = Form.useWatch('day', form)
  const slotsOf = (date: string | undefined) => days.find((each) => each.day === date)?.slots ?? []
  const needed = [{ required: true, whitespace: true, message: texts.needed }]
  return (
    <>
      <div className={styles.pair}>
        <Form.Item name="day" label={texts.day} rules={needed}>
          <Select
            options={days.map((each) => ({ value: each.day, label: each.day }))}
            onChange={(date: string) => form.setFieldsValue({ from: slotsOf(date)[0]?.from ?? '' })}
          />
        </Form.Item>
        <Form.Item name="from" label={texts.slot} rules={needed}>
          <Select
            options={slotsOf(day).map(({ from, until }) => ({
              value: from,
              label: `${from}–${until}`,
            }))}
          />
        </Form.Item>
        <Form.Item name="name" label={texts.contact} rules={needed}>
          <Input maxLength={25} />
        </Form.Item>
        <Form.Item
          name="phone"
          label={texts.phone}
          normalize={plainPhone}
          rules={[{ required: true, min: 5, message: texts.needed }]}
        >
          <Input maxLength={40} inputMode="tel" />
        </Form.Item>
      </div>
      <Form.Item name="address" label={texts.address} rules={needed}>
        <Input maxLength={200} />
      </Form.Item>
    </>
  )
}
