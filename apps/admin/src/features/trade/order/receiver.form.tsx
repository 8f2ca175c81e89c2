import type { InputOf } from '@mallard/contract/api'
import type { AdminOrder, orderAdminCalls } from '@mallard/contract/trade/order/order-admin.calls'
import { anyPhone } from '@mallard/contract/people/address/contact-phone'
import { plainPhone } from '@mallard/kernel'
import { useQuery } from '@tanstack/react-query'
import { Form, type FormInstance, Input, Select } from 'antd'
import { defineForm } from '#platform/form/define-form.tsx'
import { saidAtBlur } from '#platform/form/said-at-blur.ts'
import { useSession } from '#platform/session.ts'
import styles from './order.module.css'
import { orderTexts } from './order.texts.ts'
import { useOrderChange } from './use-orders.ts'

type Wanted = Omit<InputOf<(typeof orderAdminCalls)['receiver']>, 'sn' | 'version'>

const optionsOf = (areas: readonly (readonly [string, string, ...unknown[]])[] | undefined) =>
  areas?.map(([, name]) => ({ value: name, label: name }))

/** The province stays, since freight was priced by it. */
export const ReceiverForm = defineForm({
  texts: orderTexts,
  width: 520,
  initial: ({ receiver: { name, phone, city, county, detail } }: AdminOrder): Wanted => ({
    ...{ name, phone: plainPhone(phone), city, county, detail },
  }),
  useOwn: ({ orderSn: sn, version, receiver }, form) => {
    const { api } = useSession()
    const saving = useOrderChange(sn, (wanted: Wanted) =>
      api.orderAdmin.receiver({ sn, version, ...wanted }),
    )
    return { saving, areas: useAreas(receiver, form) }
  },
  inputOf: (wanted) => wanted,
  send: (_api, wanted, _requestId, { saving }) => saving.mutateAsync(wanted),
  title: ({ texts }) => texts.editReceiver,
  ok: ({ texts }) => texts.save,
  fields: ({ own: { areas }, form }) => <ReceiverFields areas={areas} form={form} />,
  done: ({ texts }) => texts.saved,
})

/** Where in its province it may go. */
function useAreas({ province, city }: AdminOrder['receiver'], form: FormInstance<Wanted>) {
  const { data: areas } = useQuery({
    queryKey: ['areas'],
    queryFn: async () => (await import('@mallard/contract/people/address/area-data')).areaData,
    staleTime: Infinity,
  })
  const chosenCity = Form.useWatch('city', form) ?? city
  const cities = areas?.provinces.find(([, name]) => name === province)?.[2]
  const counties = cities?.find(([, name]) => name === chosenCity)?.[2]
  return { province, cities, counties, isLoading: !areas }
}

function ReceiverFields({
  areas: { province, cities, counties, isLoading },
  form,
}: {
  areas: ReturnType<typeof useAreas>
  form: FormInstance<Wanted>
}) {
  const texts = orderTexts.use()
  return (
    <>
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
          normalize={plainPhone}
          {...saidAtBlur({ required: true, pattern: anyPhone, message: texts.needPhone })}
        >
          <Input inputMode="tel" maxLength={40} />
        </Form.Item>
      </div>
      <Form.Item label={texts.province} extra={texts.provinceHint}>
        <Input value={province} disabled aria-label={texts.province} />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item
          name="city"
          label={texts.city}
          rules={[{ required: true, message: texts.needArea }]}
        >
          <Select
            showSearch
            loading={isLoading}
            options={optionsOf(cities)}
            onChange={() => form.setFieldValue('county', undefined)}
          />
        </Form.Item>
        <Form.Item
          name="county"
          label={texts.county}
          rules={[{ required: true, message: texts.needArea }]}
        >
          <Select showSearch loading={isLoading} options={optionsOf(counties)} />
        </Form.Item>
      </div>
      <Form.Item
        name="detail"
        label={texts.detail}
        rules={[{ required: true, whitespace: true, message: texts.needDetail }]}
      >
        <Input.TextArea maxLength={200} autoSize={{ minRows: 2 }} />
      </Form.Item>
    </>
  )
}
