import type {
  AdminBargain,
  AdminBargainRoom,
  AdminBargainRow,
  BargainClash,
  BargainSetup,
} from '@mallard/contract/activities/bargain/bargain-admin.calls'
import { roomStatus, type RoomStatus } from '@mallard/contract/activities/bargain/bargain.codes'
import { orderKind } from '@mallard/contract/trade/order/order.codes'
import { fen, type Fen, ok, refuse, type Result, yuan } from '@mallard/kernel'
import {
  clashesAtFields,
  defineActivity,
  faultOfSkus,
  type SkuSales,
  recordsOf,
  type ListRow,
} from '#features/activities/activity/index.ts'
import { audit } from '#features/people/staff/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { transact } from '#platform/db/transact.ts'
import {
  bargainListing,
  daysOf,
  figuresOf,
  listRooms,
  roomOfHelp,
  voidHelp as takeBack,
  type ListedBargain,
} from './bargain-admin.repo.ts'
import { findBargain, lockRoom, type BargainRow } from './bargain.repo.ts'
import { roomStatusAt } from './bargain.rules.ts'
import { bargainView } from './bargain.service.ts'
import { showBargain } from './bargain-shown.service.ts'
import { freeHold } from './room-end.service.ts'
import { localised } from '#platform/locale.rules.ts'

export async function detail(
  { services: { db }, scope, clock, locale }: StaffCtx,
  { id }: { readonly id: number },
): Promise<Result<AdminBargain, 'notFound'>> {
  const row = await findBargain(db, scope, id)
  if (!row) return refuse('notFound')
  const [{ cost, ...figures }, days] = await Promise.all([figuresOf(db, id), daysOf(db, id)])
  const { bargainId: _id, ...view } = bargainView(row, locale, clock.now())
  const { version, name, nameEn, skuId, closeReason, stock, reserved, sold, available } = row
  return ok({
    ...view,
    ...figures,
    id,
    version,
    name,
    nameEn,
    skuId,
    closeReason,
    stock,
    reserved,
    sold,
    available,
    // As it was set up; shoppers begin at what one pays today, if that is less.
    startPrice: fen(row.startPrice),
    salePrice: fen(row.salePrice),
    cost: fen(cost),
    days: days.map((of) => ({ ...of, brought: fen(of.brought), cost: fen(of.cost) })),
  })
}

export const rooms = recordsOf({
  find: findBargain,
  list: listRooms,
  view: (rows: AdminBargainRoom[]) => rows,
})

const sales: SkuSales<BargainSetup, BargainClash['field']> = {
  table: 'bargain',
  kind: orderKind.bargain,
  typed: ({ skuId, startPrice, stock }: BargainSetup) => [
    { skuId, price: startPrice, quota: stock },
  ],
  mayEqual: true,
  names: { same: 'skuId', other: 'skuId', price: 'startPrice', stock: 'stock' },
}

const atFields = clashesAtFields(sales)

/** Each friend takes off at least a fen. */
const isTooClose = ({ startPrice, floorPrice, helpers }: BargainSetup) =>
  startPrice - floorPrice < helpers

function setupOf(row: BargainRow): Omit<BargainSetup, 'id' | 'version'> {
  const { name, nameEn, startAt, endAt, skuId, startPrice, floorPrice } = row
  const { helpers, stock, roomHours, dailyHelps, helpLimit } = row
  return {
    name,
    nameEn,
    startAt,
    endAt,
    skuId,
    startPrice,
    floorPrice,
    helpers,
    stock,
    roomHours,
    dailyHelps,
    helpLimit,
  }
}

/** `close`: no room is opened or cut any more; those at the floor can be ordered. */
export const {
  list,
  save,
  close,
  setUp: setUpBargain,
} = defineActivity({
  object: 'bargain',
  table: 'bargain',
  begun: 'bargainBegun',
  find: findBargain,
  setupOf,
  columns: (setup: BargainSetup) => ({
    name: setup.name,
    name_en: setup.nameEn,
    sku_id: setup.skuId,
    start_price: setup.startPrice,
    floor_price: setup.floorPrice,
    helpers: setup.helpers,
    stock: setup.stock,
    room_hours: setup.roomHours,
    daily_helps: setup.dailyHelps,
    help_limit: setup.helpLimit,
  }),
  check: async (trx, ctx, setup) =>
    isTooClose(setup)
      ? refuse('bargainFloorHigh')
      : faultOfSkus(sales, trx, ctx, setup, {
          high: 'bargainPriceHigh',
          clash: 'bargainClash',
        }),
  saved: showBargain,
  closed: showBargain,
  listing: bargainListing,
  row: ({ titleEn, ...row }: ListRow<ListedBargain>, locale): AdminBargainRow => ({
    ...row,
    title: localised(locale, row.title, titleEn),
    startPrice: fen(row.startPrice),
    floorPrice: fen(row.floorPrice),
  }),
  detail,
})

/** What stands against a set-up, for the form to say at its fields before it is saved. */
export async function clashes(
  ctx: StaffCtx,
  setup: BargainSetup,
): Promise<Result<BargainClash[], never>> {
  const { value: said } = await atFields(ctx, setup)
  if (!isTooClose(setup)) return ok(said)
  const text = localised(
    ctx.locale,
    '起砍价与底价之差不能少于助力人数（每人至少 1 分）',
    'The prices must differ by 1 fen for each friend',
  )
  return ok([{ field: 'floorPrice', text, isBlocking: true }, ...said])
}

/**
 * Takes a cut back that looks forged. A room that was at the floor is open again, and what it held
 * is free; one that is over, or ordered, stays as it is.
 */
export async function voidHelp(
  ctx: StaffCtx,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<Result<{ currentPrice: Fen; status: RoomStatus }, 'notFound' | 'bargainVoidLate'>> {
  const { scope, clock } = ctx
  return transact(ctx.services.db, async (trx) => {
    const help = await roomOfHelp(trx, scope, id)
    const room = help && (await lockRoom(trx, scope, help.token))
    const bargain = room && (await findBargain(trx, scope, room.bargainId))
    if (!bargain) return refuse('notFound')
    const { isClosed, skuId } = bargain
    const now = clock.now()
    const at = new Date(now)
    const status = roomStatusAt({ ...room, isClosed }, now)
    const isDone = ok({ currentPrice: fen(room.currentPrice), status })
    if (help.isVoid) return isDone
    const isReached = status === roomStatus.reached
    if (!isReached && status !== roomStatus.running) return refuse('bargainVoidLate')
    const cut = await takeBack(trx, id, reason, at)
    // By another operator, who held the room's lock until now.
    if (cut === undefined) return isDone
    if (isReached) await freeHold(trx, scope, room, skuId, at)
    await audit(trx, ctx, 'bargain.voidHelp', `bargain ${bargain.id}`, {
      cut: { before: yuan(fen(cut)), after: null },
      reason: { before: null, after: reason },
    })
    return ok({ currentPrice: fen(room.currentPrice + cut), status: roomStatus.running })
  })
}
