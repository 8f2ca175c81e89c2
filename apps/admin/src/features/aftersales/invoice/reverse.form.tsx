import type { AdminInvoice } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import {
  reverseReasons,
  type ReverseReason,
} from '@mallard/contract/aftersales/invoice/invoice.codes'
import { Checkbox, Form, Select } from 'antd'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { useSession } from '#platform/session.ts'
import { invoiceTexts } from './invoice.texts.ts'
import { useInvoiceChange } from './use-invoices.ts'

interface Values {
  reason: ReverseReason
  reissue: boolean
}

export function ReverseForm({
  invoice: { invoiceId: id, issuedBy, dueAmount, unreversed, reverseReason },
  onClose,
}: {
  invoice: AdminInvoice
  onClose: () => void
}) {
  const texts = invoiceTexts.use()
  const { api } = useSession()
  // Staff issued it, and reverse it themselves.
  const isOwn = issuedBy === 'staff'
  const canReissue = dueAmount > 0
  const reason = (unreversed && reverseReason) ?? 'issueError'
  const reversing = useInvoiceChange(id, (values: Values) =>
    api.invoiceAdmin.reverse({ id, ...values }),
  )

  return (
    <ModalForm
      title={texts.reverseTitle}
      ok={texts.reverse}
      hint={isOwn ? texts.reverseByStaff : texts.reverseHint}
      isDangerous
      initial={{ reason, reissue: canReissue }}
      call={reversing}
      inputOf={({ reason, reissue }: Values) => ({ reason, reissue: canReissue && reissue })}
      done={isOwn ? texts.reverseStarted : texts.asked}
      onClose={onClose}
    >
      <Form.Item name="reason" label={texts.reason}>
        <Select options={reverseReasons.map((value) => ({ value, label: texts[value] }))} />
      </Form.Item>
      <Form.Item name="reissue" valuePropName="checked">
        <Checkbox disabled={!canReissue}>{texts.reissue}</Checkbox>
      </Form.Item>
    </ModalForm>
  )
}
