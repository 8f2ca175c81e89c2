import type { DeskVoucher } from '@mallard/contract/payment/voucher-desk.calls'
import { Alert, Form, Input, Modal } from 'antd'
import { failureText } from '#platform/api-error.ts'
import { fenTyped, money } from '#platform/show.ts'
import { useLocale } from '#platform/texts.ts'
import { useTell } from '#platform/use-tell.ts'
import { useVoucherChange } from './use-vouchers.ts'
import styles from './voucher.module.css'
import { voucherTexts } from './voucher.texts.ts'

interface Values {
  amount: string
  serialNo: string
  payer: string
}

/** What the bank statement says; typed in, not shown beforehand, so that somebody really looks. */
export function ApproveForm({ voucher, onClose }: { voucher: DeskVoucher; onClose: () => void }) {
  const texts = voucherTexts.use()
  const locale = useLocale()
  const tell = useTell()
  const { approving } = useVoucherChange()
  const [form] = Form.useForm<Values>()
  const typed = fenTyped(Form.useWatch('amount', form) ?? '')
  const payer = (Form.useWatch('payer', form) ?? '').trim()
  const difference = typed === undefined ? 0 : typed - voucher.amount

  function approve({ amount, serialNo, payer }: Values): void {
    approving.mutate(
      { id: voucher.id, amount: fenTyped(amount) ?? 0, serialNo: serialNo.trim(), payer: payer.trim() },
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
      <Form form={form} layout="vertical" requiredMark={false} initialValues={{ amount: '', serialNo: '', payer: '' }} onFinish={approve}>
        <p className="soft" style={{ marginBottom: 12 }}>
          {texts.approveHint} {texts.amount} {money(voucher.amount)}
        </p>
        {voucher.needsTwo && <Alert type="info" title={voucher.firstBy === '' ? texts.twoHint : texts.firstBy(voucher.firstBy)} style={{ marginBottom: 16 }} />}
        {approving.error && <Alert type="error" title={failureText(approving.error, locale)} style={{ marginBottom: 16 }} />}
        <Form.Item
          name="amount"
          label={texts.arrived}
          {...(difference !== 0 && { extra: <Warning text={(difference < 0 ? texts.amountShort : texts.amountOver)(money(Math.abs(difference)))} /> })}
          rules={[{ validator: (_, value: string) => (fenTyped(value) ? Promise.resolve() : Promise.reject(new Error(texts.needAmount))) }]}
        >
          <Input autoFocus prefix="¥" inputMode="decimal" maxLength={16} />
        </Form.Item>
        <Form.Item name="serialNo" label={texts.serialNo} rules={[{ required: true, pattern: /^\s*[0-9A-Za-z-]{4,40}\s*$/, message: texts.needSerial }]}>
          <Input maxLength={42} onPressEnter={() => form.submit()} />
        </Form.Item>
        <Form.Item
          name="payer"
          label={texts.payerOnPaper}
          {...(payer !== '' && payer !== voucher.payer && { extra: <Warning text={texts.payerDiffers(voucher.payer)} /> })}
        >
          <Input maxLength={40} onPressEnter={() => form.submit()} />
        </Form.Item>
      </Form>
    </Modal>
  )
}

function Warning({ text }: { text: string }) {
  return (
    <span role="status" className={styles.warning}>
      {text}
    </span>
  )
}
