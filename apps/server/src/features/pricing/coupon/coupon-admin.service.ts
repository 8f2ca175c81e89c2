import { couponKind, couponStatus } from '@mallard/contract/pricing/coupon/coupon.codes'
import type {
  CouponSetup,
  AdminCoupon,
  AdminCouponPage,
  AdminHeldCoupon,
} from '@mallard/contract/pricing/coupon/coupon-admin.calls'
import type { Coupon } from '@mallard/contract/pricing/coupon/coupon.fields'
import type { ErrorName } from '@mallard/contract/errors'
import { href } from '@mallard/contract/paths'
import {
  beijingDateTime,
  day,
  fen,
  ok,
  refuse,
  type Fen,
  type Instant,
  type Refused,
  type Result,
} from '@mallard/kernel'
import { audit, giveAlone, lockStaff, makeOnce } from '#features/people/staff/index.ts'
import { localised } from '#platform/locale.rules.ts'
import { cappedPage, type CappedPage, type Page, paged } from '#platform/db/counted.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { maskedPhone } from '#platform/masked-phone.ts'
import {
  closeTemplate,
  findTemplate,
  listHolders,
  listTemplates,
  liveBetween,
  namesOf,
  setupOf,
  cataloguePricesOf,
  highestPrice,
  skuOf,
  heldOf,
  voidHeld,
  type AdminTemplate,
} from './coupon-admin.repo.ts'
import { voidUnused } from './issue.repo.ts'
import { offeredView, type OfferedCoupon } from './coupon.rules.ts'
import { deepCutsOf, warningsOf, worthOf, wrongTermOf } from './setup.rules.ts'
import { insertScan, insertTemplate, type NewTemplate } from './template.repo.ts'

const scanTime = day

function stateOf(
  { isClosed, drawFrom, drawTo }: AdminTemplate,
  now: Instant,
): AdminCoupon['state'] {
  if (isClosed) return 'closed'
  if (now < drawFrom) return 'waiting'
  return now < drawTo ? 'running' : 'over'
}

function viewOf(ctx: StaffCtx, template: AdminTemplate): AdminCoupon {
  const { id, obtain, storeId, total, taken, used, saved, paid, perUserLimit, drawFrom, drawTo } =
    template
  const coupon = offeredView(template.coupon, ctx.locale)
  return {
    id,
    coupon,
    obtain,
    isEverywhere: storeId === null,
    state: stateOf(template, ctx.clock.now()),
    total,
    taken,
    used,
    saved: fen(saved),
    paid: fen(paid),
    perUserLimit,
    drawFrom,
    drawTo,
  }
}

export async function list(
  ctx: StaffCtx,
  { pageNum, pageSize, q }: { pageNum: number; pageSize: number; q?: string },
): Promise<Result<Page<AdminCoupon>, never>> {
  const { rows, total } = await listTemplates(
    ctx.services.db,
    ctx.scope,
    q || undefined,
    (pageNum - 1) * pageSize,
    pageSize,
  )
  return ok(
    paged(
      rows.map((row) => viewOf(ctx, row)),
      total,
      { pageNum, pageSize },
    ),
  )
}

interface Ready {
  readonly terms: NewTemplate
  readonly offered: OfferedCoupon
}

const wrong = (field: string): Refused<'badInput'> => refuse('badInput', { field })

/** What a set-up names. */
interface Named {
  /** What a coupon of exchange is given for. */
  readonly sku?: Awaited<ReturnType<typeof skuOf>>
  /** What another holds for, where that is not everything. */
  readonly covered: Awaited<ReturnType<typeof namesOf>>
}

async function namedBy(
  ctx: StaffCtx,
  { kind, productSn, scope, scopeIds }: CouponSetup,
): Promise<Result<Named, 'badInput'>> {
  const { db } = ctx.services
  if (kind === couponKind.exchange) {
    const sku = await skuOf(db, ctx.scope, productSn ?? '')
    return sku ? ok({ sku, covered: [] }) : wrong('productSn')
  }
  if (scope === 'all') return ok({ covered: [] })
  const covered = await namesOf(db, ctx.scope, scope, scopeIds)
  const isEach = covered.length > 0 && covered.length >= new Set(scopeIds).size
  return isEach ? ok({ covered }) : wrong('scopeIds')
}

const dateOf = (at: number | null) => (at === null ? null : new Date(at))

/** The terms of a set-up; what its kind does not use is as if it had not been said. */
function termsOf(setup: CouponSetup, { sku, covered }: Named): NewTemplate {
  const isPercent = setup.kind === couponKind.percent
  return {
    ...setup,
    discountBp: isPercent ? setup.discountBp : 10_000,
    maxDiscount: isPercent ? setup.maxDiscount : 0,
    face: isPercent ? 0 : setup.face,
    skuId: sku?.id ?? null,
    scope: sku ? 'goods' : setup.scope,
    scopeIds: covered.map(({ id }) => id),
    validFrom: dateOf(setup.validFrom),
    validTo: dateOf(setup.validTo),
    drawFrom: new Date(setup.drawFrom),
    drawTo: new Date(setup.drawTo),
    stackPoints: setup.stackPoints && !sku,
  }
}

