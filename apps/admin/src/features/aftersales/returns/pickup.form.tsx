import { plainPhone } from '@mallard/kernel'
import type {
  AdminPickup,
  AdminPickups,
  PickupSender,
} from '@mallard/contract/aftersales/returns/pickup-admin.fields'
import { Form, Input, Select } from 'antd'
import { ModalForm } from '#platform/parts/modal-form.tsx'
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

interface PickupFormProps {
  pickups: AdminPickups
  /** The one who is coming now. */
  instead?: AdminPickup | undefined
  step: Step<PickupInput>
  onClose: () => void
}

/** Where and when a courier fetches the goods. */
export function PickupForm({ pickups, instead, step, onClose }: PickupFormProps) {
  const texts = pickupTexts.use()
  const { days, companyName } = pickups
  const [form] = Form.useForm<Wanted>()
  const day = Form.useWatch('day', form)
  const slotsOf = (date: string | undefined) => days.find((each) => each.day === date)?.slots ?? []
  const needed = [{ required: true, whitespace: true, message: texts.needed }]
  const inputOf = ({ day: date, from, name, phone, address }: Wanted): PickupInput => ({
    sender: { name: name.trim(), phone: phone.trim(), address: address.trim() },
    day: date,
    from,
    ...(instead && { instead: instead.pickupNo }),
  })
  return (
    <ModalForm
      width={520}
      title={instead ? texts.changeTitle : texts.bookTitle}
      ok={instead ? texts.change : texts.book}
      hint={instead ? texts.changeHint : texts.bookHint(companyName)}
      form={form}
      initial={{
        ...(instead?.sender ?? pickups.defaultSender),
        day: days[0]?.day ?? '',
        from: days[0]?.slots[0]?.from ?? '',
      }}
      call={step}
      inputOf={inputOf}
      done={instead ? texts.changed : texts.booked}
      onClose={onClose}
    >
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
    </ModalForm>
  )
}
