import { signInCalls } from '@mallard/contract/activities/sign-in/sign-in.calls'
import { sql } from 'kysely'
import type { BreachesOf } from '#app/testing/test-breaches.ts'
import { turnSignInOn } from './test-sign-in.ts'

export const breaches: BreachesOf = async ({ shop, browser }) => {
  await turnSignInOn(await shop.staff())
  await browser.data(signInCalls.sign, {})
  return [
    ['I-13', sql`update sign_in set points = points + 1`],
    ['I-13', sql`update sign_in set streak = streak + 1`],
  ]
}
