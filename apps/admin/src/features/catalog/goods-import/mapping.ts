import {
  columnsLacking,
  columnsTwice,
  type ImportColumn,
  type MappedColumns,
  type MappingLayout,
  stockColumns,
} from '@mallard/contract/catalog/goods-import/import-mapping.codes'
import type {
  FittingMapping,
  TableColumns,
} from '@mallard/contract/catalog/goods-import/import-mapping.calls'

/** What was said of the columns of a table so far. */
export interface MappingDraft {
  readonly name: string
  readonly layout: MappingLayout
  readonly groupBy: number | null
  /** What columns are, by their places; those that are none of ours are left out. */
  readonly picks: ReadonlyMap<number, ImportColumn>
  /** The kept mapping that it began with. */
  readonly keptId: number | null
  /** Keeps it beside that one instead of in its place. */
  readonly isNew: boolean
}

/** A mapping to begin with: a kept one, else what the columns look like. */
export function draftFrom(
  { columns, layout, groupBy, name }: TableColumns,
  kept?: FittingMapping,
): MappingDraft {
  const guesses = columns.flatMap(({ place, guess }) => (guess ? [[place, guess] as const] : []))
  if (!kept) return { name, layout, groupBy, picks: new Map(guesses), keptId: null, isNew: false }
  return {
    name: kept.name,
    layout: kept.layout,
    groupBy: kept.groupBy,
    picks: new Map(kept.columns.map(({ place, column }) => [place, column])),
    keptId: kept.id,
    isNew: false,
  }
}

/** What is said of its columns, without what a count does not read. */
export function mappedIn({ layout, groupBy, picks }: MappingDraft): MappedColumns {
  const isRead = (column: ImportColumn) =>
    layout !== 'stock' || stockColumns.some((name) => name === column)
  return {
    layout,
    groupBy: layout === 'grouped' ? groupBy : null,
    columns: [...picks]
      .map(([place, column]) => ({ place, column }))
      .filter(({ column }) => isRead(column)),
  }
}

/** What keeps a mapping from being used, and what new goods will lack. */
export function faultsIn(draft: MappingDraft) {
  const mapped = mappedIn(draft)
  const { must, new: whenNew } = columnsLacking(mapped)
  const twice = columnsTwice(mapped)
  const isUngrouped = mapped.layout === 'grouped' && mapped.groupBy === null
  const isEmpty = mapped.columns.length === 0
  return {
    must,
    whenNew,
    twice,
    isUngrouped,
    isWrong: must.length > 0 || twice.length > 0 || isUngrouped || isEmpty,
  }
}
