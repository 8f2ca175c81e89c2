import type { AdminSku } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { App } from 'antd'
import { expect, it, vi } from 'vitest'
import { CallFailure } from '#platform/api-error.ts'
import { type Session, SessionContext } from '#platform/session.ts'
import { testApi } from '#platform/test-api.ts'
import { SkuRow } from './sku-row.tsx'

const sku = {
  productSn: 'KT-1',
  attrs: [{ name: '颜色', value: '白' }],
  pic: { url: '', width: 1, height: 1, color: '' },
  salePrice: 39_900,
  listPrice: 45_900,
  onHand: 20,
  reserved: 5,
  version: 7,
} as unknown as AdminSku

it('saves a price for the row that it was typed at, and for the present one once that was refused', async () => {
  const send = vi.fn(async (_input: object): Promise<AdminSku> => {
    throw new CallFailure('refused', '', 'versionConflict')
  })
  const session = {
    scope: { partnerId: 1, storeId: 1 },
    can: () => false,
    api: testApi({ goodsAdmin: { sku: send } }),
  } as unknown as Session
  const queries = new QueryClient()
  const page = (now: AdminSku) => (
    <App>
      <QueryClientProvider client={queries}>
        <SessionContext value={session}>
          <table>
            <tbody>
              <SkuRow
                goodsId={1}
                sku={now}
                isReadOnly={false}
                isListPriceReadOnly={false}
                onDirty={() => undefined}
              />
            </tbody>
          </table>
        </SessionContext>
      </QueryClientProvider>
    </App>
  )
  const { rerender } = render(page(sku))
  fireEvent.change(screen.getByLabelText('售价: 白'), { target: { value: '389' } })
  rerender(page({ ...sku, salePrice: 37_900, version: 8 } as AdminSku))
  const save = () => fireEvent.click(screen.getByRole('button', { name: '保存: 白' }))
  save()
  await screen.findByRole('alert')
  save()
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  expect(send.mock.calls).toMatchObject([
    [{ version: 7, salePrice: 38_900 }],
    [{ version: 8, salePrice: 38_900 }],
  ])
})
