import { questionAdminCalls } from '@mallard/contract/activities/question/question-admin.calls'
import type { TestActivity } from '#app/testing/test-activities.ts'
import { branching } from '../form/test-form.ts'
import { questionSetup } from './test-question.ts'

export const activity: TestActivity = {
  name: 'questionnaire',
  setUp: {
    object: 'question',
    calls: questionAdminCalls,
    setup: (shop) => questionSetup(shop),
    change: { name: '改名' },
    begun: 'questionBegun',
    mayHaveBegun: true,
    points: { rewardKind: 'points', points: 1 },
    faults: () => [
      [{ rewardKind: 'points' }, 'badInput'],
      [{ templateId: 2_000_000_000 }, 'badInput'],
      [{ rewardKind: 'coupon', templateId: 2_000_000_000 }, 'notFound'],
      [{ questions: [{ ...branching[0]!, options: [] }] }, 'formWrong'],
    ],
  },
}
