import type { AdminCategory } from '@mallard/contract/catalog/catalog/category-admin.calls'
import type { Target } from './category-tree.ts'

/** What can be done with a line of the tree. */
export interface CategoryActions {
  readonly isReadOnly: boolean
  /** The category that is on its way. */
  readonly dragged: number | undefined
  setDragged(id: number | undefined): void
  toggle(id: number): void
  move(id: number, target: Target): void
  add(parentId: number): void
  edit(category: AdminCategory): void
  remove(category: AdminCategory): void
}
