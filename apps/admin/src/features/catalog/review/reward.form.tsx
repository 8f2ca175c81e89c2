import { reviewAdmin } from '@mallard/contract/admin-limits.gen'
import { defineForm } from '#platform/form/define-form.tsx'
import { NumberField } from '#platform/form/fields.tsx'
import { reviewTexts } from './review.texts.ts'

/** How many points a review earns once it is shown. */
export const RewardForm = defineForm({
  texts: reviewTexts,
  width: 420,
  limits: reviewAdmin.setReward,
  initial: (points: number) => ({ points }),
  inputOf: ({ points }, seen) => ({ points, seen }),
  send: (api, input) => api.reviewAdmin.setReward(input),
  // A colleague may have been first.
  changes: (api) => [api.reviewAdmin.reward],
  title: ({ texts }) => texts.rewardTitle,
  ok: ({ texts }) => texts.save,
  hint: ({ texts }) => texts.rewardHint,
  fields: ({ texts }) => (
    <NumberField name="points" label={texts.rewardPoints} needed={texts.rewardNeeded} isFirst />
  ),
  done: ({ texts }) => texts.saved,
})
