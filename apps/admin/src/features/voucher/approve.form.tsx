import type { DeskVoucher } from '@mallard/contract/payment/voucher-desk.calls'
import { Alert, Form, Input, Modal } from 'antd'
import { failureText } from '#platform/api-error.ts'
import { fenTyped, money } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { useTell } from '#platform/use-tell.ts'
import { useVoucherChange } from './use-vouchers.ts'
import { voucherTexts } from './voucher.texts.ts'

interface Values {
  amount: string
  serialNo: string
}

/** What the bank statement says; typed in, not shown beforehand, so that somebody really looks. */
export function ApproveForm({ voucher, onClose }: { voucher: DeskVoucher; onClose: () => void }) {
  const texts = voucherTexts.use()
  const locale = useLocale()
  const tell = useTell()
  const { approving } = useVoucherChange()
  const [form] = Form.useForm<Values>()

  function approve({ amount, serialNo }: Values): void {
    approving.mutate(
      { id: voucher.id, amount: fenTyped(amount) ?? 0, serialNo: serialNo.trim() },
      {
        onSuccess: ({ state }) => {
          tell.done(state === 'approved' ? texts.approvedDone : texts.checkedDone)
          onClose()
        },
      },
    )
  }

  return (
    <Modal
      open
      width={460}
      title={texts.approveTitle}
      okText={texts.approve}
      cancelText={texts.cancel}
      confirmLoading={approving.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={{ amount: '', serialNo: '' }} onFinish={approve}>
        <p className="soft" style={{ marginBottom: 12 }}>
          {texts.approveHint} {texts.amount} {money(voucher.amount)}
        </p>
        {voucher.needsTwo && <Alert type="info" title={voucher.firstBy === '' ? texts.twoHint : texts.firstBy(voucher.firstBy)} style={{ marginBottom: 16 }} />}
        {approving.error && <Alert type="error" title={failureText(approving.error, locale)} style={{ marginBottom: 16 }} />}
        <Form.Item
          name="amount"
          label={texts.arrived}
          rules={[{ validator: (_, value: string) => (fenTyped(value) ? Promise.resolve() : Promise.reject(new Error(texts.needAmount))) }]}
        >
          <Input autoFocus prefix="¥" inputMode="decimal" maxLength={16} />
        </Form.Item>
        <Form.Item name="serialNo" label={texts.serialNo} rules={[{ required: true, pattern: /^\s*[0-9A-Za-z-]{4,40}\s*$/, message: texts.needSerial }]}>
          <Input maxLength={42} onPressEnter={() => form.submit()} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
