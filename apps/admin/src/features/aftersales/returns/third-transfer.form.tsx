import { Button, Form, Input, Upload, type UploadFile, type UploadProps } from 'antd'
import { useState } from 'react'
import { defineForm } from '#platform/form/define-form.tsx'
import { useFeedback } from '#platform/use-feedback.ts'
import { returnsTexts } from './returns.texts.ts'
import { type Step, useSendPicture } from './use-returns.ts'

const maxPictures = 3

interface Transfer {
  voucher: string
  pics: string[]
}

interface Transferring {
  step: Step<Transfer>
}

/** The number of a transfer, and pictures that prove it to the buyer. */
export const ThirdTransferForm = defineForm({
  texts: returnsTexts,
  width: 480,
  initial: (_of: Transferring) => ({ voucher: '' }),
  useOwn: ({ step }) => ({ step, pictures: usePictures() }),
  inputOf: ({ voucher }, _begun, _now, { pictures }): Transfer => ({
    voucher: voucher.trim(),
    pics: pictures.files.flatMap(({ status, response }) =>
      status === 'done' && response ? [response] : [],
    ),
  }),
  send: (_api, transfer, _requestId, { step }) => step.mutateAsync(transfer),
  title: ({ texts }) => texts.transferredTitle,
  hint: ({ texts }) => texts.otherTransferHint,
  ok: ({ texts }) => texts.transferred,
  isBlocked: ({ own: { pictures } }) => pictures.isSending,
  fields: ({ texts, own: { pictures } }) => (
    <>
      <Form.Item
        name="voucher"
        label={texts.voucher}
        rules={[{ required: true, whitespace: true, min: 4, message: texts.needVoucher }]}
      >
        <Input autoFocus maxLength={60} />
      </Form.Item>
      <PicturesField {...pictures} />
    </>
  ),
  done: ({ texts }) => texts.done,
})

/** Pictures that were chosen; each is sent at once. */
function usePictures() {
  const [files, setFiles] = useState<UploadFile<string>[]>([])
  return { files, setFiles, isSending: files.some(({ status }) => status === 'uploading') }
}

function PicturesField({ files, setFiles, isSending }: ReturnType<typeof usePictures>) {
  const texts = returnsTexts.use()
  const feedback = useFeedback()
  const sendPicture = useSendPicture()
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
  )
}
