import type {
  AdminMember,
  AdminMemberPage,
} from '@mallard/contract/account/member/member-admin.calls'
import { fen, ok, refuse, type Result } from '@mallard/kernel'
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

export async function adminDetail(
  ctx: StaffCtx,
  { memberId }: { memberId: number },
): Promise<Result<AdminMemberPage, 'notFound'>> {
  const { db } = ctx.services
  const row = await findAdminMember(db, ctx.scope, memberId, isHereOnly(ctx))
  if (!row) return refuse('notFound')
  const [orders, coupons, returns, floorRole] = await Promise.all([
    ordersHere(db, ctx.scope, memberId),
    couponsHere(db, ctx.scope, memberId),
    returnsHere(db, ctx.scope, memberId),
    floorRoleOf(db, ctx.scope, memberId),
  ])
  return ok({
    ...viewOf(ctx, row),
    debt: row.debt,
    roles: [...row.roles] as AdminMemberPage['roles'],
    floorRole: floorRole ?? null,
    registerSource: row.registerSource,
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
