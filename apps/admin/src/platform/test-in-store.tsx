import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { App, ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { SessionContext, type Session } from './session.ts'

/** A part of the back office as it stands in a store, with what a test needs of its session. */
export function inStore(session: object, part: ReactNode, queries = new QueryClient()): ReactNode {
  return (
    <ConfigProvider theme={{ token: { motion: false } }}>
      <App>
        <QueryClientProvider client={queries}>
          <SessionContext value={session as Session}>{part}</SessionContext>
        </QueryClientProvider>
      </App>
    </ConfigProvider>
  )
}
