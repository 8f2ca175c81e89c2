import { fen } from '@mallard/kernel'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSandbox, type SandboxBench } from '../sandbox-bench.ts'
import type { OmsChannel, OmsReturn } from './port.ts'

export interface OmsDrill {
  readonly name: string
  open(bench: SandboxBench): OmsChannel
}

interface Held {
  readonly returnNo: string
  readonly version: number
  readonly told: { readonly state: string }
}

/** What every channel to an OMS must pass, against the sandbox. */
export function omsDrill(drill: OmsDrill): void {
  describe(`${drill.name} as a channel to an OMS`, () => {
    const phone = '13800000009'
    let bench: SandboxBench
    let channel: OmsChannel
    let orderNo: string
    let count = 0

    beforeAll(async () => {
      bench = await openSandbox()
      orderNo = (
        await bench.control<{ orderNo: string }>('POST', 'oms/orders', { shop: '1-1', phone })
      ).orderNo
    })
    afterAll(() => bench.close())
    beforeEach(async () => {
      channel = drill.open(bench)
      bench.received.length = 0
      await bench.control('DELETE', 'rules')
      bench.answerWith(async ({ body, headers }) =>
        (await channel.parseEvent(body, headers)).kind === 'ok'
          ? channel.acknowledge.success
          : channel.acknowledge.failure,
      )
    })

    const wanted = () => ({ shop: '1-1', orderNo, phone })
    const told = (more: Partial<OmsReturn> = {}): OmsReturn => ({
      shop: '1-1',
      returnNo: String(10n ** 19n + BigInt((count += 1))),
      version: 1,
      platform: 'tmall',
      orderNo,
      lineNo: '1',
      quantity: 1,
      kind: 'refund',
      state: 'requested',
      amount: fen(19_900),
      reason: '质量问题',
      ...more,
    })
    const heldOf = async ({ returnNo }: OmsReturn) =>
      (await bench.control<Held[]>('GET', 'oms/returns')).find((each) => each.returnNo === returnNo)

    it('finds an order by its number and its phone', async () => {
      const found = await channel.findOrder(wanted())
      expect(found).toMatchObject({
        kind: 'ok',
        data: {
          platform: 'tmall',
          orderNo,
          lines: [{ lineNo: '1', quantity: 2, paidAmount: 39_801 }, { lineNo: '2' }],
        },
      })
      expect(JSON.stringify(found)).not.toContain(phone)
    })

    it.each(['unsent', 'sent', 'arrived'])('hears of a parcel that is %s', async (delivery) => {
      const sold = await bench.control<{ orderNo: string }>('POST', 'oms/orders', {
        shop: '1-1',
        phone,
        delivery,
      })
      const found = await channel.findOrder({ ...wanted(), orderNo: sold.orderNo })
      expect(found).toMatchObject({ kind: 'ok', data: { lines: [{ delivery }, { delivery }] } })
      // The time to send back begins with the arrival.
      expect(found.kind === 'ok' && 'returnableUntil' in found.data).toBe(delivery === 'arrived')
    })

    it('answers alike for an order that there is not, and for one of another phone or shop', async () => {
      const answers = await Promise.all([
        channel.findOrder({ ...wanted(), orderNo: 'TM0000000000' }),
        channel.findOrder({ ...wanted(), phone: '13800000008' }),
        channel.findOrder({ ...wanted(), shop: '2-1' }),
      ])
      expect(answers[0]).toMatchObject({ kind: 'failed', reason: 'notFound' })
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    })

    it('tells of a return again and again, and an old message changes nothing', async () => {
      const one = told()
      expect(await channel.tellReturn(one)).toMatchObject({ kind: 'ok', data: { version: 1 } })
      expect(await channel.tellReturn({ ...one, version: 3, state: 'returning' })).toMatchObject({
        kind: 'ok',
        data: { version: 3 },
      })
      expect(await channel.tellReturn({ ...one, version: 2, state: 'agreed' })).toMatchObject({
        kind: 'ok',
        data: { version: 3 },
      })
      expect(await heldOf(one)).toMatchObject({ version: 3, told: { state: 'returning' } })
    })

    it('is refused a return of something that was not sold', async () => {
      expect(await channel.tellReturn(told({ lineNo: '9' }))).toMatchObject({
        kind: 'failed',
        reason: 'notFound',
      })
    })

    it.each([
      'dropBefore',
      'dropAfter',
      'errorBefore',
      'errorAfter',
      'tooMany',
      'partialBody',
      'wrongSignature',
    ])('does not know what came of it after %s, and may tell it again', async (fault) => {
      const one = told()
      await bench.rule('oms', 'returns', fault)
      expect((await channel.tellReturn(one)).kind).toBe('unknown')
      expect(await channel.tellReturn(one)).toMatchObject({ kind: 'ok' })
      await bench.rule('oms', 'find', fault)
      expect((await channel.findOrder(wanted())).kind).toBe('unknown')
    })

    it('hears that the warehouse has the goods, and how it was settled', async () => {
      const one = told()
      await channel.tellReturn(one)
      await bench.control('POST', `oms/returns/${one.returnNo}/received`)
      await bench.control('POST', `oms/returns/${one.returnNo}/settled`)
      const heard = await Promise.all(
        bench.received.map(({ body, headers }) => channel.parseEvent(body, headers)),
      )
      expect(heard).toMatchObject([
        { kind: 'ok', data: { returnNo: one.returnNo, kind: 'received', quantity: 1 } },
        {
          kind: 'ok',
          data: {
            returnNo: one.returnNo,
            kind: 'settled',
            settlement: { voucher: expect.stringMatching(/^OMS/) },
          },
        },
      ])
    })

    it('believes no event that is altered, old, or signed by nobody, and takes its repetition', async () => {
      const one = told()
      await channel.tellReturn(one)
      for (const fault of ['wrongSignature', 'staleTimestamp']) {
        bench.received.length = 0
        await bench.rule('oms', 'event', fault, { subject: one.returnNo })
        await bench.control('POST', `oms/returns/${one.returnNo}/received`)
        expect(
          await channel.parseEvent(bench.received[0]!.body, bench.received[0]!.headers),
        ).toMatchObject({ kind: 'failed' })
        await bench.advance(60_000)
        expect(
          await channel.parseEvent(bench.received[1]!.body, bench.received[1]!.headers),
        ).toMatchObject({ kind: 'ok' })
      }
      const { body, headers } = bench.received[1]!
      const altered = body.toString().replace('"quantity":1', '"quantity":2')
      for (const text of [altered, body.toString().slice(0, -1), '', '{}', '[]', 'null'])
        expect(await channel.parseEvent(Buffer.from(text), headers)).toMatchObject({
          kind: 'failed',
        })
      for (const name of ['x-oms-app', 'x-oms-time', 'x-oms-nonce', 'x-oms-sign'])
        expect(await channel.parseEvent(body, { ...headers, [name]: undefined })).toMatchObject({
          kind: 'failed',
        })
    })
  })
}
