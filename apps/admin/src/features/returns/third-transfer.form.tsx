import { Alert, Button, Form, Input, Modal, Upload, type UploadFile, type UploadProps } from 'antd'
import { useState } from 'react'
import { failureText } from '#platform/api-error.ts'
import { useLocale } from '#platform/texts.ts'
import { useTell } from '#platform/use-tell.ts'
import { returnsTexts } from './returns.texts.ts'
import { type Step, useSendPicture } from './use-returns.ts'

const mostPictures = 3

/** The number of a transfer, and pictures that prove it to the buyer. */
export function ThirdTransferForm({ step, onClose }: { step: Step<{ voucher: string; pics: string[] }>; onClose: () => void }) {
  const texts = returnsTexts.use()
  const locale = useLocale()
  const tell = useTell()
  const sendPicture = useSendPicture()
  const [form] = Form.useForm<{ voucher: string }>()
  const [files, setFiles] = useState<UploadFile<string>[]>([])
  const isSending = files.some(({ status }) => status === 'uploading')

  const send: UploadProps<string>['customRequest'] = ({ file, onSuccess, onError }) => {
    sendPicture(file as File).then(
      (key) => onSuccess?.(key),
      (error: unknown) => {
        tell.failed(error)
        onError?.(error as Error)
      },
    )
  }

  const note = ({ voucher }: { voucher: string }) =>
    step.mutate(
      { voucher: voucher.trim(), pics: files.flatMap(({ status, response }) => (status === 'done' && response ? [response] : [])) },
      {
        onSuccess: () => {
          tell.done(texts.done)
          onClose()
        },
      },
    )
  return (
    <Modal
      open
      width={480}
      title={texts.transferredTitle}
      okText={texts.transferred}
      cancelText={texts.cancel}
      confirmLoading={step.isPending}
      okButtonProps={{ disabled: isSending }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={{ voucher: '' }} onFinish={note}>
        <p className="soft">{texts.otherTransferHint}</p>
        {step.error && <Alert type="error" title={failureText(step.error, locale)} style={{ marginBottom: 16 }} />}
        <Form.Item name="voucher" label={texts.voucher} rules={[{ required: true, whitespace: true, min: 4, message: texts.needVoucher }]}>
          <Input autoFocus maxLength={60} />
        </Form.Item>
        <Form.Item label={texts.voucherPics}>
          <Upload<string>
            listType="picture"
            accept="image/jpeg,image/png,image/webp"
            maxCount={mostPictures}
            multiple
            fileList={files}
            customRequest={send}
            onChange={({ fileList }) => setFiles(fileList.filter(({ status }) => status !== 'error'))}
          >
            {files.length < mostPictures && <Button loading={isSending}>{isSending ? texts.uploading : texts.addPicture}</Button>}
          </Upload>
        </Form.Item>
      </Form>
    </Modal>
  )
}
