import type { StockRow } from '@mallard/contract/catalog/catalog/stock-admin.calls'
import { fen } from '@mallard/kernel'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { App } from 'antd'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { CallFailure } from '#platform/api-error.ts'
import { type Session, SessionContext } from '#platform/session.ts'
import { testApi } from '#platform/test-api.ts'
import { stockRow } from './test-stock.ts'
import { useStockDrafts } from './use-stock.ts'

const row = (sn: string) => ({ ...stockRow, productSn: sn, attr: sn })
const [white, black] = [row('HL-1'), row('HL-2')]
const byColleague: StockRow = { ...white, salePrice: fen(17_900), version: 4 }

function open() {
  const send = vi.fn(async (_input: object) => ({ changed: 1 }))
  const session = {
    scope: { partnerId: 1, storeId: 1 },
    api: testApi({ stockAdmin: { save: send } }),
  } as unknown as Session
  const queries = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <App>
      <QueryClientProvider client={queries}>
        <SessionContext value={session}>{children}</SessionContext>
      </QueryClientProvider>
    </App>
  )
  const { result, rerender } = renderHook(useStockDrafts, {
    wrapper,
    initialProps: [white, black],
  })
  return {
    send,
    type: (of: StockRow, salePrice: string) => act(() => result.current.type(of, { salePrice })),
    fetchAgain: (...rows: StockRow[]) => rerender(rows),
    drafts: () => result.current,
    save: async () => {
      await act(() => result.current.save())
      await waitFor(() => expect(result.current.isSaving).toBe(false))
    },
  }
}

const changed = new CallFailure('refused', '', 'skuChanged', { sn: 'HL-1' })

it('saves a price for the row that it was typed at, and for the present one once that was refused', async () => {
  const { send, type, fetchAgain, save } = open()
  type(white, '1')
  fetchAgain(byColleague, black)
  type(byColleague, '189')
  type(black, '189')
  send.mockRejectedValueOnce(changed)
  await save()
  fetchAgain(byColleague, { ...black, version: 9 })
  await save()
  expect(send.mock.calls).toMatchObject([
    [
      {
        changes: [
          { sn: 'HL-1', version: 3, salePrice: 18_900 },
          { sn: 'HL-2', version: 3 },
        ],
      },
    ],
    [
      {
        changes: [
          { sn: 'HL-1', version: 4, salePrice: 18_900 },
          { sn: 'HL-2', version: 3 },
        ],
      },
    ],
  ])
})

it('saves for the same row again when the server was not reached', async () => {
  const { send, type, fetchAgain, save } = open()
  type(white, '189')
  send.mockRejectedValueOnce(new CallFailure('offline'))
  await save()
  fetchAgain(byColleague, black)
  await save()
  expect(send.mock.calls[1]).toMatchObject([{ changes: [{ version: 3 }] }])
})

it('tells of a row that somebody else changed, until what was typed is typed anew', async () => {
  const { drafts, send, type, save } = open()
  type(white, '189')
  type(black, '189')
  send.mockRejectedValueOnce(changed)
  await save()
  const overtaken = () => ['HL-1', 'HL-2'].filter(drafts().isOvertaken)
  expect(overtaken()).toEqual(['HL-1'])
  type(byColleague, '188')
  expect(overtaken()).toEqual([])
})

it('takes what is typed after a refusal for the row that is shown then', async () => {
  const { send, type, fetchAgain, save } = open()
  type(white, '189')
  send.mockRejectedValueOnce(changed)
  await save()
  fetchAgain(byColleague, black)
  type(byColleague, '188')
  fetchAgain({ ...byColleague, salePrice: fen(16_900), version: 5 }, black)
  await save()
  expect(send.mock.calls[1]).toMatchObject([{ changes: [{ version: 4, salePrice: 18_800 }] }])
})
