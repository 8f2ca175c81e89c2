import type { StockRow } from '@mallard/contract/catalog/catalog/stock-admin.calls'
import { planSku, type SkuDraft } from './sku-edit.ts'

/** What an operator typed into a row of the grid; nothing where a figure is left as it is. */
export interface StockDraft extends SkuDraft {
  /** Empty: as with all that say nothing. */
  readonly lowAt?: string
}

export interface StockPlan {
  readonly isChanged: boolean
  readonly problem:
    | {
        readonly field: 'salePrice' | 'listPrice' | 'onHand' | 'lowAt'
        readonly name: 'badPrice' | 'badStock' | 'belowReserved' | 'badLowAt'
      }
    | undefined
  readonly isListBelow: boolean
  readonly input: {
    sn: string
    version: number
    salePrice: number
    listPrice: number
    onHand: number
    onHandSeen: number
    lowAt: number | null
  }
}

const maxUnits = 1_000_000

/** What saving a row would do, or what is wrong with it. */
export function planStock(row: StockRow, draft: StockDraft): StockPlan {
  const { isChanged, problem, isListBelow, input } = planSku(row, draft)
  const { reason: _reason, ...figures } = input
  const lowAt = draft.lowAt === undefined ? row.lowAt : lowAtTyped(draft.lowAt)
  return {
    isChanged: isChanged || lowAt !== row.lowAt,
    problem: problem ?? (lowAt === undefined ? { field: 'lowAt', name: 'badLowAt' } : undefined),
    isListBelow,
    input: { ...figures, lowAt: lowAt ?? null },
  }
}

/** Null for nothing, undefined for what is no number of units. */
function lowAtTyped(text: string): number | null | undefined {
  if (text.trim() === '') return null
  const units = /^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined
  return units !== undefined && units <= maxUnits ? units : undefined
}
