import type { Scope } from '@mallard/kernel'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { App, ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { SessionContext, type Session } from './session.ts'
import { testApi } from './test-api.ts'

/** What a test says of a session, its calls as plain functions. */
interface Given extends Partial<Record<Exclude<keyof Session, 'api' | 'scope'>, unknown>> {
  readonly api?: object
  readonly scope?: Scope
}

/** A part of the back office as it stands in a store, with what a test needs of its session. */
export function inStore(session: Given, part: ReactNode, queries = new QueryClient()): ReactNode {
  const api = testApi(session.api, session.scope)
  return (
    <ConfigProvider theme={{ token: { motion: false } }}>
      <App>
        <QueryClientProvider client={queries}>
          <SessionContext value={{ ...session, api } as Session}>{part}</SessionContext>
        </QueryClientProvider>
      </App>
    </ConfigProvider>
  )
}
