import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { App, ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { type Session, SessionContext } from './session.ts'
import { testApi } from './test-api.ts'

/** Shows a piece of a page to staff with these rights, whose calls answer this. */
export function showPage(node: ReactNode, api: object, rights: readonly string[]): void {
  const may = (right: string) => rights.includes(right)
  const session = {
    api: testApi(api),
    scope: { partnerId: 1, storeId: 1 },
    can: may,
    canEverywhere: may,
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={session as unknown as Session}>
        <ConfigProvider theme={{ token: { motion: false } }}>
          <App>{node}</App>
        </ConfigProvider>
      </SessionContext>
    </QueryClientProvider>,
  )
}

/** What somebody else asked for, and waits. */
export const asked = {
  state: 'open' as const,
  reason: '',
  by: '禾光店主',
  at: 0,
  expiresAt: 1,
  decidedBy: '',
  decidedAt: null,
  note: '',
  canDecide: true,
  canDecline: true,
  canAlone: false,
  canWithdraw: false,
  next: 'decide' as const,
  approvers: [],
}

/** Agrees to what waits, and says so once more when asked. */
export async function agree(): Promise<void> {
  const name = /^同\s*意$/
  fireEvent.click(await screen.findByRole('button', { name }))
  const question = await screen.findByRole('dialog')
  fireEvent.click(within(question).getByRole('button', { name }))
}
