import type { PackedOrder } from '@mallard/contract/trade/order/order-admin.calls'
import { orderStatus } from '@mallard/contract/trade/order/order.codes'
import { leftOf } from '@mallard/contract/trade/order/returnable'
import { ok, refuse, type Result } from '@mallard/kernel'
import { storeOf } from '#features/shop/store/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { localised } from '#platform/locale.rules.ts'
import { packedOrders, type PackedItem, type PackedRow } from './print.repo.ts'

interface Printed {
  storeName: string
  storePhone: string
  list: PackedOrder[]
}

/** Who packs orders or answers their buyers sees where they go; nobody else needs it on paper. */
const seesReceivers = ({ rights }: StaffCtx['staff']) =>
  rights.includes('order.ship') || rights.includes('order.write')

export async function printed(
  ctx: StaffCtx,
  { sns }: { sns: readonly string[] },
): Promise<Result<Printed, 'notFound'>> {
  const { services, scope, locale, staff } = ctx
  const [rows, store] = await Promise.all([
    packedOrders(services.db, scope, sns),
    storeOf(services, scope),
  ])
  if (rows.length === 0) return refuse('notFound')
  const list = rows.map(({ orderSn, createTime, payTime, remark, receiver, ...row }) => ({
    orderSn,
    createTime: createTime.getTime(),
    payTime: payTime?.getTime() ?? null,
    remark,
    receiver: seesReceivers(staff) ? receiver : null,
    lines: row.items
      .map((item) => ({
        orderItemId: item.id,
        skuId: item.skuId,
        productSn: item.productSn,
        barcode: item.barcode,
        title: localised(locale, item.title, item.titleEn),
        productAttr: localised(locale, item.productAttr, item.productAttrEn),
        quantity: unitsOf(row, item),
      }))
      .filter(({ quantity }) => quantity > 0),
  }))
  return ok({ storeName: store?.name ?? '', storePhone: store?.phone ?? '', list })
}

/** What is left to send of an order that waits for it; of any other, what stayed of it. */
const unitsOf = ({ status }: Pick<PackedRow, 'status'>, item: PackedItem): number =>
  status === orderStatus.toShip ? leftOf(item) : item.quantity - item.cancelledQuantity
