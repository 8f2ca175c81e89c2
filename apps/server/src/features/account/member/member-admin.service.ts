import type {
  AdminMember,
  AdminMemberPage,
} from '@mallard/contract/account/member/member-admin.calls'
import { fen, ok, refuse, type Result } from '@mallard/kernel'
import { cappedPage, type CappedPage } from '#platform/db/counted.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { maskedPhone } from '#platform/masked-phone.ts'
import {
  couponsHere,
  findAdminMember,
  listMembers,
  ordersHere,
  returnsHere,
  type AdminMemberRow,
  type MemberInput,
} from './member-admin.repo.ts'

/** Who looks after one store has to do with those who ordered there. */
const isHereOnly = ({ staff }: StaffCtx) => !staff.rightsEverywhere.includes('member.read')

function viewOf(ctx: StaffCtx, row: AdminMemberRow): AdminMember {
  return {
    memberId: row.memberId,
    nickname: row.nickname,
    avatar: row.avatar,
    phoneMasked: maskedPhone(row.phone),
    status: row.status,
    level: (ctx.locale === 'en' && row.levelNameEn) || (row.levelName ?? ''),
    points: row.points,
    growth: row.growth,
    createTime: row.createdAt.getTime(),
    orders: row.orders,
    paid: fen(Math.max(0, row.paid)),
    lastOrderTime: row.lastOrderAt?.getTime() ?? null,
  }
}

type ListInput = Omit<MemberInput, 'isHereOnly'> & {
  readonly pageNum: number
  readonly pageSize: number
}

export async function adminList(
  ctx: StaffCtx,
  { pageNum, pageSize, ...input }: ListInput,
): Promise<Result<CappedPage<AdminMember>, never>> {
  const found = await listMembers(
    ctx.services.db,
    ctx.scope,
    { ...input, isHereOnly: isHereOnly(ctx) },
    (pageNum - 1) * pageSize,
    pageSize,
  )
  const page = cappedPage(found.rows, found.total, { pageNum, pageSize }, found.most)
  return ok({ ...page, list: page.list.map((row) => viewOf(ctx, row)) })
}

export async function adminDetail(
  ctx: StaffCtx,
  { memberId }: { memberId: number },
): Promise<Result<AdminMemberPage, 'notFound'>> {
  const { db } = ctx.services
  const row = await findAdminMember(db, ctx.scope, memberId, isHereOnly(ctx))
  if (!row) return refuse('notFound')
  const [orders, coupons, returns] = await Promise.all([
    ordersHere(db, ctx.scope, memberId),
    couponsHere(db, ctx.scope, memberId),
    returnsHere(db, ctx.scope, memberId),
  ])
  const isEnglish = ctx.locale === 'en'
  return ok({
    ...viewOf(ctx, row),
    debt: row.debt,
    roles: [...row.roles],
    registerSource: row.registerSource,
    orderList: orders.map(({ titleEn, createdAt, ...order }) => ({
      ...order,
      title: (isEnglish && titleEn) || order.title,
      payAmount: fen(order.payAmount),
      refundedAmount: fen(order.refundedAmount),
      createTime: createdAt.getTime(),
    })),
    coupons: coupons.map(({ nameEn, validTo, ...coupon }) => ({
      ...coupon,
      name: (isEnglish && nameEn) || coupon.name,
      validTo: validTo.getTime(),
    })),
    returns: returns.map(({ createdAt, ...each }) => ({
      ...each,
      amount: fen(each.amount),
      createTime: createdAt.getTime(),
    })),
  })
}
