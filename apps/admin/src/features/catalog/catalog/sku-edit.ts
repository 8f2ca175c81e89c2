import type { AdminSku } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { fenTyped } from '#platform/show.ts'

/** What an operator typed into a row; nothing where the figure is left as it is. */
export interface SkuDraft {
  readonly salePrice?: string
  readonly listPrice?: string
  readonly onHand?: string
  readonly reason?: string
  /** Units on hand when the stock was typed: the difference is what is meant. */
  readonly onHandSeen?: number
}

export interface SkuPlan {
  readonly isChanged: boolean
  readonly problem:
    | {
        readonly field: 'salePrice' | 'listPrice' | 'onHand'
        readonly name: 'badPrice' | 'badStock' | 'belowReserved'
      }
    | undefined
  /** Units that stock goes up or down by. */
  readonly stockChange: number
  readonly isListBelow: boolean
  readonly input: {
    sn: string
    version: number
    salePrice: number
    listPrice: number
    onHand: number
    onHandSeen: number
    reason: string
  }
}

/** The figures of a SKU, and the version that they are of. */
type Figures = Pick<
  AdminSku,
  'productSn' | 'salePrice' | 'listPrice' | 'onHand' | 'reserved' | 'version'
>

/**
 * The row that saving goes by: as it was when the typing began, so that a price of somebody else
 * since is not overwritten unseen; stock as it is now, since sales are no conflict.
 */
export const asBegun = <Row extends Figures>(begun: Row, { onHand, reserved }: Row): Row => ({
  ...begun,
  onHand,
  reserved,
})

const maxFen = 100_000_000
const maxUnits = 1_000_000

/** What saving a row would do, or what is wrong with it. */
export function planSku(sku: Figures, draft: SkuDraft): SkuPlan {
  const salePrice = draft.salePrice === undefined ? sku.salePrice : priceTyped(draft.salePrice)
  const listPrice = draft.listPrice === undefined ? sku.listPrice : priceTyped(draft.listPrice)
  const onHandSeen = draft.onHandSeen ?? sku.onHand
  const onHand = draft.onHand === undefined ? onHandSeen : unitsTyped(draft.onHand)
  const stockChange = (onHand ?? onHandSeen) - onHandSeen
  return {
    isChanged:
      salePrice !== sku.salePrice ||
      listPrice !== sku.listPrice ||
      onHand === undefined ||
      stockChange !== 0,
    problem: problemOf(sku, salePrice, listPrice, onHand, stockChange),
    stockChange,
    isListBelow: (listPrice ?? 0) < (salePrice ?? 0),
    input: {
      sn: sku.productSn,
      version: sku.version,
      salePrice: salePrice ?? sku.salePrice,
      listPrice: listPrice ?? sku.listPrice,
      onHand: onHand ?? onHandSeen,
      onHandSeen,
      reason: draft.reason?.trim() ?? '',
    },
  }
}

function problemOf(
  sku: Figures,
  salePrice: number | undefined,
  listPrice: number | undefined,
  onHand: number | undefined,
  stockChange: number,
): SkuPlan['problem'] {
  if (salePrice === undefined) return { field: 'salePrice', name: 'badPrice' }
  if (listPrice === undefined) return { field: 'listPrice', name: 'badPrice' }
  if (onHand === undefined) return { field: 'onHand', name: 'badStock' }
  return stockChange < 0 && sku.onHand + stockChange < sku.reserved
    ? { field: 'onHand', name: 'belowReserved' }
    : undefined
}

function priceTyped(text: string): number | undefined {
  const amount = fenTyped(text)
  return amount !== undefined && amount >= 1 && amount <= maxFen ? amount : undefined
}

function unitsTyped(text: string): number | undefined {
  const units = /^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined
  return units !== undefined && units <= maxUnits ? units : undefined
}
