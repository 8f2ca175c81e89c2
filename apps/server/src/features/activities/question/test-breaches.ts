import { sql } from 'kysely'
import type { BreachesOf } from '#app/testing/test-breaches.ts'
import { answer, runningForm } from './test-question.ts'

export const breaches: BreachesOf = async ({ shop }) => {
  const asked = await runningForm(shop, await shop.staff(), { rewardKind: 'points', points: 10 })
  await answer(await shop.shopper(), asked)
  return [
    ['I-11', sql`update question_form set answers = answers + 1 where id = ${asked.id}`],
    ['I-12', sql`update question_answer set points = points + 1 where form_id = ${asked.id}`],
  ]
}
