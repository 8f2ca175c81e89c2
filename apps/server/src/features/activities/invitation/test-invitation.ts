import { randomUUID } from 'node:crypto'
import type { FormAnswer } from '@mallard/contract/activities/form/form.codes'
import {
  invitationAdminCalls,
  type AdminEvent,
  type EventSetup,
} from '@mallard/contract/activities/invitation/invitation-admin.calls'
import { invitationCalls } from '@mallard/contract/activities/invitation/invitation.calls'
import { day, hour, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import type { TestShop } from '#app/testing/test-shop.ts'
import { branching, liked } from '../form/test-form.ts'
import { invitationJobs } from './invitation.jobs.ts'

/** What sets an event up that takes entries from the next minute on for three days, and is held on the fifth. */
export function eventSetup(
  shop: Pick<TestShop, 'clock'>,
  terms: Partial<EventSetup> = {},
): EventSetup & { requestId: string } {
  const startAt = shop.clock.now() + minute
  const holdsAt = startAt + 4 * day
  return {
    id: 0,
    version: 0,
    name: '早餐课',
    nameEn: 'A class',
    startAt,
    endAt: startAt + 3 * day,
    holdsAt,
    holdsUntil: holdsAt + 2 * hour,
    isOnline: false,
    place: '二楼厨房',
    placeEn: 'Upstairs',
    point: '30.246026,120.15507',
    onlineUrl: '',
    pic: '',
    audience: '会员',
    audienceEn: 'Members',
    html: '<p>一起做早餐</p>',
    htmlEn: '<p>Breakfast</p>',
    questions: branching,
    capacity: 10,
    ...terms,
    requestId: randomUUID(),
  }
}

/** An event that takes entries now. */
export async function openEvent(
  shop: TestShop,
  owner: Caller,
  terms: Partial<EventSetup> = {},
): Promise<AdminEvent> {
  const event = await owner.data(invitationAdminCalls.save, eventSetup(shop, terms))
  shop.clock.advance(minute)
  return event
}

/** Enters an event, each time as a request of its own. */
export const enter = (
  browser: Caller,
  { id }: Pick<AdminEvent, 'id'>,
  answers: readonly FormAnswer[] = liked,
  requestId: string = randomUUID(),
) => browser.call(invitationCalls.add, { id, requestId, answers: [...answers] } as never)

export const passOf = async (browser: Caller, { id }: Pick<AdminEvent, 'id'>): Promise<string> =>
  (await browser.data(invitationCalls.detail, { id })).my?.pass ?? ''

/** Does at once what is done every so often. */
export const runJob = (
  { services }: Pick<TestShop, 'services'>,
  kind: 'invitation.remind' | 'invitation.free',
) =>
  invitationJobs(services)[kind].run({
    payload: {},
    scope: undefined,
    attempt: 1,
    finish: async () => {},
  })
