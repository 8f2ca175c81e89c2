import { Table, type TableProps } from 'antd'
import type { ReactNode } from 'react'
import { LoadFailed } from './load-failed.tsx'
import { pagesBelow } from './table-rows.ts'

/** What a query for one page of rows tells of itself. */
interface PagedAnswer<Row> {
  readonly data: { readonly list: readonly Row[]; readonly total: number } | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface PagedTableProps<Row> extends Pick<TableProps<Row>, 'rowKey' | 'columns' | 'scroll' | 'rowClassName' | 'onRow'> {
  answer: PagedAnswer<Row>
  pageNum: number
  pageSize: number
  showTotal: (total: number) => string
  /** The first page has no number in the address. */
  onPage: (page: number | undefined) => void
  /** Stands where rows would, when there are none. */
  empty: ReactNode
}

/** One page of rows with the pages below it; words and another try where they could not be fetched. */
export function PagedTable<Row extends object>({ answer, pageNum, pageSize, showTotal, onPage, empty, ...table }: PagedTableProps<Row>) {
  const { data, error, isFetching, refetch } = answer
  if (error && !data) return <LoadFailed error={error} onAgain={refetch} />
  return (
    <Table
      {...table}
      dataSource={data?.list}
      loading={!data && isFetching}
      pagination={pagesBelow({ pageNum, pageSize, total: data?.total, showTotal, onPage })}
      locale={{ emptyText: empty }}
    />
  )
}
