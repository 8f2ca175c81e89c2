import type { DeskMember, DeskMemberPage } from '@mallard/contract/member/member-desk.calls'
import { fen, ok, refuse, type Result } from '@mallard/kernel'
import type { StaffCtx } from '#platform/http/context.ts'
import { maskedPhone } from '#platform/masked-phone.ts'
import { couponsHere, findDeskMember, listMembers, ordersHere, returnsHere, type DeskMemberRow, type MemberWish } from './member-desk.repo.ts'

/** Who looks after one store has to do with those who ordered there. */
const isHereOnly = ({ staff }: StaffCtx) => !staff.rightsEverywhere.includes('member.read')

function viewOf(ctx: StaffCtx, row: DeskMemberRow): DeskMember {
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

interface MemberPage {
  list: DeskMember[]
  total: number
  pageNum: number
  pageSize: number
  hasNext: boolean
}

type ListInput = Omit<MemberWish, 'isHereOnly'> & { readonly pageNum: number; readonly pageSize: number }

export async function deskList(ctx: StaffCtx, { pageNum, pageSize, ...wish }: ListInput): Promise<Result<MemberPage, never>> {
  const found = await listMembers(ctx.services.db, ctx.scope, { ...wish, isHereOnly: isHereOnly(ctx) }, (pageNum - 1) * pageSize, pageSize)
  return ok({ list: found.rows.map((row) => viewOf(ctx, row)), total: found.total, pageNum, pageSize, hasNext: pageNum * pageSize < found.total })
}

export async function deskDetail(ctx: StaffCtx, { memberId }: { memberId: number }): Promise<Result<DeskMemberPage, 'notFound'>> {
  const { db } = ctx.services
  const row = await findDeskMember(db, ctx.scope, memberId, isHereOnly(ctx))
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
    coupons: coupons.map(({ nameEn, validTo, ...coupon }) => ({ ...coupon, name: (isEnglish && nameEn) || coupon.name, validTo: validTo.getTime() })),
    returns: returns.map(({ createdAt, ...each }) => ({ ...each, amount: fen(each.amount), createTime: createdAt.getTime() })),
  })
}
