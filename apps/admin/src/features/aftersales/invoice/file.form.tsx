import type { AdminInvoice } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { invoiceForms, type InvoiceForm } from '@mallard/contract/aftersales/invoice/invoice.codes'
import { Form, Radio, type UploadFile } from 'antd'
import { useState } from 'react'
import { base64Of } from '#platform/files.ts'
import { defineForm } from '#platform/form/define-form.tsx'
import { useSession } from '#platform/session.ts'
import { chosenFile, FileField } from './file-field.tsx'
import { invoiceTexts } from './invoice.texts.ts'
import { useInvoiceChange } from './use-invoices.ts'

/** Another form of an issued invoice; the PDF is the channel's where it issued it. */
export const FileForm = defineForm({
  texts: invoiceTexts,
  initial: (_invoice: AdminInvoice): { form: InvoiceForm } => ({ form: 'xml' }),
  useOwn: ({ invoiceId: id }) => {
    const { api } = useSession()
    const [files, setFiles] = useState<UploadFile[]>([])
    const adding = useInvoiceChange(
      id,
      async ({ form, chosen }: { form: InvoiceForm; chosen: File }) =>
        api.invoiceAdmin.file({ id, form, base64: await base64Of(chosen) }),
    )
    return { files, setFiles, adding }
  },
  inputOf: ({ form }, _begun, _now, { files }) => ({ form, chosen: chosenFile(files) as File }),
  send: (_api, input, _requestId, { adding }) => adding.mutateAsync(input),
  title: ({ texts }) => texts.addFileTitle,
  hint: ({ texts }) => texts.addFileHint,
  ok: ({ texts }) => texts.addFile,
  isBlocked: ({ own: { files } }) => !chosenFile(files),
  fields: ({ texts, of: { issuedBy }, own: { files, setFiles } }) => {
    const forms = invoiceForms.filter((form) => form !== 'pdf' || issuedBy === 'staff')
    return (
      <>
        <Form.Item name="form" label={texts.form}>
          <Radio.Group
            options={forms.map((form) => ({ value: form, label: form.toUpperCase() }))}
          />
        </Form.Item>
        <FileField
          label={texts.addFileTitle}
          accept={forms.map((form) => `.${form}`).join()}
          files={files}
          onChange={setFiles}
        />
      </>
    )
  },
  done: ({ texts }) => texts.added,
})
