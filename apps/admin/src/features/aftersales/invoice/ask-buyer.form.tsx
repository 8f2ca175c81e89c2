import { Form } from 'antd'
import { useState } from 'react'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { MomentInput } from '#platform/pick/moment-input.tsx'
import { useSession } from '#platform/session.ts'
import { momentInput, momentOf } from '#platform/store-clock.ts'
import { invoiceTexts } from './invoice.texts.ts'
import { useInvoiceChange } from './use-invoices.ts'

/** When the confirmation of a red letter was sent to the buyer. */
export function AskBuyerForm({ id, onClose }: { id: number; onClose: () => void }) {
  const texts = invoiceTexts.use()
  const { api } = useSession()
  const [sentTime] = useState(() => momentInput(Date.now()))
  const asking = useInvoiceChange(id, (input: { sentTime: number }) =>
    api.invoiceAdmin.askBuyer({ id, ...input }),
  )
  return (
    <ModalForm
      title={texts.askBuyerTitle}
      ok={texts.askBuyer}
      hint={texts.askBuyerHint}
      initial={{ sentTime }}
      call={asking}
      inputOf={({ sentTime }: { sentTime: string }) => ({ sentTime: momentOf(sentTime) ?? 0 })}
      done={texts.buyerAsked}
      onClose={onClose}
    >
      <Form.Item name="sentTime" label={texts.sentTime} rules={[{ required: true }]}>
        <MomentInput isPast />
      </Form.Item>
    </ModalForm>
  )
}
