import type { AdminInvoice } from '@mallard/contract/aftersales/invoice/invoice-admin.calls'
import { invoiceForms, type InvoiceForm } from '@mallard/contract/aftersales/invoice/invoice.codes'
import { Form, Radio, type UploadFile } from 'antd'
import { useState } from 'react'
import { base64Of } from '#platform/files.ts'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { useSession } from '#platform/session.ts'
import { chosenFile, FileField } from './file-field.tsx'
import { invoiceTexts } from './invoice.texts.ts'
import { useInvoiceChange } from './use-invoices.ts'

/** Another form of an issued invoice; the PDF is the channel's where it issued it. */
export function FileForm({
  invoice: { invoiceId: id, issuedBy },
  onClose,
}: {
  invoice: AdminInvoice
  onClose: () => void
}) {
  const texts = invoiceTexts.use()
  const { api } = useSession()
  const [files, setFiles] = useState<UploadFile[]>([])
  const file = chosenFile(files)
  const forms = invoiceForms.filter((form) => form !== 'pdf' || issuedBy === 'staff')
  const adding = useInvoiceChange(
    id,
    async ({ form, chosen }: { form: InvoiceForm; chosen: File }) =>
      api.invoiceAdmin.file({ id, form, base64: await base64Of(chosen) }),
  )
  return (
    <ModalForm
      title={texts.addFileTitle}
      ok={texts.addFile}
      hint={texts.addFileHint}
      initial={{ form: 'xml' }}
      isBlocked={!file}
      isTyped={files.length > 0}
      call={adding}
      inputOf={({ form }: { form: InvoiceForm }) => ({ form, chosen: file as File })}
      done={texts.added}
      onClose={onClose}
    >
      <Form.Item name="form" label={texts.form}>
        <Radio.Group options={forms.map((form) => ({ value: form, label: form.toUpperCase() }))} />
      </Form.Item>
      <FileField
        label={texts.addFileTitle}
        accept={forms.map((form) => `.${form}`).join()}
        files={files}
        onChange={setFiles}
      />
    </ModalForm>
  )
}
