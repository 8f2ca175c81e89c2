import { randomUUID } from 'node:crypto'
import type { FormAnswer } from '@mallard/contract/activities/form/form.codes'
import {
  questionAdminCalls,
  type AdminQuestionnaire,
  type QuestionnaireSetup,
} from '@mallard/contract/activities/question/question-admin.calls'
import { questionCalls } from '@mallard/contract/activities/question/question.calls'
import { day, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import type { TestShop } from '#app/testing/test-shop.ts'
import { branching, liked } from '../form/test-form.ts'

/** What sets a questionnaire up that begins in a minute and runs three days. */
export function questionSetup(
  shop: Pick<TestShop, 'clock'>,
  terms: Partial<QuestionnaireSetup> = {},
): QuestionnaireSetup & { requestId: string } {
  const startAt = shop.clock.now() + minute
  return {
    id: 0,
    version: 0,
    name: '问卷',
    nameEn: 'A form',
    intro: '两分钟',
    introEn: 'Two minutes',
    questions: branching,
    thanks: '谢谢',
    thanksEn: 'Thank you',
    rewardKind: 'none',
    points: 0,
    templateId: null,
    showsFigures: true,
    most: null,
    startAt,
    endAt: startAt + 3 * day,
    ...terms,
    requestId: randomUUID(),
  }
}

/** A questionnaire that runs now. */
export async function runningForm(
  shop: TestShop,
  owner: Caller,
  terms: Partial<QuestionnaireSetup> = {},
): Promise<AdminQuestionnaire> {
  const form = await owner.data(questionAdminCalls.save, questionSetup(shop, terms))
  shop.clock.advance(minute)
  return form
}

/** Sends answers, each time as a request of its own. */
export const answer = (
  browser: Caller,
  { url }: Pick<AdminQuestionnaire, 'url'>,
  answers: readonly FormAnswer[] = liked,
  requestId: string = randomUUID(),
) => browser.call(questionCalls.save, { url, requestId, answers: [...answers] } as never)
