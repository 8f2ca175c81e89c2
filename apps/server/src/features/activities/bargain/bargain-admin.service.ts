import type {
  AdminBargain,
  AdminBargainRow,
  BargainClash,
  BargainSetup,
} from '@mallard/contract/activities/bargain/bargain-admin.calls'
import { roomStatus, type RoomStatus } from '@mallard/contract/activities/bargain/bargain.codes'
import {
  fen,
  type Fen,
  type Locale,
  ok,
  refuse,
  type Refused,
  type Result,
  yuan,
} from '@mallard/kernel'
import { defineActivity, pageOf, type ListRow } from '#features/activities/activity/index.ts'
import { audit } from '#features/people/staff/index.ts'
import { offsetOf, type PagePlace } from '#platform/db/counted.ts'
import { atPriceNow } from '#features/pricing/promotion/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { transact } from '#platform/db/transact.ts'
import {
  bargainListing,
  daysOf,
  figuresOf,
  listRooms,
  roomOfHelp,
  setUpSku,
  voidHelp as takeBack,
  type ListedBargain,
  type RoomFilter,
  type SetUpSku,
} from './bargain-admin.repo.ts'
import { findBargain, lockRoom, type BargainRow } from './bargain.repo.ts'
import { roomStatusAt } from './bargain.rules.ts'
import { bargainView } from './bargain.service.ts'
import { showBargain } from './bargain-shown.service.ts'
import { freeHold } from './room-end.service.ts'

const titleIn = ({ title, titleEn }: Pick<SetUpSku, 'title' | 'titleEn'>, locale: Locale) =>
  (locale === 'en' && titleEn) || title

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

export async function rooms(
  { services: { db }, scope, clock }: StaffCtx,
  { id, state, ...asked }: PagePlace & { readonly id: number; readonly state: RoomFilter },
) {
  if (!(await findBargain(db, scope, id))) return refuse('notFound')
  const page = { state, offset: offsetOf(asked), limit: asked.pageSize }
  const { rows, total } = await listRooms(db, scope, id, page, new Date(clock.now()))
  return pageOf(asked, rows, total)
}

type Fault = 'notFound' | 'bargainClash' | 'bargainPriceHigh' | 'bargainFloorHigh'

/** What a set-up sells, with what it costs without it when it begins. */
const priced = async (db: Db, { scope, clock }: StaffCtx, setup: BargainSetup) => {
  const found = await setUpSku(db, scope, setup)
  return atPriceNow(db, scope, setup.skuId, found, clock.now(), setup.startAt)
}

/** Why the set-up cannot be, or undefined. */
async function check(
  trx: Db,
  ctx: StaffCtx,
  setup: BargainSetup,
): Promise<Refused<Fault> | undefined> {
  const { startPrice, floorPrice, helpers } = setup
  if (startPrice - floorPrice < helpers) return refuse('bargainFloorHigh')
  const sku = await priced(trx, ctx, setup)
  if (!sku) return refuse('notFound')
  const title = titleIn(sku, ctx.locale)
  if (startPrice > sku.salePrice)
    return refuse('bargainPriceHigh', { title, price: yuan(fen(sku.salePrice)) })
  return sku.clash === null ? undefined : refuse('bargainClash', { title, name: sku.clash })
}

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
  check,
  saved: showBargain,
  closed: showBargain,
  listing: bargainListing,
  row: ({ titleEn, ...row }: ListRow<ListedBargain>, locale): AdminBargainRow => ({
    ...row,
    title: titleIn({ title: row.title, titleEn }, locale),
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
  const found: BargainClash[] = []
  const say = (field: BargainClash['field'], isBlocking: boolean, zh: string, en: string) =>
    void found.push({ field, isBlocking, text: ctx.locale === 'en' ? en : zh })
  if (setup.startPrice - setup.floorPrice < setup.helpers)
    say(
      'floorPrice',
      true,
      '起砍价与底价之差不能少于助力人数（每人至少 1 分）',
      'The prices must differ by 1 fen for each friend',
    )
  const sku = await priced(ctx.services.db, ctx, setup)
  if (!sku) return ok(found)
  const { clash, other, available } = sku
  const sale = yuan(fen(sku.salePrice))
  if (clash !== null)
    say('skuId', true, `同一时间已在砍价“${clash}”中`, `In the bargain “${clash}” at the same time`)
  if (other)
    say(
      'skuId',
      false,
      `同一时间还有其他活动：${other.tag}`,
      `In another activity at the same time: ${other.tagEn}`,
    )
  if (setup.startPrice > sku.salePrice)
    say('startPrice', true, `不能高于售价¥${sale}`, `Must not be above the price, ¥${sale}`)
  if (setup.stock > available)
    say('stock', false, `门店只有${available}件可售`, `The store has only ${available} to sell`)
  return ok(found)
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