/** A set-up that makes sense, with what it names; otherwise which field does not. */
async function ready(ctx: StaffCtx, setup: CouponSetup): Promise<Result<Ready, ErrorName>> {
  const field = wrongTermOf(setup)
  if (field) return wrong(field)
  const named = await namedBy(ctx, setup)
  if (!named.ok) return named
  const { sku, covered } = named.value
  const terms = termsOf(setup, named.value)
  const names = sku ? [sku] : covered
  const offered: OfferedCoupon = {
    ...terms,
    grantUuid: '0'.repeat(22),
    scopeNames: names.map(({ name }) => name),
    scopeNamesEn: names.map(({ nameEn }) => nameEn),
    validFrom: setup.validFrom,
    validTo: setup.validTo,
    isLeft: true,
    held: 0,
  }
  return ok({ terms, offered })
}

interface Preview {
  coupon: Coupon
  goods: number
  warnings: string[]
  deepCuts: string[]
}

export async function preview(
  ctx: StaffCtx,
  setup: CouponSetup,
): Promise<Result<Preview, ErrorName>> {
  const made = await ready(ctx, setup)
  if (!made.ok) return made
  const { db } = ctx.services
  const { terms, offered } = made.value
  const [shelf, others] = await Promise.all([
    cataloguePricesOf(db, ctx.scope),
    liveBetween(db, ctx.scope, terms.drawFrom, terms.drawTo),
  ])
  const { goods, warnings } = warningsOf(offered, shelf, others, ctx.locale)
  return ok({
    coupon: offeredView(offered, ctx.locale),
    goods,
    warnings,
    deepCuts: deepCutsOf(offered, shelf, ctx.locale),
  })
}

/** What holds in every store needs the right for every store. */
export const mayEverywhere = ({ staff }: StaffCtx) =>
  staff.rightsEverywhere.includes('promotion.write')

export async function create(
  ctx: StaffCtx,
  { requestId, ...setup }: CouponSetup & { readonly requestId: string },
): Promise<Result<AdminCoupon, ErrorName>> {
  if (setup.isEverywhere && !mayEverywhere(ctx)) return refuse('partnerWide')
  const made = await ready(ctx, setup)
  if (!made.ok) return made
  const { db } = ctx.services
  const { partnerId, storeId } = ctx.scope
  const id = await db.transaction().execute((trx) =>
    makeOnce(trx, ctx, 'coupon.create', requestId, async () => {
      const template = await insertTemplate(
        trx,
        { partnerId, storeId: setup.isEverywhere ? null : storeId },
        made.value.terms,
        new Date(ctx.clock.now()),
      )
      await audit(trx, ctx, 'coupon.create', `coupon ${template.id}`, {
        coupon: { before: null, after: setup },
      })
      return template.id
    }),
  )
  return shown(ctx, id)
}

async function shown(ctx: StaffCtx, id: number): Promise<Result<AdminCoupon, ErrorName>> {
  const template = await findTemplate(ctx.services.db, ctx.scope, id)
  return template ? ok(viewOf(ctx, template)) : refuse('notFound')
}

interface Closing {
  readonly id: number
  readonly reason: string
  readonly voidsUnused: boolean
}

/**
 * No more of it is given. Those that were drawn stay good, or what is unused is taken back; what
 * stands in an order stays in any case.
 */
export async function close(
  ctx: StaffCtx,
  { id, reason, voidsUnused }: Closing,
): Promise<Result<AdminCoupon, ErrorName>> {
  const { db } = ctx.services
  const template = await findTemplate(db, ctx.scope, id)
  if (!template) return refuse('notFound')
  if (template.storeId === null && !mayEverywhere(ctx)) return refuse('partnerWide')
  const at = new Date(ctx.clock.now())
  const why = { reason: { before: null, after: reason } }
  await db.transaction().execute(async (trx) => {
    if (await closeTemplate(trx, ctx.scope, id, at))
      await audit(trx, ctx, 'coupon.close', `coupon ${id}`, {
        state: { before: stateOf(template, at.getTime()), after: 'closed' },
        ...why,
      })
    const voided = voidsUnused ? await voidUnused(trx, id, ctx.staff.id, reason, at) : 0
    if (voided > 0)
      await audit(trx, ctx, 'coupon.voidUnused', `coupon ${id}`, {
        voided: { before: null, after: voided },
        ...why,
      })
  })
  return shown(ctx, id)
}

