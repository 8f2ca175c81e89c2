import {
  type AdjustedField,
  type Adjustment,
  adjusted,
} from '@mallard/contract/catalog/catalog/stock.codes'
import type { StockChange } from '#features/catalog/catalog/index.ts'
import type { StockFigures } from './stock-admin.repo.ts'

/** Fen, and units: what the contract lets one save hold. */
const maxPrice = 100_000_000
const maxUnits = 1_000_000

/** What staff ask of one SKU. */
export interface WantedStock {
  readonly sn: string
  readonly version: number
  readonly salePrice: number
  readonly listPrice: number
  readonly onHand: number
  readonly onHandSeen: number
  readonly lowAt: number | null
}

export type StockFault =
  | { readonly kind: 'changed'; readonly sn: string }
  | { readonly kind: 'belowReserved'; readonly sn: string; readonly reserved: number }
  | { readonly kind: 'outOfRange'; readonly sn: string }

/** What becomes of a SKU, or why it cannot; undefined when nothing changes. */
export function changeOf(
  now: StockFigures,
  wanted: WantedStock,
): StockChange | StockFault | undefined {
  const { salePrice, listPrice, lowAt, onHand, onHandSeen } = wanted
  const change = { skuId: now.skuId, salePrice, listPrice, delta: onHand - onHandSeen, lowAt }
  if (isSame(now, change)) return undefined
  if (now.version !== wanted.version) return { kind: 'changed', sn: now.productSn }
  return fitting(now, change)
}

/** What an adjustment makes of a SKU, or why it cannot; undefined when nothing changes. */
export function adjustmentOf(
  now: StockFigures,
  field: AdjustedField,
  by: Adjustment,
): StockChange | StockFault | undefined {
  const { skuId, salePrice, listPrice, lowAt, onHand } = now
  const value = adjusted(now[field] ?? 0, by)
  const change = {
    skuId,
    salePrice: field === 'salePrice' ? value : salePrice,
    listPrice: field === 'listPrice' ? value : listPrice,
    delta: field === 'onHand' ? value - onHand : 0,
    lowAt: field === 'lowAt' ? value : lowAt,
  }
  return isSame(now, change) ? undefined : fitting(now, change)
}

function isSame(now: StockFigures, change: StockChange): boolean {
  const { salePrice, listPrice, delta, lowAt } = change
  return (
    delta === 0 && salePrice === now.salePrice && listPrice === now.listPrice && lowAt === now.lowAt
  )
}

/** The change, when prices, stock and alarm stay within what they may be. */
function fitting(now: StockFigures, change: StockChange): StockChange | StockFault {
  const { salePrice, listPrice, delta, lowAt } = change
  const sn = now.productSn
  const onHand = now.onHand + delta
  const isPrice = (value: number) => value >= 1 && value <= maxPrice
  const isRight = isPrice(salePrice) && isPrice(listPrice) && onHand <= maxUnits
  if (!isRight || (lowAt !== null && (lowAt < 0 || lowAt > maxUnits)))
    return { kind: 'outOfRange', sn }
  if (delta < 0 && onHand < now.reserved)
    return { kind: 'belowReserved', sn, reserved: now.reserved }
  return change
}

export const isFault = (result: StockChange | StockFault): result is StockFault => 'kind' in result
