import type { AdminCategory } from '@mallard/contract/catalog/catalog/category-admin.calls'
import { maxCategoryLevels } from '@mallard/contract/catalog/catalog/category.codes'

export type Categories = readonly AdminCategory[]

/** Where a category is to stand: how many of the others under that parent come before it. */
export interface Target {
  readonly parentId: number
  readonly place: number
}

export const childrenOf = (all: Categories, parentId: number) =>
  all.filter((each) => each.parentId === parentId)

/** A category and all below it. */
export function branchOf(all: Categories, id: number): number[] {
  return [id, ...childrenOf(all, id).flatMap((each) => branchOf(all, each.id))]
}

/** 1 at the top. */
export function levelOf(all: Categories, id: number): number {
  const found = all.find((each) => each.id === id)
  return found ? 1 + levelOf(all, found.parentId) : 0
}

function heightOf(all: Categories, id: number): number {
  return 1 + Math.max(0, ...childrenOf(all, id).map((each) => heightOf(all, each.id)))
}

/** Goods of a category and all below it. */
export function goodsUnder(all: Categories, id: number): number {
  const branch = branchOf(all, id)
  return all.reduce((sum, each) => sum + (branch.includes(each.id) ? each.goods : 0), 0)
}

/** Whether one (none: a new one) can stand under a parent; 0 is the top. */
export function mayStandUnder(all: Categories, id: number | undefined, parentId: number): boolean {
  if (id !== undefined && branchOf(all, id).includes(parentId)) return false
  const height = id === undefined ? 1 : heightOf(all, id)
  return levelOf(all, parentId) + height <= maxCategoryLevels
}

/** Where a category comes to stand that is dropped on a part of another; undefined where it cannot. */
export function targetOfDrop(
  all: Categories,
  id: number,
  on: number,
  part: 'before' | 'inside' | 'after',
): Target | undefined {
  const other = all.find((each) => each.id === on)
  if (!other || id === on) return undefined
  const parentId = part === 'inside' ? on : other.parentId
  if (!mayStandUnder(all, id, parentId)) return undefined
  const others = childrenOf(all, parentId).filter((each) => each.id !== id)
  const at = others.findIndex((each) => each.id === on)
  return { parentId, place: part === 'inside' ? others.length : at + (part === 'after' ? 1 : 0) }
}

/** One step up or down among its own; undefined at the end. */
export function targetOfStep(all: Categories, id: number, step: -1 | 1): Target | undefined {
  const parentId = all.find((each) => each.id === id)?.parentId
  if (parentId === undefined) return undefined
  const siblings = childrenOf(all, parentId)
  const place = siblings.findIndex((each) => each.id === id) + step
  return place < 0 || place >= siblings.length ? undefined : { parentId, place }
}

/** The part of a row that the pointer is on: its upper or lower quarter stands for beside it. */
export function partAt(y: number, top: number, height: number): 'before' | 'inside' | 'after' {
  const share = (y - top) / height
  if (share < 0.28) return 'before'
  return share > 0.72 ? 'after' : 'inside'
}

/** The tree once one has moved, as the server will make it: it is seen before the answer comes. */
export function movedTo(all: Categories, id: number, { parentId, place }: Target): Categories {
  const moved = all.find((each) => each.id === id)
  if (!moved) return all
  const rest = all.filter((each) => each.id !== id)
  const siblings = childrenOf(rest, parentId)
  const next = siblings[place]
  const at = next ? rest.indexOf(next) : rest.length
  return [...rest.slice(0, at), { ...moved, parentId }, ...rest.slice(at)]
}
