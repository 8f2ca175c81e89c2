import { randomUUID } from 'node:crypto'
import { evaluateAdminCalls } from '@mallard/contract/activities/evaluate/evaluate-admin.calls'
import { largestId } from '@mallard/contract/fields'
import { day, hour, minute } from '@mallard/kernel'
import type { Caller } from '@mallard/testing/caller'
import { sql } from 'kysely'
import type { AccessOf } from '#app/testing/test-access.ts'
import { activityAccess } from '../activity/test-activity-access.ts'
import { setUpEvaluate } from './evaluate-admin.service.ts'
import { applicationFor } from './test-evaluate.ts'

const fields = ['intro', 'introEn', 'rules', 'rulesEn', 'skuId', 'quota', 'reportDays']
const terms = {
  ...{
    id: 0,
    version: 0,
    name: '试用',
    nameEn: '',
    intro: '',
    introEn: '',
    rules: '',
    rulesEn: '',
  },
  ...{ quota: 100, reportDays: 14 },
}
let setups = 0

/** A trial in years to come, each at a time of its own. */
function setupOf({ skuId }: { skuId: number }) {
  const startAt = Date.UTC(2095, 0, 1) + (setups += 1) * 10_000
  return { ...terms, skuId, startAt, endAt: startAt + 1000 }
}

export const access: AccessOf = async ({ shop, owner, sku, theirs }) => {
  const { db } = shop.services
  const now = shop.clock.now()
  const runs = (startAt: number, endAt: number, of = { owner, sku }) =>
    setUpEvaluate(db, of.owner.scope, { ...terms, skuId: of.sku.skuId, startAt, endAt }, now)
  const applying = () => runs(now - day, now + 19 * day)
  const over = async () => ({ id: await runs(now - hour, now - minute) })
  const other = await runs(now - hour, now - minute, theirs)
  /** An application of a trial whose time to apply is over. */
  const applied = async () => {
    const { id } = await over()
    const { rows } = await sql<{ id: number }>`
      insert into evaluation_apply (evaluation_id, partner_id, store_id, member_id, request_id, reason, at)
      select ${id}, m.partner_id, ${owner.scope.storeId}::int, m.id, ${randomUUID()}::uuid, '', m.created_at
      from member m where m.partner_id = ${owner.scope.partnerId} order by m.id limit 1 returning id`.execute(
      db,
    )
    return { id, applyId: rows[0]!.id }
  }
  const named = async () => {
    const { id, applyId } = await applied()
    return { id, applyIds: [applyId] }
  }
  const trial = await applying()
  const { admin, byId } = activityAccess({
    domain: 'evaluateAdmin',
    calls: evaluateAdminCalls,
    owner,
    setup: () => setupOf(sku),
    fields,
    theirs: other,
    lists: { applications: [] },
  })
  return {
    open: { 'evaluate.list': {}, 'evaluate.detail': { id: trial } },
    owned: {
      // Trials are anybody's; one for which nobody has applied is made for each try.
      'evaluate.apply': {
        own: async (who: Caller) => applicationFor(who, await applying()),
        missing: { addressId: largestId },
        plain: ['id', 'reason', 'requestId'],
      },
    },
    admin: {
      ...admin,
      'evaluateAdmin.choose': { own: named, ...byId, plain: ['applyIds'] },
      'evaluateAdmin.draw': { own: over, ...byId },
      'evaluateAdmin.decline': { own: named, ...byId, plain: ['applyIds'] },
      'evaluateAdmin.settle': { own: over, ...byId },
      'evaluateAdmin.promote': {
        own: async () => ({ ...(await applied()), isPromoted: false }),
        ...byId,
        plain: ['applyId'],
      },
    },
  }
}
