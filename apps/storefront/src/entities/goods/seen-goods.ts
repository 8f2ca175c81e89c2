import type { GoodsDetail } from '@mallard/contract/catalog/catalog/catalog.fields'
import { scopeText, type Scope } from '@mallard/kernel'
import { readStored, storageKeys, store } from '#platform/storage.ts'

export type SeenGoods = Pick<GoodsDetail, 'itemId' | 'title' | 'pic'>

interface Kept extends SeenGoods {
  readonly store: string
}

/** Of all stores together. */
const maxKept = 40

function kept(): Kept[] {
  try {
    const value: unknown = JSON.parse(readStored(storageKeys.seenGoods) ?? '[]')
    return Array.isArray(value)
      ? (value as Kept[]).filter(
          (each) => typeof each?.itemId === 'number' && typeof each.pic?.url === 'string',
        )
      : []
  } catch {
    return []
  }
}

/** Remembers on this phone that goods were looked at. */
export function noteSeen(scope: Scope, { itemId, title, pic }: SeenGoods): void {
  const name = scopeText(scope)
  const others = kept().filter((each) => each.itemId !== itemId || each.store !== name)
  store(
    storageKeys.seenGoods,
    JSON.stringify([{ itemId, title, pic, store: name }, ...others].slice(0, maxKept)),
  )
}

/** The goods of a store that were looked at, the last ones first. */
export function seenGoods(scope: Scope): SeenGoods[] {
  const name = scopeText(scope)
  return kept().filter((each) => each.store === name)
}

export function forgetSeen(): void {
  store(storageKeys.seenGoods, undefined)
}
