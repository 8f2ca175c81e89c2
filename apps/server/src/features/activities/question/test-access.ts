import { questionAdminCalls } from '@mallard/contract/activities/question/question-admin.calls'
import { largestId } from '@mallard/contract/fields'
import { randomUUID } from 'node:crypto'
import type { AccessOf } from '#app/testing/test-access.ts'
import { liked } from '../form/test-form.ts'
import { questionSetup, runningForm } from './test-question.ts'

const plain = [
  'version',
  'name',
  'nameEn',
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
  'startAt',
  'endAt',
  'requestId',
]

export const access: AccessOf = async ({ shop, owner, theirs }) => {
  const { url } = await runningForm(shop, owner)
  const other = await runningForm(shop, theirs.owner)
  const one = async () => ({
    id: (await owner.data(questionAdminCalls.save, questionSetup(shop))).id,
  })
  const byId = { theirs: { id: other.id }, missing: { id: largestId } }
  return {
    open: {
      'question.info': { url },
      'question.save': { url, requestId: randomUUID(), answers: liked },
      'question.result': { sourceUrl: '0'.repeat(22) },
    },
    // A result is for who has answered: whom the tests send has not.
    refusals: { 'question.result': 'notFound' },
    admin: {
      'questionAdmin.list': { own: async () => ({}) },
      'questionAdmin.detail': { own: one, ...byId },
      'questionAdmin.answers': { own: one, ...byId },
      'questionAdmin.save': { own: async () => questionSetup(shop), ...byId, plain },
      'questionAdmin.close': {
        own: async () => ({ ...(await one()), reason: '提前结束' }),
        ...byId,
        plain: ['reason'],
      },
      'questionAdmin.exportAnswers': {
        own: async () => ({ ...(await one()), format: 'csv' }),
        ...byId,
      },
    },
  }
}
