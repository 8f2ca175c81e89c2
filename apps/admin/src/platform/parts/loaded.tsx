import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { LoadFailed } from './load-failed.tsx'

interface LoadedProps<Data> {
  answer: {
    readonly data: Data | undefined
    readonly error: unknown
    readonly refetch: () => unknown
  }
  /** Lines of the skeleton. */
  rows?: number
  children: (data: Data) => ReactNode
}

/** What a query has read: a skeleton before, another try where it could not be fetched. */
export function Loaded<Data>({ answer, rows, children }: LoadedProps<Data>) {
  const { data, error, refetch } = answer
  if (data !== undefined) return children(data)
  if (error) return <LoadFailed error={error} onAgain={refetch} />
  return <Skeleton active {...(rows && { paragraph: { rows } })} />
}
