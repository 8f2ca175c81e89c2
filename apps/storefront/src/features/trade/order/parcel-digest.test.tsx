import type { Order } from '@mallard/contract/trade/order/order.fields'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { stage } from '#platform/test-stage.ts'
import { ParcelDigest } from './parcel-digest.tsx'

type Delivery = Order['delivery'][number]

const orderSn = '26112022090012345678'
const van: Delivery = {
  id: 1,
  companyCode: 'ownvan00001',
  companyName: '小李面包车',
  kind: 'van',
  deliverySn: '',
  phone: '13900001234',
  shipTime: Date.parse('2026-11-28T04:00:00Z'),
  lines: [],
  isAgain: false,
}

function show(...delivery: Delivery[]) {
  const set = stage({ isSignedIn: true, answers: { 'order.traceDetail': [] } })
  set.show(<ParcelDigest order={{ orderSn, delivery } as unknown as Order} />)
  return set
}

it('names who brings it, and calls them', () => {
  const { calls } = show(van, { ...van, id: 2 })
  expect(document.body.textContent).toContain('小李面包车')
  // Two trips of one van are one row.
  expect(screen.getAllByRole('link', { name: /联系送货人/ })).toHaveLength(1)
  expect(screen.getByRole('link', { name: /联系送货人/ }).getAttribute('href')).toBe(
    'tel:13900001234',
  )
  expect(calls).toEqual([])
})

it('offers no call where nobody gave a phone', () => {
  show({ ...van, phone: '' })
  expect(screen.getAllByRole('link')).toHaveLength(1)
})

it.each([
  ['none', '不寄送实物'],
  ['pickup', '请到店取货'],
] as const)('says a sentence instead of a way to an empty page: %s', (kind, sentence) => {
  const { calls } = show({ ...van, companyCode: kind, kind, phone: '' })
  expect(document.body.textContent).toContain(sentence)
  expect(screen.queryByRole('link')).toBe(null)
  expect(calls).toEqual([])
})

it('asks after the parcel where a carrier brings some of it', async () => {
  const { calls } = show({ ...van, kind: 'express', companyName: '顺丰速运' }, van)
  await screen.findByText(/顺丰速运/)
  await waitFor(() =>
    expect(calls).toContainEqual(['order.traceDetail', expect.objectContaining({ sn: orderSn })]),
  )
})
