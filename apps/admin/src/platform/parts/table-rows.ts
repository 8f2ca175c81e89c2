import type { TablePaginationConfig } from 'antd'
import type { MouseEvent } from 'react'
import { navigate } from '#platform/router.tsx'

/** A click that opens the page of a row; what is clickable in itself keeps its click. */
export function opensPage(address: string): (event: MouseEvent) => void {
  return ({ target }) => {
    // Words may be marked to copy them; that opens nothing.
    if (!getSelection()?.toString() && !(target as Element).closest('a, button'))
      void navigate(address)
  }
}

export interface PagesInput {
  readonly pageNum: number
  readonly pageSize: number
  readonly total: number | undefined
  readonly showTotal?: (total: number) => string
  /** Says that there are more than that, where nobody counted to the end. */
  readonly orMore?: (total: string) => string
  /** The first page has no number in the address. */
  readonly onPage: (page: number | undefined) => void
}

/** The pages below a table, whose number stands in the address. */
export function pagesBelow({
  pageNum,
  pageSize,
  total = 0,
  showTotal,
  orMore = String,
  onPage,
}: PagesInput): TablePaginationConfig {
  return {
    current: pageNum,
    pageSize,
    total,
    showSizeChanger: false,
    hideOnSinglePage: true,
    ...(showTotal && { showTotal: (count: number) => orMore(showTotal(count)) }),
    onChange: (page) => onPage(page === 1 ? undefined : page),
    style: { paddingInline: 16 },
  }
}
