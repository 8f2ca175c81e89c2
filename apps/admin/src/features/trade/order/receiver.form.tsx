import type { InputOf } from '@mallard/contract/api'
import type { AdminOrder, orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { anyPhone } from '@mallard/contract/people/address/contact-phone'
import { plainPhone } from '@mallard/kernel'
import { useQuery } from '@tanstack/react-query'
import { Form, Input, Select } from 'antd'
import { useState } from 'react'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { useSession } from '#platform/session.ts'
import styles from './order.module.css'
import { orderTexts } from './order.texts.ts'
import { useOrderChange } from './use-orders.ts'

type Wanted = Omit<InputOf<(typeof orderAdminCalls)['receiver']>, 'sn' | 'version'>

const optionsOf = (areas: readonly (readonly [string, string, ...unknown[]])[] | undefined) =>
  areas?.map(([, name]) => ({ value: name, label: name }))

interface ReceiverFormProps {
  order: AdminOrder
  onClose: () => void
}

/** The province stays, since freight was priced by it. */
export function ReceiverForm({ order: now, onClose }: ReceiverFormProps) {
  const texts = orderTexts.use()
  const { api } = useSession()
  // As the fields began: what was fetched since must not hide a conflict.
  const [order] = useState(now)
  const [form] = Form.useForm<Wanted>()
  const { data: areas } = useQuery({
    queryKey: ['areas'],
    queryFn: async () => (await import('@mallard/contract/people/address/area-data')).areaData,
    staleTime: Infinity,
  })
  const chosenCity = Form.useWatch('city', form) ?? order.receiver.city
  const cities = areas?.provinces.find(([, name]) => name === order.receiver.province)?.[2]
  const counties = cities?.find(([, name]) => name === chosenCity)?.[2]
  const { name, city, county, detail } = order.receiver
  const phone = plainPhone(order.receiver.phone)
  const saving = useOrderChange(order.orderSn, (wanted: Wanted) =>
    api.orderAdmin.receiver({ sn: order.orderSn, version: order.version, ...wanted }),
  )

  return (
    <ModalForm
      width={520}
      title={texts.editReceiver}
      ok={texts.save}
      form={form}
      initial={{ name, phone, city, county, detail }}
      call={saving}
      inputOf={(wanted: Wanted) => wanted}
      done={texts.saved}
      onClose={onClose}
    >
      <div className={styles.pair}>
        <Form.Item
          name="name"
          label={texts.name}
          rules={[{ required: true, whitespace: true, message: texts.needName }]}
        >
          <Input autoFocus maxLength={25} />
        </Form.Item>
        <Form.Item
          name="phone"
          label={texts.phone}
          validateTrigger="onBlur"
          normalize={plainPhone}
          rules={[{ required: true, pattern: anyPhone, message: texts.needPhone }]}
        >
          <Input inputMode="tel" maxLength={40} />
        </Form.Item>
      </div>
      <Form.Item label={texts.province} extra={texts.provinceHint}>
        <Input value={order.receiver.province} disabled aria-label={texts.province} />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item
          name="city"
          label={texts.city}
          rules={[{ required: true, message: texts.needArea }]}
        >
          <Select
            showSearch
            loading={!areas}
            options={optionsOf(cities)}
            onChange={() => form.setFieldValue('county', undefined)}
          />
        </Form.Item>
        <Form.Item
          name="county"
          label={texts.county}
          rules={[{ required: true, message: texts.needArea }]}
        >
          <Select showSearch loading={!areas} options={optionsOf(counties)} />
        </Form.Item>
      </div>
      <Form.Item
        name="detail"
        label={texts.detail}
        rules={[{ required: true, whitespace: true, message: texts.needDetail }]}
      >
        <Input.TextArea maxLength={200} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </ModalForm>
  )
}
