import { Form, InputNumber } from 'antd'
import { ModalForm } from '#platform/parts/modal-form.tsx'
import { reviewTexts } from './review.texts.ts'
import { useReward } from './use-reviews.ts'

/** How many points a review earns once it is shown. */
export function RewardForm({ points, onClose }: { points: number; onClose: () => void }) {
  const texts = reviewTexts.use()
  const { changing } = useReward()

  return (
    <ModalForm
      width={420}
      title={texts.rewardTitle}
      ok={texts.save}
      hint={texts.rewardHint}
      initial={{ points }}
      call={changing}
      inputOf={(wanted: { points: number }) => ({ points: wanted.points, seen: points })}
      done={texts.rewardSaved}
      onClose={onClose}
    >
      <Form.Item name="points" label={texts.rewardPoints} rules={[{ required: true, message: texts.rewardNeeded }]}>
        <InputNumber autoFocus min={0} max={1000} precision={0} style={{ width: '100%' }} />
      </Form.Item>
    </ModalForm>
  )
}
