import { rewardKinds } from '@mallard/contract/activities/question/question.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  giving: {
    'questionAdmin.close': 'nothing',
    'questionAdmin.exportAnswers': 'nothing',
    'questionAdmin.save': 'terms',
  },
  stored: [[rewardKinds, 'question_form.reward_kind']],
}