export async function detail(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<AdminCouponPage, 'notFound'>> {
  const { services, scope } = ctx
  const { db } = services
  const [template, stored] = await Promise.all([
    findTemplate(db, scope, id),
    setupOf(db, scope, id, new Date(ctx.clock.now())),
  ])
  if (!template || !stored) return refuse('notFound')
  const { setup, states } = stored
  const sku = setup.productSn === null ? undefined : await skuOf(db, scope, setup.productSn)
  const named = sku
    ? [sku]
    : setup.scope === 'all'
      ? []
      : await namesOf(db, scope, setup.scope, setup.scopeIds)
  const { grantUuid } = template.coupon
  const isDrawn =
    template.obtain === 'public' || template.obtain === 'code' || template.obtain === 'fx'
  return ok({
    ...viewOf(ctx, template),
    setup: setup.kind === couponKind.exchange ? { ...setup, scope: 'all', scopeIds: [] } : setup,
    names: named.map((each) => ({
      id: each.id,
      name: localised(ctx.locale, each.name, each.nameEn),
    })),
    states,
    link: isDrawn
      ? `${services.publicUrl}${href('buyIns', { ...scope, grantUuid, couponHistoryId: 0 })}`
      : null,
  })
}

/** Fen that one of it may take off. */
export async function worthOfOne(ctx: StaffCtx, { coupon }: AdminTemplate): Promise<Fen> {
  const { skuId } = coupon
  const price =
    skuId === null ? undefined : await highestPrice(ctx.services.db, ctx.scope.partnerId, skuId)
  return worthOf(coupon, price)
}

export async function scanCode(
  ctx: StaffCtx,
  { id }: { id: number },
): Promise<Result<{ code: string; link: string; expiresAt: Instant }, ErrorName>> {
  const { services, scope, staff } = ctx
  const template = await findTemplate(services.db, scope, id)
  if (!template || template.obtain !== 'scan') return refuse('notFound')
  const expiresAt = ctx.clock.now() + scanTime
  const worth = await worthOfOne(ctx, template)
  const made = await transact(services.db, async (trx): Promise<Result<string, 'givesTooMuch'>> => {
    await lockStaff(trx, scope.partnerId, staff.id)
    // Nobody knows yet who takes it.
    if (!(await giveAlone(trx, ctx, { kind: 'coupon' }, worth))) return refuse('givesTooMuch')
    await audit(trx, ctx, 'coupon.scanCode', `coupon ${id}`, {
      until: { before: null, after: beijingDateTime(expiresAt) },
      worth: { before: null, after: worth },
    })
    return ok(await insertScan(trx, scope, id, staff.id, new Date(expiresAt)))
  })
  if (!made.ok) return made
  const link = `${services.publicUrl}${href('couponList', scope, { scan: made.value })}`
  return ok({ code: made.value, link, expiresAt })
}

export async function held(
  ctx: StaffCtx,
  {
    id,
    pageNum,
    pageSize,
    status,
  }: { id: number; pageNum: number; pageSize: number; status?: number | undefined },
): Promise<Result<CappedPage<AdminHeldCoupon>, ErrorName>> {
  const { db } = ctx.services
  if (!(await findTemplate(db, ctx.scope, id))) return refuse('notFound')
  const { rows, total } = await listHolders(
    db,
    ctx.scope,
    { templateId: id, status },
    (pageNum - 1) * pageSize,
    pageSize,
  )
  const page = cappedPage(rows, total, { pageNum, pageSize })
  const view = page.list.map(({ phone, validTo, at, ...row }) => ({
    ...row,
    phoneMasked: maskedPhone(phone),
    validTo: validTo.getTime(),
    at: at.getTime(),
  }))
  return ok({ ...page, list: view })
}

export async function voidCoupon(
  ctx: StaffCtx,
  { id, reason }: { id: number; reason: string },
): Promise<Result<Record<string, never>, ErrorName>> {
  return ctx.services.db
    .transaction()
    .execute(async (trx): Promise<Result<Record<string, never>, ErrorName>> => {
      const found = await heldOf(trx, ctx.scope, id)
      if (!found) return refuse('notFound')
      if (found.storeId === null && !mayEverywhere(ctx)) return refuse('partnerWide')
      const voided = await voidHeld(
        trx,
        ctx.scope,
        id,
        ctx.staff.id,
        reason,
        new Date(ctx.clock.now()),
      )
      // Void is void, anyone who was first; what was used in the meantime is told.
      if (!voided)
        return (await heldOf(trx, ctx.scope, id))?.status === couponStatus.voided
          ? ok({})
          : refuse('versionConflict')
      await audit(trx, ctx, 'coupon.void', `coupon ${voided.templateId}`, {
        held: { before: id, after: reason },
      })
      return ok({})
    })
}
