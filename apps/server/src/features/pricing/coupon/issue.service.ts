import { couponObtains } from '@mallard/contract/pricing/coupon/coupon.codes'
import { refusalText, type ErrorName } from '@mallard/contract/errors'
import { href } from '@mallard/contract/paths'
import { actorType, ok, refuse, type Refused, type Result } from '@mallard/kernel'
import { notify } from '#features/people/notices/index.ts'
import { audit } from '#features/people/staff/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { findTemplate, type AdminTemplate } from './coupon-admin.repo.ts'
import { mayEverywhere } from './coupon-admin.service.ts'
import { takeCoupon } from './coupon.repo.ts'
import { refusalOf } from './coupon.service.ts'
import {
  giveMany,
  isIssued,
  lockTemplate,
  membersByPhone,
  membersOfLevels,
  type Given,
} from './issue.repo.ts'

/** Members that are given coupons in one transaction. */
const atOnce = 500

interface Issuing {
  readonly id: number
  readonly phones: readonly string[]
  readonly levels: readonly string[]
  readonly requestId: string
}

interface Issued {
  given: number
  left: number
  failed: { phone: string; message: string }[]
}

/**
 * To members by their phones, one by one: what one cannot have keeps nobody else from theirs; and
 * to everybody of some levels.
 */
export async function issue(
  ctx: StaffCtx,
  { id, phones, levels, requestId }: Issuing,
): Promise<Result<Issued, ErrorName>> {
  if (phones.length === 0 && levels.length === 0) return refuse('badInput', { field: 'phones' })
  const { db } = ctx.services
  const template = await findTemplate(db, ctx.scope, id)
  if (!template) return refuse('notFound')
  // One person at the counter is every store's business; everybody of a level is the partner's.
  if (levels.length > 0 && template.storeId === null && !mayEverywhere(ctx))
    return refuse('partnerWide')
  const issued: Issued = { given: 0, left: 0, failed: [] }
  await toPhones(ctx, template, [...new Set(phones)], requestId, issued)
  if (levels.length > 0) await toLevels(ctx, template, levels, requestId, issued)
  if (issued.given > 0)
    await audit(db, ctx, 'coupon.issue', `coupon ${id}`, {
      given: { before: null, after: issued.given },
    })
  return ok(issued)
}

async function toPhones(
  ctx: StaffCtx,
  template: AdminTemplate,
  phones: readonly string[],
  issueKey: string,
  issued: Issued,
): Promise<void> {
  const members = await membersByPhone(ctx.services.db, ctx.scope.partnerId, phones)
  for (const phone of phones) {
    const memberId = members.get(phone)
    const outcome =
      memberId === undefined ? refuse('notFound') : await giveTo(ctx, template, memberId, issueKey)
    if (outcome === 'given') issued.given += 1
    else if (outcome !== 'before')
      issued.failed.push({
        phone,
        message: refusalText(outcome, ctx.locale),
      })
  }
}

async function giveTo(
  ctx: StaffCtx,
  template: AdminTemplate,
  memberId: number,
  issueKey: string,
): Promise<'given' | 'before' | Refused<ErrorName>> {
  const at = new Date(ctx.clock.now())
  const { scope, staff } = ctx
  return ctx.services.db.transaction().execute(async (trx) => {
    // First the template: the same request at the same moment waits here, and then finds it done.
    await lockTemplate(trx, scope, template.id)
    if (await isIssued(trx, template.id, memberId, issueKey)) return 'before'
    const taking = {
      obtains: couponObtains,
      source: 'issue',
      actorType: actorType.staff,
      actorId: staff.id,
      isGiven: true,
      issueKey,
      at,
    }
    const taken = await takeCoupon(trx, { ...scope, memberId }, { templateId: template.id }, taking)
    if (!taken?.historyId) return refusalOf(taken, couponObtains)
    await tell(trx, ctx, template, [{ memberId, historyId: taken.historyId }], at)
    return 'given'
  })
}

/** Some at a time, so that others can draw in the meantime. */
async function toLevels(
  ctx: StaffCtx,
  template: AdminTemplate,
  levels: readonly string[],
  issueKey: string,
  issued: Issued,
): Promise<void> {
  const { db } = ctx.services
  const at = new Date(ctx.clock.now())
  for (let after = 0; ;) {
    const memberIds = await membersOfLevels(db, ctx.scope.partnerId, levels, after, atOnce)
    const last = memberIds.at(-1)
    if (last === undefined) return
    const given = await db.transaction().execute(async (trx) => {
      const made = await giveMany(trx, ctx.scope, {
        templateId: template.id,
        memberIds,
        issueKey,
        staffId: ctx.staff.id,
        at,
      })
      await tell(trx, ctx, template, made, at)
      return made.length
    })
    issued.given += given
    issued.left += memberIds.length - given
    after = last
  }
}

async function tell(
  trx: Db,
  { scope }: StaffCtx,
  { coupon }: AdminTemplate,
  given: readonly Given[],
  at: Date,
): Promise<void> {
  await notify(
    trx,
    given.map(({ memberId, historyId }) => ({
      scope,
      memberId,
      kind: 'coupon' as const,
      topic: `couponGiven ${historyId}`,
      title: ['优惠券已到账', 'A coupon for you'] as const,
      text: [
        `${coupon.name} 已放入您的账户`,
        `${coupon.nameEn || coupon.name} is in your account`,
      ] as const,
      link: href('couponList', scope),
      at,
    })),
  )
}
