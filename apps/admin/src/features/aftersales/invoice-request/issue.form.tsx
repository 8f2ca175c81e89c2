import { Button, Form, Input, Upload, type UploadFile } from 'antd'
import { useState } from 'react'
import { base64Of } from '#platform/files.ts'
import { defineForm } from '#platform/form/define-form.tsx'
import { useSession } from '#platform/session.ts'
import { requestTexts } from './request.texts.ts'
import { useRequestEnd } from './use-request.ts'

interface Handed {
  readonly invoiceNo: string
  readonly file: File
}

/** The number of an invoice that was issued elsewhere, and its PDF. */
export const IssueForm = defineForm({
  texts: requestTexts,
  initial: (_of: { id: number }) => ({ invoiceNo: '' }),
  useOwn: ({ id }) => {
    const { api } = useSession()
    const [files, setFiles] = useState<UploadFile[]>([])
    const issuing = useRequestEnd(id, async ({ invoiceNo, file }: Handed) =>
      api.invoiceRequestAdmin.issue({
        id,
        invoiceNo,
        name: file.name,
        base64: await base64Of(file),
      }),
    )
    return { files, setFiles, issuing }
  },
  inputOf: ({ invoiceNo }, _begun, _now, { files }): Handed => ({
    invoiceNo: invoiceNo.trim(),
    file: files[0]?.originFileObj as File,
  }),
  send: (_api, input, _requestId, { issuing }) => issuing.mutateAsync(input),
  title: ({ texts }) => texts.issueTitle,
  hint: ({ texts }) => texts.issueHint,
  ok: ({ texts }) => texts.issue,
  isBlocked: ({ own: { files } }) => !files[0]?.originFileObj,
  fields: ({ texts, own: { files, setFiles } }) => (
    <>
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
    </>
  ),
  done: ({ texts }) => texts.done,
})
