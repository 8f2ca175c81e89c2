import { Button, Form, Input, Upload, type UploadFile } from 'antd'
import { useState } from 'react'
import { base64Of } from '#platform/files.ts'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { useSession } from '#platform/session.ts'
import { requestTexts } from './request.texts.ts'
import { useRequestEnd } from './use-request.ts'

interface Handed {
  readonly invoiceNo: string
  readonly file: File
}

/** The number of an invoice that was issued elsewhere, and its PDF. */
export function IssueForm({ id, onClose }: { id: number; onClose: () => void }) {
  const texts = requestTexts.use()
  const { api } = useSession()
  const [files, setFiles] = useState<UploadFile[]>([])
  const file = files[0]?.originFileObj
  const issuing = useRequestEnd(id, async ({ invoiceNo, file: chosen }: Handed) =>
    api.invoiceRequestAdmin.issue({
      id,
      invoiceNo,
      name: chosen.name,
      base64: await base64Of(chosen),
    }),
  )
  return (
    <ModalForm
      title={texts.issueTitle}
      ok={texts.issue}
      hint={texts.issueHint}
      initial={{ invoiceNo: '' }}
      isBlocked={!file}
      isTyped={files.length > 0}
      call={issuing}
      inputOf={({ invoiceNo }: { invoiceNo: string }) => ({
        invoiceNo: invoiceNo.trim(),
        file: file as File,
      })}
      done={texts.done}
      onClose={onClose}
    >
      <Form.Item
        name="invoiceNo"
        label={texts.invoiceNo}
        rules={[
          {
            required: true,
            pattern: /^\s*[A-Za-z0-9-]{8,40}\s*$/,
            message: texts.invoiceRule,
          },
        ]}
      >
        <Input autoFocus maxLength={60} />
      </Form.Item>
      <Form.Item label={texts.file} extra={texts.fileHint} required>
        <Upload
          accept="application/pdf,.pdf"
          maxCount={1}
          fileList={files}
          beforeUpload={() => false}
          onChange={({ fileList }) => setFiles(fileList)}
        >
          <Button>{texts.choose}</Button>
        </Upload>
      </Form.Item>
    </ModalForm>
  )
}
