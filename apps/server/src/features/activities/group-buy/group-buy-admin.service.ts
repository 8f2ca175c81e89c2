import type {
  AdminBatch,
  AdminGroup,
  AdminGroupRow,
  GroupClash,
  GroupSetup,
} from '@mallard/contract/activities/group-buy/group-buy-admin.calls'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { fen, ok, refuse, type Refused, type Result } from '@mallard/kernel'
import {
  clashesOfSkus,
  defineActivity,
  faultOfSkus,
  type SkuSales,
  recordsOf,
  writeSkuLines,
  type ListRow,
} from '#features/activities/activity/index.ts'
import { audit } from '#features/people/staff/index.ts'
import { retryOnConflict } from '#platform/db/retry.ts'
import { transact } from '#platform/db/transact.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { randomToken } from '#platform/secrets.ts'
import { countGroup, lockGroup, resolveGroup } from './batch.repo.ts'
import {
  figuresOf,
  groupListing,
  listActivityBatches,
  type ListedBatch,
  type ListedGroup,
} from './group-buy-admin.repo.ts'
import { findGroup, type GroupRow } from './group-buy.repo.ts'
import { goalNumber, goalOf } from './group-buy.rules.ts'
import { countPaid, form, queueSettling, requeueSettling } from './group-settle.service.ts'
import { showGroup } from './group-shown.service.ts'
import { activityView, skuView, termsView } from './group-view.ts'
import { localised } from '#platform/locale.rules.ts'

/** The activity with its figures. */
export async function detail(
  ctx: StaffCtx,
  { id }: { readonly id: number },
): Promise<Result<AdminGroup, 'notFound'>> {
  const { db } = ctx.services
  const group = await findGroup(db, ctx.scope, { id })
  if (!group) return refuse('notFound')
  const { paidAmount, cost, ...figures } = await figuresOf(db, id)
  const { version, nameEn, closeReason, forcedReason } = group
  return ok({
    ...activityView(group, 'zh', ctx.clock.now()),
    ...figures,
    id,
    version,
    nameEn,
    closeReason,
    forcedReason,
    paidAmount: fen(paidAmount),
    cost: fen(cost),
    skus: group.skus.map((sku) => {
      const { left: _left, itemId: _itemId, ...view } = skuView(sku, ctx.locale)
      const { skuId, available, quota, sold, reserved } = sku
      return { ...view, skuId, available, quota, sold, reserved }
    }),
  })
}

export const batches = recordsOf({
  find: (db, scope, id) => findGroup(db, scope, { id }),
  list: listActivityBatches,
  view: (rows: ListedBatch[]) =>
    rows.map((row): AdminBatch => ({ ...row, payAmount: fen(row.payAmount) })),
})

const lines = { table: 'group_sku', of: 'activity_id' }

const sales: SkuSales<GroupSetup, GroupClash['kind']> = {
  table: 'group_activity',
  lines,
  kind: orderKind.groupBuy,
  typed: (setup) => setup.skus,
  names: { same: 'activity', other: 'activity', price: 'price', stock: 'stock' },
}

const quotaOf = ({ skus }: GroupSetup) => skus.reduce((sum, { quota }) => sum + quota, 0)

/** Why a goal cannot be: nobody is a group alone, and all units together must be enough for it. */
function goalFault(setup: GroupSetup): Refused<'groupGoalLow' | 'groupGoalHigh'> | undefined {
  if (setup.goalType === 'none') return undefined
  if (setup.goalValue < 2) return refuse('groupGoalLow')
  const quota = quotaOf(setup)
  return setup.goalValue > quota
    ? refuse('groupGoalHigh', { quota, goal: setup.goalValue })
    : undefined
}

function setupOf(group: GroupRow): Omit<GroupSetup, 'id' | 'version'> {
  const { name, nameEn, startAt, endAt, goalType, goalValue, freightCoupon, skus } = group
  return {
    name,
    nameEn,
    startAt,
    endAt,
    goalType: goalOf(goalType),
    goalValue,
    freightCoupon,
    skus: skus.map(({ skuId, price, quota, limit }) => ({ skuId, price, quota, limit })),
  }
}

/**
 * `close`: what is not ordered yet cannot be ordered any more. A group below its goal is given up,
 * and everybody is paid back.
 */
export const {
  list,
  save,
  close,
  setUp: setUpGroup,
} = defineActivity({
  object: 'groupBuy',
  table: 'group_activity',
  begun: 'groupBegun',
  find: (db, scope, id) => findGroup(db, scope, { id }),
  setupOf,
  columns: (setup: GroupSetup) => ({
    name: setup.name,
    name_en: setup.nameEn,
    goal_type: goalNumber(setup.goalType),
    goal_value: setup.goalType === 'none' ? 0 : setup.goalValue,
    freight_coupon: setup.freightCoupon,
  }),
  first: () => ({ url_code: randomToken() }),
  check: async (trx, ctx, setup) =>
    (await faultOfSkus(sales, trx, ctx, setup, {
      high: 'groupPriceHigh',
      clash: 'groupClash',
    })) ?? goalFault(setup),
  async saved(trx, scope, id, { skus, endAt }, now) {
    await writeSkuLines(trx, scope, lines, id, skus)
    await requeueSettling(trx, { id, ...scope }, endAt)
    await showGroup(trx, scope, id, now)
  },
  async closed(trx, scope, id, now) {
    await queueSettling(trx, { id, ...scope }, now)
    await showGroup(trx, scope, id, now)
  },
  listing: groupListing,
  row({ state, ...row }: ListRow<ListedGroup>): AdminGroupRow {
    const { id, skuCount, quota, sold } = row
    return { ...termsView(row, 'zh'), state, id, skuCount, quota, sold }
  },
  detail,
})

/** Forms a group below its goal: whoever has paid, or pays until it ends, is in. */
export async function succeed(
  ctx: StaffCtx,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<Result<AdminGroup, 'notFound' | 'groupDone' | 'groupNobody'>> {
  const { db, clock } = ctx.services
  const done = await retryOnConflict(() =>
    transact(db, async (trx) => {
      const group = await lockGroup(trx, id, ctx.scope)
      if (!group) return refuse('notFound')
      const at = new Date(clock.now())
      await countPaid(trx, group, at)
      if (group.result !== 0) return refuse('groupDone')
      const progress = await countGroup(trx, id)
      if (progress.people === 0) return refuse('groupNobody')
      await resolveGroup(trx, id, 1, at, reason)
      await form(trx, group, at)
      await audit(trx, ctx, 'groupBuy.succeed', `groupBuy ${id}`, {
        people: { before: null, after: progress.people },
        units: { before: null, after: progress.units },
        reason: { before: null, after: reason },
      })
      return ok(undefined)
    }),
  )
  return done.ok ? detail(ctx, { id }) : done
}

/** What stands against a set-up, for the form to say before it is saved. */
export async function clashes(
  ctx: StaffCtx,
  setup: GroupSetup,
): Promise<Result<GroupClash[], never>> {
  const said: GroupClash[] = await clashesOfSkus(sales, ctx, setup)
  const goal = goalFault(setup)
  if (!goal) return ok(said)
  const quota = quotaOf(setup)
  const [zh, en] =
    goal.refusal === 'groupGoalLow'
      ? ['成团目标须大于 1', 'The goal must be more than 1']
      : [`名额一共只有 ${quota} 件`, `All units together are only ${quota}`]
  const text = localised(ctx.locale, zh, en)
  return ok([...said, { kind: 'goal', skuId: 0, title: '', text, isBlocking: true }])
}
