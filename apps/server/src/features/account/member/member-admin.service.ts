import type {
  AdminMember,
  AdminMemberPage,
} from '@mallard/contract/account/member/member-admin.calls'
import { fen, ok, refuse, type Result } from '@mallard/kernel'
import { consentsOf } from '#features/people/identity/index.ts'
import { standingOf } from '#features/people/standing/index.ts'
import { floorRoleOf } from '#features/people/floor/index.ts'
import { localised } from '#platform/locale.rules.ts'
import { turnedPage, type TurnedPage, type Turn, turnPage } from '#platform/db/turned.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { maskedPhone } from '#platform/masked-phone.ts'
import {
  countMembers,
  couponsHere,
  findAdminMember,
  listMembers,
  memberOrder,
  ordersHere,
  returnsHere,
  whichMembers,
  type AdminMemberRow,
  type MemberInput,
} from './member-admin.repo.ts'
import { choicesIn } from './agreement.service.ts'
import { choicesOf } from './privacy.repo.ts'
import { isHereOnly } from './seen-members.ts'

function viewOf(ctx: StaffCtx, row: AdminMemberRow): AdminMember {
  return {
    memberId: row.memberId,
    nickname: row.nickname,
    avatar: row.avatar,
    phoneMasked: maskedPhone(row.phone),
    status: row.status,
    level: localised(ctx.locale, row.levelName ?? '', row.levelNameEn),
    points: row.points,
    growth: row.growth,
    createTime: row.createdAt.getTime(),
    orders: row.orders,
    paid: fen(Math.max(0, row.paid)),
    lastOrderTime: row.lastOrderAt?.getTime() ?? null,
  }
}

export async function adminList(
  ctx: StaffCtx,
  asked: Omit<MemberInput, 'isHereOnly'> & Turn,
): Promise<Result<TurnedPage<AdminMember>, 'pageTooFar'>> {
  const { db } = ctx.services
  const input = { ...asked, isHereOnly: isHereOnly(ctx) }
  const wanted = await whichMembers(db, ctx.scope, input)
  const [turned, total] = await Promise.all([
    turnPage(memberOrder(input), asked, (stretch) => listMembers(db, ctx.scope, wanted, stretch)),
    countMembers(db, wanted),
  ])
  if (!turned.ok) return turned
  return ok(turnedPage(turned.value, (row) => viewOf(ctx, row), total, asked, wanted.most))
}

/** The newest of each agreement that was not taken back. */
function heldConsents(all: Awaited<ReturnType<typeof consentsOf>>): AdminMemberPage['consents'] {
  const held = new Map<string, AdminMemberPage['consents'][number]>()
  for (const { code, version, agreedAt, withdrawnAt } of all)
    if (withdrawnAt === null && !held.has(code))
      held.set(code, { code, version, at: agreedAt.getTime() })
  return [...held.values()]
}

export async function adminDetail(
  ctx: StaffCtx,
  { memberId }: { memberId: number },
): Promise<Result<AdminMemberPage, 'notFound'>> {
  const { db } = ctx.services
  const row = await findAdminMember(db, ctx.scope, memberId, isHereOnly(ctx))
  if (!row) return refuse('notFound')
  const owner = { partnerId: ctx.scope.partnerId, memberId }
  const [orders, coupons, returns, floorRole, standing, consents, made] = await Promise.all([
    ordersHere(db, ctx.scope, memberId),
    couponsHere(db, ctx.scope, memberId),
    returnsHere(db, ctx.scope, memberId),
    floorRoleOf(db, ctx.scope, memberId),
    standingOf(db, owner),
    consentsOf(db, owner.partnerId, memberId),
    choicesOf(db, owner),
  ])
  return ok({
    ...viewOf(ctx, row),
    debt: row.debt,
    roles: [...row.roles] as AdminMemberPage['roles'],
    floorRole: floorRole ?? null,
    registerSource: row.registerSource,
    standing,
    closesAt: row.closesAt?.getTime() ?? null,
    consents: heldConsents(consents),
    choices: choicesIn(made),
    orderList: orders.map(({ titleEn, createdAt, ...order }) => ({
      ...order,
      title: localised(ctx.locale, order.title, titleEn),
      payAmount: fen(order.payAmount),
      refundedAmount: fen(order.refundedAmount),
      createTime: createdAt.getTime(),
    })),
    coupons: coupons.map(({ nameEn, validTo, ...coupon }) => ({
      ...coupon,
      name: localised(ctx.locale, coupon.name, nameEn),
      validTo: validTo.getTime(),
    })),
    returns: returns.map(({ createdAt, ...each }) => ({
      ...each,
      amount: fen(each.amount),
      createTime: createdAt.getTime(),
    })),
  })
}
