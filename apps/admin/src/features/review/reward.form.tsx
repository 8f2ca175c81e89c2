import { Alert, Form, InputNumber, Modal } from 'antd'
import { failureText } from '#platform/api-error.ts'
import { useLocale } from '#platform/texts.ts'
import { useTell } from '#platform/use-tell.ts'
import { reviewTexts } from './review.texts.ts'
import { useReward } from './use-reviews.ts'

/** How many points a review earns once it is shown. */
export function RewardForm({ points, onClose }: { points: number; onClose: () => void }) {
  const texts = reviewTexts.use()
  const locale = useLocale()
  const tell = useTell()
  const { changing } = useReward()
  const [form] = Form.useForm<{ points: number }>()

  function save(wanted: { points: number }): void {
    changing.mutate(wanted.points, {
      onSuccess: () => {
        tell.done(texts.rewardSaved)
        onClose()
      },
    })
  }

  return (
    <Modal
      open
      width={420}
      title={texts.rewardTitle}
      okText={texts.save}
      cancelText={texts.cancel}
      confirmLoading={changing.isPending}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" requiredMark={false} initialValues={{ points }} onFinish={save}>
        <p className="soft" style={{ marginBottom: 12 }}>
          {texts.rewardHint}
        </p>
        {changing.error && <Alert type="error" title={failureText(changing.error, locale)} style={{ marginBottom: 16 }} />}
        <Form.Item name="points" label={texts.rewardPoints} rules={[{ required: true, message: texts.rewardNeeded }]}>
          <InputNumber autoFocus min={0} max={1000} precision={0} style={{ width: '100%' }} onPressEnter={() => form.submit()} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
