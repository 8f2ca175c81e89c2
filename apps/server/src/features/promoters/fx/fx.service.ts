import { againDays, highestRate, promoterStatus } from '@mallard/contract/promoters/fx/fx.codes'
import type {
  Achievement,
  Commission,
  FxCenter,
  FxCustomer,
  FxGoods,
  FxInit,
} from '@mallard/contract/promoters/fx/fx.fields'
import {
  beijingDay,
  beijingMonth,
  day,
  fen,
  ok,
  refuse,
  scopeText,
  type Result,
} from '@mallard/kernel'
import { cardsOf } from '#features/catalog/search/index.ts'
import { masked } from '#features/catalog/review/index.ts'
import { agreeTo, findMember } from '#features/people/identity/index.ts'
import { checkCode } from '#features/people/phone-code/index.ts'
import { paged } from '#platform/db/counted.ts'
import { localised } from '#platform/locale.rules.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import {
  broughtBy,
  figuresOf,
  listAchieved,
  listCustomers,
  listEarned,
  type Span,
} from './earnings.repo.ts'
import { listRated, rateOfSku } from './fx-goods.repo.ts'
import { apply, findPromoter, readSetting, type PromoterRow } from './fx.repo.ts'
import { commissionOf, earnsNow, levelOf, toNextLevel } from './fx.rules.ts'

const agreement = 'distribution'

const ofMember = (ctx: ShopperCtx) =>
  findPromoter(ctx.services.db, ctx.scope.partnerId, { memberId: ctx.shopper.id })

/** Who asks, when they are or were a promoter: one who was stopped still sees what is theirs. */
export async function promoterOf(ctx: ShopperCtx): Promise<Result<PromoterRow, 'fxNotPromoter'>> {
  const promoter = await ofMember(ctx)
  const isOne =
    promoter?.status === promoterStatus.active || promoter?.status === promoterStatus.disabled
  return promoter && isOne ? ok(promoter) : refuse('fxNotPromoter')
}

/** When one who was turned down may apply again; null: now, or not asked. */
function reapplyAt(promoter: PromoterRow | undefined, now: number): number | null {
  if (promoter?.status !== promoterStatus.rejected) return null
  const at = (promoter.decidedAt ?? 0) + againDays * day
  return at > now ? at : null
}

/** Whether new orders that come by them bring them a commission: no sum is promised otherwise. */
async function isEarning(ctx: ShopperCtx, status?: PromoterRow['status']): Promise<boolean> {
  const { db } = ctx.services
  const { partnerId } = ctx.scope
  const [setting, member] = await Promise.all([
    readSetting(db, partnerId),
    findMember(db, partnerId, ctx.shopper.id),
  ])
  return earnsNow(setting, { status, isEmployee: member?.roles.includes('employee') ?? false })
}

export async function initForm(ctx: ShopperCtx): Promise<Result<FxInit, never>> {
  const { db } = ctx.services
  const [promoter, setting, member] = await Promise.all([
    ofMember(ctx),
    readSetting(db, ctx.scope.partnerId),
    findMember(db, ctx.scope.partnerId, ctx.shopper.id),
  ])
  return ok({
    status: promoter?.status ?? null,
    isOpen: setting.isOpen,
    fields: ['realName', 'phone', 'code', 'idTail'],
    agreement,
    phone: member?.phone ?? '',
    note: promoter?.note ?? '',
    againAt: reapplyAt(promoter, ctx.clock.now()),
    rateBp: Math.min(setting.rateBp, highestRate),
    earns: await isEarning(ctx, promoter?.status),
  })
}

interface RegisterInput {
  readonly realName: string
  readonly phone: string
  readonly code: string
  readonly idTail: string
  readonly agreed: boolean
}

type RegisterRefusal =
  | 'fxClosed'
  | 'fxOpen'
  | 'fxTooSoon'
  | 'fxAgree'
  | 'fxOtherPhone'
  | 'wrongCode'

