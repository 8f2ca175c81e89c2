import { fakeClock } from '@mallard/kernel'
import { describe, expect, it } from 'vitest'
import type { WireAnswer } from '../../http/transport.ts'
import { omsDrill } from '../drill.ts'
import { createOpenOms } from './index.ts'
import { readEvent, readOrder } from './messages.ts'
import { sign } from '../../http/signature.ts'

omsDrill({
  name: 'The open contract',
  open: (bench) =>
    createOpenOms({
      ...bench.keys.oms,
      callbackUrl: `${bench.here}/hooks/oms`,
      clock: bench.clock,
    }),
})

describe('the open contract', () => {
  const line = { lineNo: '1', title: '壶', quantity: 1, paidAmount: 100 }
  const order = { platform: 'jd', orderNo: 'JD100', paidAt: 1, lines: [line] }

  it('signs as its description says', () => {
    expect(sign('SECRET', 'POST', '/v1/orders/find', '1700000000000', 'NONCE', '{}')).toBe(
      'e50f042b2baab5a7c192a7e50387a29fee26ce19d0fd4b6a0faef58f341c02ad',
    )
  })

  it('reads an order whole or not at all', () => {
    expect(readOrder(order)).toEqual({
      ...order,
      lines: [{ ...line, attributes: '', productSn: '' }],
    })
    // A word about the parcel that is not known says nothing.
    for (const [told, read] of [
      ['sent', { delivery: 'sent' }],
      ['lost', {}],
    ] as const)
      expect(readOrder({ ...order, lines: [{ ...line, delivery: told }] })?.lines).toEqual([
        { ...line, attributes: '', productSn: '', ...read },
      ])
    for (const lines of [
      [],
      [line, line],
      [{ ...line, quantity: 0 }],
      [{ ...line, quantity: 1.5 }],
      [{ ...line, paidAmount: -1 }],
      [line, { ...line, lineNo: 2 }],
      'x',
    ])
      expect(readOrder({ ...order, lines })).toBeUndefined()
    for (const field of ['platform', 'orderNo', 'paidAt'])
      expect(readOrder({ ...order, [field]: null })).toBeUndefined()
  })

  it('reads no event that does not say everything', () => {
    const event = { eventId: 'e', returnNo: '1', kind: 'settled' }
    expect(readEvent({ ...event, settlement: { voucher: 'V1' } })).toMatchObject({
      settlement: { voucher: 'V1' },
    })
    for (const settlement of [
      undefined,
      {},
      { voucher: '' },
      { company: 'jd' },
      { number: 'JD1' },
      [],
    ])
      expect(readEvent({ ...event, settlement })).toBeUndefined()
    for (const quantity of [0, -1, 1.5, '1', 1e9, undefined])
      expect(readEvent({ ...event, kind: 'received', quantity })).toBeUndefined()
  })

  it('takes an answer to another question for none', async () => {
    const body = Buffer.from(JSON.stringify({ order }))
    const answer: WireAnswer = {
      status: 200,
      headers: { 'x-oms-sign': sign('SECRET', '200', 'another nonce', body.toString()) },
      body,
    }
    const config = {
      baseUrl: 'https://oms.example.com',
      appKey: 'app',
      secret: 'SECRET',
      callbackUrl: 'https://shop.example.com/hooks/oms',
      clock: fakeClock(),
    }
    const channel = createOpenOms({ ...config, transport: async () => answer })
    expect(
      await channel.findOrder({ shop: '1-1', orderNo: 'JD100', phone: '13800000001' }),
    ).toMatchObject({ kind: 'unknown', code: 'UNSIGNED_200' })
  })
})
