import { Form, Input } from 'antd'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { returnsTexts } from './returns.texts.ts'
import type { Step } from './use-returns.ts'

/** The voucher of a refund that was transferred by hand. */
export function TransferForm({ step, onClose }: { step: Step<string>; onClose: () => void }) {
  const texts = returnsTexts.use()
  return (
    <ModalForm
      title={texts.transferredTitle}
      ok={texts.transferred}
      hint={texts.transferredHint}
      initial={{ voucher: '' }}
      call={step}
      inputOf={({ voucher }: { voucher: string }) => voucher.trim()}
      done={texts.done}
      onClose={onClose}
    >
      <Form.Item
        name="voucher"
        label={texts.voucher}
        rules={[{ required: true, min: 4, message: texts.needVoucher }]}
      >
        <Input autoFocus maxLength={60} />
      </Form.Item>
    </ModalForm>
  )
}