/** The same application again is the same one: it needs no other code. */
export async function register(
  ctx: ShopperCtx,
  { realName, phone, code, idTail, agreed }: RegisterInput,
): Promise<Result<{ status: typeof promoterStatus.applying }, RegisterRefusal>> {
  const { db } = ctx.services
  const { partnerId } = ctx.scope
  if (!agreed) return refuse('fxAgree')
  const [before, setting, member] = await Promise.all([
    ofMember(ctx),
    readSetting(db, partnerId),
    findMember(db, partnerId, ctx.shopper.id),
  ])
  if (before?.status === promoterStatus.applying) return ok({ status: promoterStatus.applying })
  if (before && before.status !== promoterStatus.rejected) return refuse('fxOpen')
  if (!setting.isOpen) return refuse('fxClosed')
  const now = ctx.clock.now()
  if (reapplyAt(before, now) !== null) return refuse('fxTooSoon')
  if (member?.phone !== phone) return refuse('fxOtherPhone')
  if (!(await checkCode(ctx, phone, 'fx', code))) return refuse('wrongCode')
  const at = new Date(now)
  const application = { ...ctx.scope, memberId: ctx.shopper.id, realName, phone, idTail, at }
  return db.transaction().execute(async (trx) => {
    await agreeTo(trx, { partnerId, memberId: ctx.shopper.id, code: agreement }, at)
    const isNoted = await apply(trx, application, new Date(now - againDays * day))
    const after = isNoted
      ? undefined
      : await findPromoter(trx, partnerId, { memberId: ctx.shopper.id })
    return isNoted || after?.status === promoterStatus.applying
      ? ok({ status: promoterStatus.applying })
      : refuse('fxOpen')
  })
}

/** All that was earned and not taken back. */
const earnedOf = ({ frozen, available, withdrawing, withdrawn }: PromoterRow) =>
  frozen + available + withdrawing + withdrawn

export async function center(ctx: ShopperCtx): Promise<Result<FxCenter, 'fxNotPromoter'>> {
  const found = await promoterOf(ctx)
  if (!found.ok) return found
  const promoter = found.value
  const now = ctx.clock.now()
  const figures = await figuresOf(
    ctx.services.db,
    promoter,
    new Date(beijingDay(now)),
    new Date(beijingMonth(now)),
  )
  const { sponsorId, nickname, available, frozen, withdrawing, withdrawn } = promoter
  const earned = earnedOf(promoter)
  const toNext = toNextLevel(earned)
  return ok({
    sponsorId,
    nickname,
    available,
    frozen,
    withdrawing,
    withdrawn,
    level: levelOf(earned),
    toNext: toNext === null ? null : fen(toNext),
    today: fen(figures.today),
    month: fen(figures.month),
    customers: figures.customers,
    orders: figures.orders,
  })
}

interface PageInput {
  readonly page: number
  readonly size: number
}
export const pageAt = ({ page, size }: PageInput) => ({ offset: (page - 1) * size, limit: size })
export const pageReply = <T>({ page, size }: PageInput, list: T[], total: number) =>
  paged(list, total, { pageNum: page, pageSize: size })

interface Days {
  readonly range: number
  readonly until?: string | undefined
}

/** From the first moment of so many days to the end of the last, which is today unless told. */
function spanOf(now: number, { range, until }: Days): Span {
  const last = until === undefined ? beijingDay(now) : Date.parse(`${until}T00:00:00+08:00`)
  return { since: new Date(last - (range - 1) * day), before: new Date(last + day) }
}

