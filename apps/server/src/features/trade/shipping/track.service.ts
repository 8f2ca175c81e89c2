import type { ErrorName } from '@mallard/contract/errors'
import type { Parcel } from '@mallard/contract/trade/order/order.fields'
import { ok, refuse, type Result } from '@mallard/kernel'
import {
  findOrder,
  findStoreOrder,
  type OrderRow,
  ownerOf,
  parcelViews,
} from '#features/trade/order/index.ts'
import type { Ctx, ShopperCtx, StaffCtx } from '#platform/http/context.ts'
import { refreshStale } from './express.service.ts'

export async function traceDetail(
  ctx: ShopperCtx,
  { sn }: { sn: string },
): Promise<Result<Parcel[], ErrorName>> {
  return followedParcels(ctx, () => findOrder(ctx.services.db, ownerOf(ctx), sn))
}

export async function parcels(
  ctx: StaffCtx,
  { sn }: { sn: string },
): Promise<Result<Parcel[], ErrorName>> {
  return followedParcels(ctx, () => findStoreOrder(ctx.services.db, ctx.scope, sn))
}

/** The tracks of an order's parcels, asked for again where nothing was heard for long. */
async function followedParcels(
  ctx: Ctx,
  find: () => Promise<OrderRow | undefined>,
): Promise<Result<Parcel[], ErrorName>> {
  let row = await find()
  if (!row) return refuse('notFound')
  if (await refreshStale(ctx.services, row.deliveries ?? [])) row = (await find()) ?? row
  return ok(parcelViews(row, ctx.locale))
}
