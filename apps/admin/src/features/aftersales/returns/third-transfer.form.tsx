import { Button, Form, Input, Upload, type UploadFile, type UploadProps } from 'antd'
import { useState } from 'react'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { useFeedback } from '#platform/use-feedback.ts'
import { returnsTexts } from './returns.texts.ts'
import { type Step, useSendPicture } from './use-returns.ts'

const maxPictures = 3

/** The number of a transfer, and pictures that prove it to the buyer. */
export function ThirdTransferForm({
  step,
  onClose,
}: {
  step: Step<{ voucher: string; pics: string[] }>
  onClose: () => void
}) {
  const texts = returnsTexts.use()
  const feedback = useFeedback()
  const sendPicture = useSendPicture()
  const [files, setFiles] = useState<UploadFile<string>[]>([])
  const isSending = files.some(({ status }) => status === 'uploading')

  const send: UploadProps<string>['customRequest'] = ({ file, onSuccess, onError }) => {
    sendPicture(file as File).then(
      (key) => onSuccess?.(key),
      (error: unknown) => {
        feedback.failed(error)
        onError?.(error as Error)
      },
    )
  }

  return (
    <ModalForm
      width={480}
      title={texts.transferredTitle}
      ok={texts.transferred}
      hint={texts.otherTransferHint}
      initial={{ voucher: '' }}
      isBlocked={isSending}
      call={step}
      inputOf={({ voucher }: { voucher: string }) => ({
        voucher: voucher.trim(),
        pics: files.flatMap(({ status, response }) =>
          status === 'done' && response ? [response] : [],
        ),
      })}
      done={texts.done}
      onClose={onClose}
    >
      <Form.Item
        name="voucher"
        label={texts.voucher}
        rules={[{ required: true, whitespace: true, min: 4, message: texts.needVoucher }]}
      >
        <Input autoFocus maxLength={60} />
      </Form.Item>
      <Form.Item label={texts.voucherPics}>
        <Upload<string>
          listType="picture"
          accept="image/jpeg,image/png,image/webp"
          maxCount={maxPictures}
          multiple
          fileList={files}
          customRequest={send}
          onChange={({ fileList }) => setFiles(fileList.filter(({ status }) => status !== 'error'))}
        >
          {files.length < maxPictures && (
            <Button loading={isSending}>{isSending ? texts.uploading : texts.addPicture}</Button>
          )}
        </Upload>
      </Form.Item>
    </ModalForm>
  )
}