export async function myCollect(
  ctx: ShopperCtx,
  input: PageInput & Days & { readonly status?: string | undefined },
) {
  const found = await promoterOf(ctx)
  if (!found.ok) return found
  const { rows, total } = await listEarned(
    ctx.services.db,
    found.value,
    spanOf(ctx.clock.now(), input),
    input.status === undefined ? undefined : Number(input.status),
    pageAt(input),
  )
  const list = rows.map(
    ({ orderSn, title, titleEn, base, amount, reversed, ...row }): Commission => ({
      ...row,
      orderTail: orderSn.slice(-4),
      title: localised(ctx.locale, title, titleEn),
      base: fen(base),
      amount: fen(amount - reversed),
      reversed: fen(reversed),
    }),
  )
  return ok(pageReply(input, list, total))
}

export async function myAchievement(
  ctx: ShopperCtx,
  { by, ...days }: Days & { readonly by: 'day' | 'goods' },
): Promise<Result<Achievement[], 'fxNotPromoter'>> {
  const found = await promoterOf(ctx)
  if (!found.ok) return found
  const span = spanOf(ctx.clock.now(), days)
  const rows = await listAchieved(ctx.services.db, found.value, span, by)
  return ok(
    rows.map(({ name, nameEn, orders, amount, commission }) => ({
      name: localised(ctx.locale, name, nameEn),
      orders,
      amount: fen(amount),
      commission: fen(commission),
    })),
  )
}

export async function myCustomer(ctx: ShopperCtx, input: PageInput) {
  const found = await promoterOf(ctx)
  if (!found.ok) return found
  const { rows, total } = await listCustomers(ctx.services.db, found.value, pageAt(input))
  const list = rows.map(({ nickname, amount, ...row }): FxCustomer => ({
    ...row,
    nickname: masked(nickname),
    amount: fen(amount),
  }))
  return ok(pageReply(input, list, total))
}

export async function totalAmount(
  ctx: ShopperCtx,
): Promise<Result<{ total: number }, 'fxNotPromoter'>> {
  const found = await promoterOf(ctx)
  return found.ok ? ok({ total: earnedOf(found.value) }) : found
}

interface GoodsInput extends PageInput {
  readonly q?: string | undefined
  readonly sort: 'sales' | 'commission'
}

export async function goods(ctx: ShopperCtx, input: GoodsInput) {
  const found = await promoterOf(ctx)
  if (!found.ok) return found
  if (!(await isEarning(ctx, found.value.status))) return ok(pageReply<FxGoods>(input, [], 0))
  const { services, scope, locale } = ctx
  const wanted = { q: input.q ?? '', sort: input.sort }
  const { rows, total } = await listRated(services.db, scope, wanted, pageAt(input))
  const cards = await cardsOf(
    services,
    scope,
    rows.map(({ itemId }) => itemId),
    locale,
  )
  const rates = new Map(rows.map(({ itemId, bp }) => [itemId, bp]))
  const list = cards.map(({ itemId, productSn, title, pic, price }): FxGoods => {
    const bp = rates.get(itemId) ?? 0
    return { itemId, productSn, title, pic, price, bp, commission: fen(commissionOf(price, bp)) }
  })
  return ok(pageReply(input, list, total))
}

/** What one of the promoter's own links brought; of goods also what a unit earns now, if it does. */
export async function brought(ctx: ShopperCtx, { path }: { readonly path: string }) {
  const found = await promoterOf(ctx)
  if (!found.ok) return found
  const promoter = found.value
  const own = `/fx/${scopeText(ctx.scope)}/${promoter.sponsorId}/`
  if (!path.startsWith(own)) return refuse('notFound')
  const { db } = ctx.services
  const productSn = /^goods\/([^/]+)$/.exec(path.slice(own.length))?.[1]
  const [{ clicks, orders, amount, commission }, rated, earns] = await Promise.all([
    broughtBy(db, promoter, path),
    productSn === undefined ? undefined : rateOfSku(db, ctx.scope, productSn),
    isEarning(ctx, promoter.status),
  ])
  return ok({
    sponsorId: promoter.sponsorId,
    clicks,
    orders,
    amount: fen(amount),
    commission: fen(commission),
    earns: rated && earns ? fen(commissionOf(rated.price, rated.bp)) : null,
  })
}
