import type { AdminInvoice } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { plainCode } from '@mallard/kernel'
import { Form, Input, type UploadFile } from 'antd'
import { useState } from 'react'
import { base64Of } from '#platform/files.ts'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { MomentInput } from '#platform/pick/moment-input.tsx'
import { useSession } from '#platform/session.ts'
import { momentInput, momentOf } from '#platform/store-clock.ts'
import { chosenFile, FileField } from './file-field.tsx'
import { invoiceTexts } from './invoice.texts.ts'
import { useInvoiceChange } from './use-invoices.ts'

interface Values {
  invoiceNo: string
  issueTime: string
}

/** Number, time and PDF of an invoice that the seller's own software issued. */
export function UploadForm({
  invoice: { invoiceId: id },
  onClose,
}: {
  invoice: AdminInvoice
  onClose: () => void
}) {
  const texts = invoiceTexts.use()
  const { api } = useSession()
  const [files, setFiles] = useState<UploadFile[]>([])
  const [issueTime] = useState(() => momentInput(Date.now()))
  const file = chosenFile(files)
  const uploading = useInvoiceChange(
    id,
    async ({ pdf, ...noted }: { invoiceNo: string; issueTime: number; pdf: File }) =>
      api.invoiceAdmin.upload({ id, ...noted, base64: await base64Of(pdf) }),
  )
  return (
    <ModalForm
      title={texts.uploadTitle}
      ok={texts.upload}
      hint={texts.uploadHint}
      initial={{ invoiceNo: '', issueTime }}
      isBlocked={!file}
      isTyped={files.length > 0}
      call={uploading}
      inputOf={({ invoiceNo, issueTime }: Values) => ({
        invoiceNo,
        issueTime: momentOf(issueTime) ?? 0,
        pdf: file as File,
      })}
      done={texts.uploaded}
      onClose={onClose}
    >
      <Form.Item
        name="invoiceNo"
        label={texts.invoiceNo}
        normalize={plainCode}
        rules={[{ required: true, pattern: /^\d{20}$/, message: texts.numberRule }]}
      >
        <Input autoFocus maxLength={40} inputMode="numeric" className="mono" />
      </Form.Item>
      <Form.Item name="issueTime" label={texts.issueTime} rules={[{ required: true }]}>
        <MomentInput isPast />
      </Form.Item>
      <FileField
        label={texts.file}
        accept="application/pdf,.pdf"
        files={files}
        onChange={setFiles}
      />
    </ModalForm>
  )
}
