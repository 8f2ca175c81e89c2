import { questionAdminCalls } from '@mallard/contract/activities/question/question-admin.calls'
import { randomUUID } from 'node:crypto'
import type { AccessOf } from '#app/testing/test-access.ts'
import { liked } from '../form/test-form.ts'
import { activityAccess } from '../activity/test-activity-access.ts'
import { questionSetup, runningForm } from './test-question.ts'

const fields = [
  'intro',
  'introEn',
  'questions',
  'thanks',
  'thanksEn',
  'rewardKind',
  'points',
  'templateId',
  'showsFigures',
  'most',
]

export const access: AccessOf = async ({ shop, owner, theirs }) => {
  const { url } = await runningForm(shop, owner)
  const other = await runningForm(shop, theirs.owner)
  const { admin, one, byId } = activityAccess({
    domain: 'questionAdmin',
    calls: questionAdminCalls,
    owner,
    setup: () => questionSetup(shop),
    fields,
    theirs: other.id,
    lists: { answers: [] },
  })
  return {
    open: {
      'question.info': { url },
      'question.save': { url, requestId: randomUUID(), answers: liked },
      'question.result': { sourceUrl: '0'.repeat(22) },
    },
    // A result is for who has answered: whom the tests send has not.
    refusals: { 'question.result': 'notFound' },
    admin: {
      ...admin,
      'questionAdmin.exportAnswers': {
        own: async () => ({ ...(await one()), format: 'csv' }),
        ...byId,
      },
    },
  }
}
