import type { DeskOrder } from '@mallard/contract/order/order-desk.calls'
import { Alert, Form, Input, Modal, Select } from 'antd'
import { failureText } from '#platform/api-error.ts'
import { useSession } from '#platform/session.ts'
import { useLocale } from '#platform/texts.ts'
import { useTell } from '#platform/use-tell.ts'
import { orderTexts } from './order.texts.ts'
import { useCarriers, useOrderChange } from './use-orders.ts'

interface Values {
  companyCode: string
  deliverySn: string
  reason: string
}

/** What was typed wrong when the parcel was sent. */
export function WaybillForm({ sn, parcel, onClose }: { sn: string; parcel: DeskOrder['delivery'][number]; onClose: () => void }) {
  const texts = orderTexts.use()
  const locale = useLocale()
  const tell = useTell()
  const { api } = useSession()
  const { data: carriers } = useCarriers()
  const correcting = useOrderChange(sn, (values: Values) => api.orderDesk.correctWaybill({ sn, id: parcel.id, ...values }))
  const [form] = Form.useForm<Values>()

  function correct(values: Values): void {
    correcting.mutate(
      { ...values, deliverySn: values.deliverySn.trim(), reason: values.reason.trim() },
      {
        onSuccess: () => {
          tell.done(texts.waybillCorrected)
          onClose()
        },
      },
    )
  }

  return (
    <Modal
      open
      width={460}
      title={texts.correctWaybill}
      okText={texts.save}
      cancelText={texts.cancel}
      confirmLoading={correcting.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ companyCode: parcel.companyCode, deliverySn: parcel.deliverySn, reason: '' }}
        onFinish={correct}
      >
        <p className="soft" style={{ marginBottom: 12 }}>
          {texts.correctHint}
        </p>
        {correcting.error && <Alert type="error" title={failureText(correcting.error, locale)} style={{ marginBottom: 16 }} />}
        <Form.Item name="companyCode" label={texts.carrier}>
          <Select options={carriers?.map(({ code, name }) => ({ value: code, label: name }))} />
        </Form.Item>
        <Form.Item name="deliverySn" label={texts.waybill} rules={[{ required: true, pattern: /^\s*[A-Za-z0-9-]{6,32}\s*$/, message: texts.waybillRule }]}>
          <Input autoFocus maxLength={34} />
        </Form.Item>
        <Form.Item name="reason" label={texts.correctReason} rules={[{ required: true, whitespace: true, min: 2, message: texts.needReason }]}>
          <Input maxLength={100} onPressEnter={() => form.submit()} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
