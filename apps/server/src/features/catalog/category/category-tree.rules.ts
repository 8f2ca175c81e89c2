import { maxCategoryLevels } from '@mallard/contract/catalog/catalog/category.codes'
import { nameKey } from '@mallard/kernel'

/** A category as the rules of the tree see it. */
export interface Placed {
  readonly id: number
  /** 0: at the top. */
  readonly parentId: number
  readonly name: string
}

/** Why a category cannot stand under a parent. */
export type PlaceFault = 'noParent' | 'inside' | 'deep' | 'taken'

/** Levels from the top to a category, itself counted; 0 for the top itself. */
export function levelOf(all: readonly Placed[], id: number): number {
  const found = all.find((each) => each.id === id)
  return found ? 1 + levelOf(all, found.parentId) : 0
}

/** Levels of a category and all below it. */
function heightOf(all: readonly Placed[], id: number): number {
  const below = all.filter((each) => each.parentId === id)
  return 1 + Math.max(0, ...below.map((each) => heightOf(all, each.id)))
}

/** A category and all below it. */
export function branchOf(all: readonly Placed[], id: number): number[] {
  return [
    id,
    ...all.filter((each) => each.parentId === id).flatMap((each) => branchOf(all, each.id)),
  ]
}

/**
 * What is wrong with a category of this name under a parent; undefined when nothing is. `id` is none
 * for a new one.
 */
export function placeFault(
  all: readonly Placed[],
  {
    id,
    parentId,
    name,
  }: { readonly id?: number | undefined; readonly parentId: number; readonly name: string },
): PlaceFault | undefined {
  if (parentId !== 0 && !all.some((each) => each.id === parentId)) return 'noParent'
  if (id !== undefined && branchOf(all, id).includes(parentId)) return 'inside'
  const height = id === undefined ? 1 : heightOf(all, id)
  if (levelOf(all, parentId) + height > maxCategoryLevels) return 'deep'
  const isTaken = all.some(
    (each) => each.parentId === parentId && nameKey(each.name) === nameKey(name) && each.id !== id,
  )
  return isTaken ? 'taken' : undefined
}

/** The ids under a parent, in the order to show, once a category stands there at a place. */
export function orderAfter(
  all: readonly Placed[],
  id: number,
  parentId: number,
  place: number,
): number[] {
  const others = all
    .filter((each) => each.parentId === parentId && each.id !== id)
    .map((each) => each.id)
  return [...others.slice(0, place), id, ...others.slice(place)]
}
