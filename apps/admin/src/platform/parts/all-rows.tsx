import { useState } from 'react'
import { PagedTable, type PagedAnswer, type PagedTableProps } from './paged-table.tsx'

interface AllRowsProps<Row> extends Omit<PagedTableProps<Row>, 'answer' | 'pages'> {
  /** All that there are; none while they are read. */
  rows: readonly Row[] | undefined
  /** The query that reads them, where they do not come with the page. */
  answer?: Partial<Omit<PagedAnswer<Row>, 'data'>>
  /** So many on a page, where there are more. */
  atOnce?: number
}

/** Rows that are there as a whole: as a table, and as cards on a phone. */
export function AllRows<Row extends object>({
  rows,
  answer,
  atOnce = Infinity,
  ...table
}: AllRowsProps<Row>) {
  const [turned, setTurned] = useState(1)
  const total = rows?.length ?? 0
  const pageNum = total > atOnce ? Math.min(turned, Math.ceil(total / atOnce)) : 1
  const list = total > atOnce ? rows?.slice((pageNum - 1) * atOnce, pageNum * atOnce) : rows
  return (
    <PagedTable<Row>
      {...table}
      answer={{
        error: null,
        isPending: false,
        isPlaceholderData: false,
        refetch: () => undefined,
        ...answer,
        data: list && { list, total },
      }}
      {...(total > atOnce && {
        pages: { pageNum, pageSize: atOnce, onPage: (page = 1) => setTurned(page) },
      })}
    />
  )
}
