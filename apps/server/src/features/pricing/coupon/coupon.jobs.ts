import { href } from '@mallard/contract/paths'
import { beijingDateTime, beijingMomentEn, day, hour, type Instant } from '@mallard/kernel'
import { sql } from 'kysely'
import { notify } from '#features/people/notices/index.ts'
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

export function couponJobs(services: Services): Pick<JobHandlers, 'coupon.sweep'> {
  return { 'coupon.sweep': { run: async () => sweep(services, services.clock.now()) } }
}

async function sweep({ db }: Services, now: Instant): Promise<void> {
  await sql`
    with over as (
      update coupon_history set status = 3 where status = 0 and valid_to <= ${new Date(now)} returning id, partner_id
    )
    insert into coupon_log (history_id, partner_id, from_status, to_status, actor_type, at) select id, partner_id, 0, 3, 3, ${new Date(now)}::timestamptz from over`.execute(
    db,
  )
  const { rows } = await sql<{
    id: number
    partnerId: number
    storeId: number
    memberId: number
    name: string
    nameEn: string
    validTo: Date
  }>`
    select h.id, h.partner_id as "partnerId", coalesce(t.store_id, (select min(s.id) from store s where s.partner_id = h.partner_id)) as "storeId",
      h.member_id as "memberId", t.name, t.name_en as "nameEn", h.valid_to as "validTo"
    from coupon_history h join coupon_template t on t.id = h.template_id
    where h.status = 0 and h.valid_to > ${new Date(now)} and h.valid_to <= ${new Date(now + remindBefore)} and h.created_at < ${new Date(now - 12 * hour)}
    order by h.id limit 5000`.execute(db)
  await notify(
    db,
    rows.map(({ id, partnerId, storeId, memberId, name, nameEn, validTo }) => {
      const until = beijingDateTime(validTo.getTime()).slice(5, 16)
      return {
        scope: { partnerId, storeId },
        memberId,
        kind: 'coupon' as const,
        topic: `couponEnding ${id}`,
        title: ['优惠券即将过期', 'A coupon is about to expire'] as const,
        text: [
          `${name} 将于 ${until} 过期，记得使用`,
          `${nameEn || name} ends ${beijingMomentEn(validTo.getTime())} Beijing time`,
        ] as const,
        link: href('couponList', { partnerId, storeId }),
        at: new Date(now),
      }
    }),
  )
}
