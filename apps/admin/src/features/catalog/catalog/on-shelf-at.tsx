import { Form, Modal } from 'antd'
import { useState } from 'react'
import { MomentInput } from '#platform/pick/moment-input.tsx'
import { momentInput, momentOf, nextHour } from '#platform/store-clock.ts'
import { shelfTexts } from './shelf.texts.ts'

interface OnShelfAtProps {
  /** ms */
  onPick: (at: number) => void
  onClose: () => void
}

/** Asks when new goods go on the shelf by themselves. */
export function OnShelfAt({ onPick, onClose }: OnShelfAtProps) {
  const texts = shelfTexts.use()
  const [form] = Form.useForm<{ on: string }>()
  const [soon] = useState(() => momentInput(nextHour(Date.now())))
  return (
    <Modal
      open
      width={440}
      title={texts.saveAt}
      okText={texts.save}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <p className="soft">{texts.saveAtHint}</p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ on: soon }}
        onFinish={({ on }) => onPick(momentOf(on) ?? 0)}
      >
        <Form.Item
          name="on"
          label={texts.onAt}
          rules={[
            { required: true, message: texts.needTime },
            {
              validator: (_, on: string) =>
                !on || (momentOf(on) ?? 0) > Date.now()
                  ? Promise.resolve()
                  : Promise.reject(new Error(texts.past)),
            },
          ]}
        >
          <MomentInput />
        </Form.Item>
      </Form>
    </Modal>
  )
}
