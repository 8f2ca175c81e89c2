import { plainCode } from '@mallard/kernel'
import { Form, Input } from 'antd'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { useSession } from '#platform/session.ts'
import { invoiceTexts } from './invoice.texts.ts'
import { useInvoiceChange } from './use-invoices.ts'

/** The number of the red-letter invoice of one that staff had issued. */
export function ReddenForm({ id, onClose }: { id: number; onClose: () => void }) {
  const texts = invoiceTexts.use()
  const { api } = useSession()
  const noting = useInvoiceChange(id, (input: { redNo: string }) =>
    api.invoiceAdmin.redden({ id, ...input }),
  )
  return (
    <ModalForm
      title={texts.noteRed}
      ok={texts.noteRed}
      hint={texts.reddenHint}
      initial={{ redNo: '' }}
      call={noting}
      inputOf={({ redNo }: { redNo: string }) => ({ redNo })}
      done={texts.reversedHere}
      onClose={onClose}
    >
      <Form.Item
        name="redNo"
        label={texts.redNo}
        normalize={plainCode}
        rules={[{ required: true, pattern: /^\d{20}$/, message: texts.numberRule }]}
      >
        <Input autoFocus maxLength={40} inputMode="numeric" className="mono" />
      </Form.Item>
    </ModalForm>
  )
}
