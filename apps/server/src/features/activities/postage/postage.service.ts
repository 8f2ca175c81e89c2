import type { SeenReturns } from '@mallard/contract/catalog/catalog/return-policy.fields'
import { activityState } from '@mallard/contract/activities/activity/activity.codes'
import type { InvoiceDraft } from '@mallard/contract/aftersales/invoice/invoice.fields'
import type { PostagePart } from '@mallard/contract/activities/postage/postage.codes'
import type { Postage } from '@mallard/contract/activities/postage/postage.fields'
import type { ErrorName } from '@mallard/contract/errors'
import type { Flow } from '@mallard/contract/trade/checkout/checkout.calls'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import {
  fen,
  type Instant,
  type Locale,
  ok,
  refuse,
  type Result,
  type Scope,
} from '@mallard/kernel'
import { onlyOf, skuShown } from '#features/activities/activity/index.ts'
import { addressById } from '#features/people/address/index.ts'
import { struckOf, type Struck, withStruck } from '#features/pricing/price-history/index.ts'
import { atPriceNow, isCheaper, withPriceNow } from '#features/pricing/promotion/index.ts'
import {
  modifyFlow,
  openFlow,
  openFlowOf,
  purchaseKindsOf,
  showFlow,
  submit,
  type Submitted,
} from '#features/trade/checkout/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Ctx, ShopperCtx } from '#platform/http/context.ts'
import { postagePurchase } from './postage-purchase.ts'
import {
  findPostage,
  noteSeen,
  runningPostages,
  standingOf,
  type PostageRow,
  type Standing,
} from './postage.repo.ts'
import { unitsLeft } from './postage.rules.ts'
import { localised } from '#platform/locale.rules.ts'

const trials = purchaseKindsOf([postagePurchase])

/** A checkout of one page has no lines of the cart. */
const cartId = '0'

export function postageView(
  row: PostageRow & Partial<Struck>,
  locale: Locale,
  now: Instant,
): Postage {
  const { uuid, audience, quota, startAt, endAt } = row
  return {
    ...skuShown(row, locale),
    postageUuid: uuid,
    name: localised(locale, row.name, row.nameEn),
    state: activityState(row, now),
    audience,
    postageAmount: fen(row.postageAmount),
    salePrice: fen(row.salePrice),
    ...struckOf(row.struckPrice, row.postageAmount),
    quota,
    left: isCheaper(row.postageAmount, row) ? unitsLeft(row) : 0,
    startAt,
    endAt,
    rules: localised(locale, row.rules, row.rulesEn),
  }
}

function partOf({ audience }: PostageRow, standing: Standing | undefined): PostagePart {
  if (!standing) return 'visitor'
  if (standing.orderSn !== null) return 'joined'
  return audience === 'new' && !standing.isNew ? 'notNew' : 'open'
}

/** Trials that run and cost less than the goods do without them. */
export async function shownPostages(db: Db, scope: Scope, now: Instant): Promise<PostageRow[]> {
  const running = await runningPostages(db, scope, new Date(now))
  const priced = await withPriceNow(db, scope, running, now)
  return priced.filter((row) => isCheaper(row.postageAmount, row))
}

const struck = (db: Db, scope: Scope, rows: readonly PostageRow[]) =>
  withStruck(db, scope, rows, ({ id, startAt }) => ({ kind: orderKind.postage, id, startAt }))

interface Shown {
  readonly postage: Postage
  readonly part: PostagePart
  readonly orderSn: string | null
  readonly others: Postage[]
  readonly serverTime: Instant
}

export async function postagePromotionDetail(
  { services: { db }, scope, clock, locale, shopper }: Ctx,
  { postageUuid }: { readonly postageUuid: string },
): Promise<Result<Shown, 'notFound'>> {
  const now = clock.now()
  const found = await findPostage(db, scope, { uuid: postageUuid })
  const priced = await atPriceNow(db, scope, found?.skuId ?? null, found, now)
  if (!priced) return refuse('notFound')
  const others = await shownPostages(db, scope, now)
  const [row, ...running] = await struck(db, scope, [priced, ...others])
  if (!row) return refuse('notFound')
  const standing = shopper && (await standingOf(db, scope, row.id, shopper.id))
  if (shopper) await noteSeen(db, scope, row.id, shopper.id, new Date(now))
  return ok({
    postage: postageView(row, locale, now),
    part: partOf(row, standing),
    orderSn: standing?.orderSn ?? null,
    others: running.flatMap((each) =>
      each.id === row.id || unitsLeft(each) === 0 ? [] : [postageView(each, locale, now)],
    ),
    serverTime: now,
  })
}

interface FlowChange {
  readonly addressId?: number | undefined
  readonly remark?: string | undefined
  readonly invoice?: InvoiceDraft | null | undefined
}

/** The member's open checkout of a trial, or a new one; what is sent along is changed in it. */
export async function postagePromotionFlow(
  ctx: ShopperCtx,
  { id, ...change }: FlowChange & { readonly id: string },
): Promise<Result<Flow, ErrorName>> {
  const { services, scope, shopper, clock } = ctx
  const at = new Date(clock.now())
  const owner = { ...scope, memberId: shopper.id }
  const named = { name: 'uuid', text: id }
  let flowId = await openFlowOf(services.db, owner, postagePurchase.code, named, at)
  if (flowId === undefined) {
    // A call that is refused opens nothing.
    const { addressId } = change
    if (addressId !== undefined && !(await addressById(services.db, owner, addressId)))
      return refuse('notFound')
    const opened = await openFlow(ctx, postagePurchase, { uuid: id })
    if (!opened.ok) return opened
    ;({ flowId } = opened.value)
  }
  const isChange = Object.values(change).some((value) => value !== undefined)
  const path = { flowId, cartId }
  return isChange
    ? modifyFlow(ctx, onlyOf(trials, { uuid: id }), { ...path, ...change })
    : showFlow(ctx, onlyOf(trials, { uuid: id }), path)
}

interface SubmitBody {
  readonly flowId: string
  readonly postageUuid: string
  readonly expectPayAmount?: number | undefined
  readonly expectReturns?: SeenReturns | undefined
}

export async function postagePromotionSubmit(
  ctx: ShopperCtx,
  { flowId, postageUuid, ...seen }: SubmitBody,
): Promise<Result<Submitted, ErrorName>> {
  return submit(ctx, onlyOf(trials, { uuid: postageUuid }), { flowId, cartId, ...seen })
}
