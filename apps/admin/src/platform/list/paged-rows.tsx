import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Api, CallQuery } from '../api.ts'
import { PagedTable, type PagedTableProps } from '../parts/paged-table.tsx'
import { useSession } from '../session.ts'
import type { ListPage } from './define-list.tsx'

interface PagedRowsProps<Row> extends Omit<PagedTableProps<Row>, 'answer' | 'pages'> {
  read: (api: Api, asked: { pageNum: number; pageSize: number }) => CallQuery<ListPage<Row>>
  pageSize?: number
  /** Looks again after so many ms; 0: not by itself. */
  every?: number
  /** Says how many there are, below the pages. */
  showTotal?: (total: number) => string
}

/** Rows inside a page, read a page at a time; what else is asked for begins at the first. */
export function PagedRows<Row extends object>({
  read,
  pageSize = 20,
  every = 0,
  showTotal,
  ...table
}: PagedRowsProps<Row>) {
  const { api } = useSession()
  const of = hashKey(read(api, { pageNum: 1, pageSize }).queryKey)
  const [turned, setTurned] = useState({ of, pageNum: 1 })
  const pageNum = turned.of === of ? turned.pageNum : 1
  const answer = useQuery({
    ...read(api, { pageNum, pageSize }),
    placeholderData: keepPreviousData,
    refetchInterval: every || false,
  })
  return (
    <PagedTable<Row>
      {...table}
      answer={answer}
      pages={{
        pageNum,
        pageSize,
        ...(showTotal && { showTotal }),
        onPage: (page = 1) => setTurned({ of, pageNum: page }),
      }}
    />
  )
}
