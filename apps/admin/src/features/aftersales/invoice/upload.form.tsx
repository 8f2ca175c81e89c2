import type { AdminInvoice } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { plainCode } from '@mallard/kernel'
import { Form, Input, type UploadFile } from 'antd'
import { useState } from 'react'
import { base64Of } from '#platform/files.ts'
import { defineForm } from '#platform/form/define-form.tsx'
import { MomentInput } from '#platform/pick/moment-input.tsx'
import { useSession } from '#platform/session.ts'
import { momentInput, momentOf } from '#platform/store-clock.ts'
import { chosenFile, FileField } from './file-field.tsx'
import { invoiceTexts } from './invoice.texts.ts'
import { useInvoiceChange } from './use-invoices.ts'

interface Noted {
  invoiceNo: string
  issueTime: number
  pdf: File
}

/** Number, time and PDF of an invoice that the seller's own software issued. */
export const UploadForm = defineForm({
  texts: invoiceTexts,
  initial: (_invoice: AdminInvoice) => ({ invoiceNo: '', issueTime: momentInput(Date.now()) }),
  useOwn: ({ invoiceId: id }) => {
    const { api } = useSession()
    const [files, setFiles] = useState<UploadFile[]>([])
    const uploading = useInvoiceChange(id, async ({ pdf, ...noted }: Noted) =>
      api.invoiceAdmin.upload({ id, ...noted, base64: await base64Of(pdf) }),
    )
    return { files, setFiles, uploading }
  },
  inputOf: ({ invoiceNo, issueTime }, _begun, _now, { files }): Noted => ({
    invoiceNo,
    issueTime: momentOf(issueTime) ?? 0,
    pdf: chosenFile(files) as File,
  }),
  send: (_api, input, _requestId, { uploading }) => uploading.mutateAsync(input),
  title: ({ texts }) => texts.uploadTitle,
  hint: ({ texts }) => texts.uploadHint,
  ok: ({ texts }) => texts.upload,
  isBlocked: ({ own: { files } }) => !chosenFile(files),
  fields: ({ texts, own: { files, setFiles } }) => (
    <>
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
    </>
  ),
  done: ({ texts }) => texts.uploaded,
})
