import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Form, type FormInstance } from 'antd'
import { afterEach, describe, expect, it } from 'vitest'
import { type Session, SessionContext } from '../session.ts'
import { testApi } from '../test-api.ts'
import { ParcelFields } from './parcel-fields.tsx'

interface Values {
  companyCode?: string
  deliverySn?: string
}

afterEach(cleanup)

const express = { code: 'shunfeng', name: '顺丰速运', kind: 'express' as const }
const rule = '运单号为 6-32 位字母、数字或横线'
const van = { code: 'ownvan00001', name: '小李面包车', kind: 'van' as const }

/** The fields with a list of carriers that comes when `bring` is called. */
function show({
  offered = [express],
  initial = {},
  ...fields
}: { offered?: (typeof express | typeof van)[]; initial?: Values } & Parameters<
  typeof ParcelFields
>[0] = {}) {
  let bring = () => {}
  let form: FormInstance<Values> | null = null
  const carriers = () => new Promise((resolve) => (bring = () => resolve(offered)))
  const session = {
    scope: { partnerId: 1, storeId: 1 },
    api: testApi({ orderAdmin: { carriers } }),
  } as unknown as Session
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={session}>
        <Form
          ref={(held: FormInstance<Values> | null) => {
            form = held
          }}
          initialValues={initial}
        >
          <ParcelFields {...fields} />
        </Form>
      </SessionContext>
    </QueryClientProvider>,
  )
  return { bring: () => bring(), values: () => form!.getFieldsValue() }
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

  it('say nothing of a waybill that was passed over, and no more of one that is mended', async () => {
    const { bring } = show()
    bring()
    const waybill = screen.getByLabelText('运单号')
    const leave = async (typed: string) => {
      fireEvent.change(waybill, { target: { value: typed } })
      fireEvent.blur(waybill)
      await act(() => new Promise((resolve) => setTimeout(resolve)))
    }
    await leave('')
    expect(screen.queryByText(rule)).toBe(null)
    await leave('SF12')
    await screen.findByText(rule)
    fireEvent.change(waybill, { target: { value: 'SF123456789012' } })
    await waitFor(() => expect(waybill.getAttribute('aria-invalid')).not.toBe('true'))
  })

  it('take no carrier before the list has come: what was typed would be lost', async () => {
    const { bring } = show()
    const carrier = screen.getByRole('combobox')
    expect(carrier).toHaveProperty('disabled', true)
    bring()
    await waitFor(() => expect(carrier).toHaveProperty('disabled', false))
  })

  it('begin with the first of the list, also for one that is off by now', async () => {
    const { bring, values } = show({ offered: [express, van], initial: { companyCode: 'jd' } })
    bring()
    await waitFor(() => expect(values().companyCode).toBe('shunfeng'))
  })

  it('keep what a parcel went by, though it is off by now', async () => {
    const jd = { code: 'jd', name: '京东物流', kind: 'express' as const }
    const initial = { companyCode: 'jd', deliverySn: 'JD1234567890' }
    const { bring, values } = show({ initial, kept: jd })
    bring()
    expect(await screen.findByText('京东物流')).toBeTruthy()
    expect(values()).toEqual(initial)
  })

  it('ask for no waybill where there is none, and send a sign of their own', async () => {
    const { bring, values } = show({ offered: [van, express] })
    bring()
    await waitFor(() => expect(values().deliverySn).toMatch(/^[a-z0-9]{20}$/))
    expect(screen.getByText(/买家能看到送货电话/)).toBeTruthy()
    fireEvent.mouseDown(screen.getByRole('combobox'))
    fireEvent.click(await screen.findByText('顺丰速运'))
    await waitFor(() => expect(values()).toEqual({ companyCode: 'shunfeng', deliverySn: '' }))
  })

  it('offer carriers alone where the parcel must be followed', async () => {
    const { bring, values } = show({ offered: [van, express], isByCarrier: true })
    bring()
    await waitFor(() => expect(values().companyCode).toBe('shunfeng'))
    fireEvent.mouseDown(screen.getByRole('combobox'))
    expect(screen.queryByText('小李面包车')).toBe(null)
  })
})
