import { Table, type TableProps } from 'antd'
import type { ReactNode } from 'react'
import { LoadFailed } from './load-failed.tsx'
import { opensPage, pagesBelow } from './table-rows.ts'

/** What a query for one page of rows tells of itself. */
export interface PagedAnswer<Row> {
  readonly data: { readonly list: readonly Row[]; readonly total: number } | undefined
  readonly error: unknown
  readonly isPending: boolean
  readonly isPlaceholderData: boolean
  readonly refetch: () => unknown
}

interface PagedTableProps<Row> extends Pick<TableProps<Row>, 'rowKey' | 'columns'> {
  answer: PagedAnswer<Row>
  /** px below which it scrolls sideways. */
  width: number
  pageNum: number
  pageSize: number
  showTotal: (total: number) => string
  /** The first page has no number in the address. */
  onPage: (page: number | undefined) => void
  /** Stands where rows would, when there are none. */
  empty: ReactNode
  /** The page of a row, which a click anywhere on it opens. */
  addressOf?: (row: Row) => string
  /** The pointer is on a row: its page may be wanted next. */
  onRest?: (row: Row) => void
}

/** One page of rows with the pages below it; words and another try where they could not be fetched. */
export function PagedTable<Row extends object>({
  answer,
  width,
  pageNum,
  pageSize,
  showTotal,
  onPage,
  empty,
  addressOf,
  onRest,
  ...table
}: PagedTableProps<Row>) {
  const { data, error, isPending, isPlaceholderData, refetch } = answer
  if (error && !data) return <LoadFailed error={error} onAgain={refetch} />
  return (
    <Table<Row>
      {...table}
      dataSource={data?.list}
      // What was there stays while the next page is fetched; only a slow one is waited for visibly.
      loading={isPending || (isPlaceholderData && { delay: 200 })}
      scroll={{ x: width }}
      {...(addressOf && {
        rowClassName: 'is-open-able',
        onRow: (row: Row) => ({ onClick: opensPage(addressOf(row)), ...(onRest && { onPointerEnter: () => onRest(row) }) }),
      })}
      pagination={pagesBelow({ pageNum, pageSize, total: data?.total, showTotal, onPage })}
      locale={{ emptyText: isPending ? <div style={{ minHeight: 160 }} /> : empty }}
    />
  )
}
