import { about } from '@mallard/contract/people/notices/notice-events'
import { href } from '@mallard/contract/paths'
import { couponStatus } from '@mallard/contract/pricing/coupon/coupon.codes'
import {
  beijingDateTime,
  beijingMomentEn,
  day,
  hour,
  type Instant,
  actorType,
} from '@mallard/kernel'
import { sql } from 'kysely'
import { type EventNotice, notify } from '#features/people/notices/index.ts'
import type { Db } from '#platform/db/database.ts'
import { lit } from '#platform/db/lit.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Writes down which coupons are over, and reminds of those that soon will be. */
    'coupon.sweep': Record<string, never>
  }
}

/** So long before its end a member is reminded of a coupon, once. */
const remindBefore = 2 * day

interface Ending {
  readonly id: number
  readonly partnerId: number
  readonly storeId: number
  readonly memberId: number
  readonly name: string
  readonly nameEn: string
  readonly validTo: Date
}

export function couponJobs(services: Services): Pick<JobHandlers, 'coupon.sweep'> {
  return { 'coupon.sweep': { run: async () => sweep(services, services.clock.now()) } }
}

/** Tells of `atOnce` coupons at a time: memory holds no more. */
export async function sweep(
  { db }: Pick<Services, 'db'>,
  now: Instant,
  atOnce = 500,
): Promise<void> {
  await sql`
    with over as (
      update coupon_history set status = ${lit(couponStatus.expired)}
      where status = ${lit(couponStatus.unused)} and valid_to <= ${new Date(now)} returning id, partner_id
    )
    insert into coupon_log (history_id, partner_id, from_status, to_status, actor_type, at)
    select id, partner_id, ${lit(couponStatus.unused, couponStatus.expired, actorType.system)},
      ${new Date(now)}::timestamptz from over`.execute(db)
  let after: number | undefined = 0
  while (after !== undefined) after = await remindSome(db, now, after, atOnce)
}

/** Tells of some coupons after an id that soon end; the last of them, if more may follow. */
async function remindSome(
  db: Db,
  now: Instant,
  after: number,
  atOnce: number,
): Promise<number | undefined> {
  const { rows } = await sql<Ending>`
    select h.id, h.partner_id as "partnerId", 
      coalesce(t.store_id, (select min(s.id) from store s where s.partner_id = h.partner_id)) as "storeId",
      h.member_id as "memberId", t.name, t.name_en as "nameEn", h.valid_to as "validTo"
    from coupon_history h join coupon_template t on t.id = h.template_id
    where h.id > ${after} and h.status = ${lit(couponStatus.unused)} and h.valid_to > ${new Date(now)}
      and h.valid_to <= ${new Date(now + remindBefore)} and h.created_at < ${new Date(now - 12 * hour)}
    order by h.id limit ${atOnce}`.execute(db)
  await notify(
    db,
    rows.map((ending) => noticeOf(ending, now)),
  )
  return rows.length === atOnce ? rows.at(-1)?.id : undefined
}

function noticeOf(ending: Ending, now: Instant): EventNotice {
  const { id, partnerId, storeId, memberId, name, nameEn, validTo } = ending
  return {
    scope: { partnerId, storeId },
    memberId,
    topic: `couponEnding ${id}`,
    about: about('coupon.ending', {
      coupon: [name, nameEn],
      until: [
        beijingDateTime(validTo.getTime()).slice(5, 16),
        `${beijingMomentEn(validTo.getTime())} Beijing time`,
      ],
    }),
    link: href('couponList', { partnerId, storeId }),
    at: new Date(now),
  }
}
