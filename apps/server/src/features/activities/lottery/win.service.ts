import type { LotteryWin, WinAddress } from '@mallard/contract/activities/lottery/lottery.fields'
import { winStatus } from '@mallard/contract/activities/lottery/lottery.codes'
import { areaData } from '@mallard/contract/people/address/area-data'
import type { AddressInput } from '@mallard/contract/people/address/address.calls'
import { carrierName } from '@mallard/contract/trade/order/carrier.codes'
import { type Locale, ok, refuse, type Result } from '@mallard/kernel'
import type { z } from 'zod'
import { addressById, checkAddress } from '#features/people/address/index.ts'
import { offsetOf, paged } from '#platform/db/counted.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import { wordsIn } from './lottery.service.ts'
import { findWin, listWins, writeAddress, type RecordRow } from './record.repo.ts'

export function winView(row: RecordRow, locale: Locale): LotteryWin {
  const { id, lotteryUrl, type, pic, points, status, source, at, addressUntil, address } = row
  return {
    lotteryItemId: id,
    lotteryUrl,
    lotteryName: wordsIn(locale, { name: row.lotteryName, nameEn: row.lotteryNameEn }),
    type,
    name: wordsIn(locale, row),
    pic,
    points,
    status,
    source,
    at,
    addressUntil,
    address,
    companyName: carrierName(row.companyCode ?? '', locale) ?? '',
    deliverySn: row.deliverySn ?? '',
    shippedAt: row.shippedAt,
  }
}

export async function lotteryList(ctx: ShopperCtx, { page, size }: { page: number; size: number }) {
  const { services, scope, shopper, locale } = ctx
  const asked = { pageNum: page, pageSize: size }
  const rest = { offset: offsetOf(asked), limit: size }
  const { rows, total } = await listWins(services.db, scope, { memberId: shopper.id }, rest)
  const list = rows.map((row) => winView(row, locale))
  return ok(paged(list, total, asked))
}

type Typed = Omit<z.output<typeof AddressInput>, 'id' | 'isDefault'> & { lotteryItemId: number }
type AddressRefusal = 'notFound' | 'badArea' | 'badInput' | 'lotteryAddressOver' | 'lotterySent'

export async function saveAddress(
  ctx: ShopperCtx,
  { lotteryItemId, ...typed }: Typed,
): Promise<Result<LotteryWin, AddressRefusal>> {
  const names = checkAddress(areaData, { ...typed, isDefault: false })
  if (!names.ok) return names
  return sendTo(ctx, lotteryItemId, { ...typed, ...names.value })
}

export async function setAddress(
  ctx: ShopperCtx,
  { lotteryItemId, addressId }: { lotteryItemId: number; addressId: number },
): Promise<Result<LotteryWin, AddressRefusal>> {
  const { scope, shopper, services } = ctx
  const owner = { partnerId: scope.partnerId, memberId: shopper.id }
  const found = await addressById(services.db, owner, addressId)
  if (!found) return refuse('notFound')
  const { id: _id, isDefault: _isDefault, ...address } = found
  return sendTo(ctx, lotteryItemId, address)
}

async function sendTo(
  ctx: ShopperCtx,
  id: number,
  address: WinAddress,
): Promise<Result<LotteryWin, AddressRefusal>> {
  const { services, scope, shopper, locale } = ctx
  const find = () => findWin(services.db, scope, id, shopper.id)
  const before = await find()
  if (!before || before.addressUntil === null) return refuse('notFound')
  const isWritten = await writeAddress(services.db, id, address, new Date(ctx.clock.now()))
  const win = await find()
  if (!win) return refuse('notFound')
  if (isWritten) return ok(winView(win, locale))
  const isOver = win.status === winStatus.needAddress || win.status === winStatus.expired
  return refuse(isOver ? 'lotteryAddressOver' : 'lotterySent')
}
