import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Form } from 'antd'
import { afterEach, describe, expect, it } from 'vitest'
import { type Session, SessionContext } from '../session.ts'
import { ParcelFields } from './parcel-fields.tsx'

afterEach(cleanup)

/** The fields with a list of carriers that comes when `bring` is called. */
function show() {
  let bring = () => {}
  const carriers = () =>
    new Promise((resolve) => (bring = () => resolve([{ code: 'shunfeng', name: '顺丰速运' }])))
  const session = {
    scope: { partnerId: 1, storeId: 1 },
    api: { orderAdmin: { carriers } },
  } as unknown as Session
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={session}>
        <Form>
          <ParcelFields />
        </Form>
      </SessionContext>
    </QueryClientProvider>,
  )
  return { bring: () => bring() }
}

describe('the fields of a parcel', () => {
  it.each(['SF 1234 5678 9012', 'ＳＦ１２３４５６７８９０１２', "'SF123456789012\u200b"])(
    'keep the waybill that was pasted: %j',
    (pasted) => {
      show()
      const waybill = screen.getByLabelText<HTMLInputElement>('运单号')
      fireEvent.change(waybill, { target: { value: pasted } })
      expect(waybill.value).toBe('SF123456789012')
    },
  )

  it('take no carrier before the list has come: what was typed would be lost', async () => {
    const { bring } = show()
    const carrier = screen.getByRole('combobox')
    expect(carrier).toHaveProperty('disabled', true)
    bring()
    await waitFor(() => expect(carrier).toHaveProperty('disabled', false))
  })
})
