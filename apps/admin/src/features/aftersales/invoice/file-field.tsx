import { maxInvoiceFile } from '@mallard/contract/aftersales/invoice/invoice.codes'
import { Button, Form, Upload, type UploadFile } from 'antd'
import { invoiceTexts } from './invoice.texts.ts'

interface FileFieldProps {
  label: string
  /** As browsers filter files: media types and endings. */
  accept: string
  files: UploadFile[]
  onChange: (files: UploadFile[]) => void
}

/** The file that was chosen, where it is not too large to be taken. */
export function chosenFile(files: readonly UploadFile[]): File | undefined {
  const file = files[0]?.originFileObj
  return file && file.size <= maxInvoiceFile ? file : undefined
}

/** One file of an invoice; too large a one is said at once. */
export function FileField({ label, accept, files, onChange }: FileFieldProps) {
  const texts = invoiceTexts.use()
  const isTooLarge = files.length > 0 && chosenFile(files) === undefined
  return (
    <Form.Item
      label={label}
      extra={texts.fileHint}
      required
      {...(isTooLarge && { validateStatus: 'error' as const, help: texts.tooLarge })}
    >
      <Upload
        accept={accept}
        maxCount={1}
        fileList={files}
        beforeUpload={() => false}
        onChange={({ fileList }) => onChange(fileList)}
      >
        <Button>{texts.choose}</Button>
      </Upload>
    </Form.Item>
  )
}
