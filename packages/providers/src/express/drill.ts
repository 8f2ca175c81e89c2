import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSandbox, type SandboxBench } from '../sandbox-bench.ts'
import { carriers } from '@mallard/contract/trade/order/carrier.codes'
import type { ExpressChannel, Parcel } from './port.ts'

export interface ExpressDrill {
  readonly name: string
  open(bench: SandboxBench): ExpressChannel
}

/** What every channel for parcels must pass, against the sandbox. */
export function expressDrill(drill: ExpressDrill): void {
  describe(`${drill.name} as a channel for parcels`, () => {
    let bench: SandboxBench
    let channel: ExpressChannel
    let count = 0

    beforeAll(async () => {
      bench = await openSandbox()
    })
    afterAll(() => bench.close())
    beforeEach(async () => {
      channel = drill.open(bench)
      bench.received.length = 0
      await bench.control('DELETE', 'rules')
      bench.answerWith(async ({ body }) =>
        (await channel.parsePush(body)).kind === 'ok'
          ? channel.acknowledge.success
          : channel.acknowledge.failure,
      )
    })

    const parcel = (company = 'yuantong'): Parcel => ({
      company,
      number: `YT${String((count += 1)).padStart(13, '0')}`,
      phone: '13800000000',
    })
    const pushesOf = async ({ number }: Parcel) => {
      const all = await Promise.all(bench.received.map(({ body }) => channel.parsePush(body)))
      return all.filter((each) => each.kind !== 'ok' || each.data.track.number === number)
    }

    it.each(carriers.map(({ code }) => code))('watches a parcel of %s', async (company) => {
      expect(await channel.subscribe(parcel(company))).toMatchObject({
        kind: 'ok',
        data: { watch: 'subscribed' },
      })
    })

    it('tells the whole way of a parcel, and takes each state from the newest line', async () => {
      const one = parcel()
      await channel.subscribe(one)
      expect(await channel.query(one)).toMatchObject({ kind: 'failed', reason: 'noTrace' })
      await bench.advance(600_000)
      const told = await pushesOf(one)
      const states = told.map((each) => (each.kind === 'ok' ? each.data.track.state : each.kind))
      expect(states).toEqual(['collected', 'onWay', 'onWay', 'onWay', 'delivering', 'signed'])
      expect(told.at(-1)).toMatchObject({
        data: { watch: 'done', track: { company: one.company, number: one.number } },
      })
      const last = told.at(-1)
      const traces = last?.kind === 'ok' ? last.data.track.traces : []
      expect(traces).toHaveLength(6)
      expect(traces.map(({ time }) => time)).toEqual(
        traces
          .map(({ time }) => time)
          .toSorted()
          .toReversed(),
      )
      expect(await channel.query(one)).toMatchObject({
        kind: 'ok',
        data: { state: 'signed', traces },
      })
    })

    it('takes a second subscription for as good as the first', async () => {
      const one = parcel()
      await channel.subscribe(one)
      expect(await channel.subscribe(one)).toMatchObject({ kind: 'ok', data: { watch: 'already' } })
    })

    it('refuses what is no parcel', async () => {
      for (const number of ['', '12345', 'a'.repeat(33), '1234 5678', '运单号123'])
        expect(await channel.subscribe({ ...parcel(), number })).toMatchObject({
          kind: 'failed',
          reason: 'badParcel',
        })
      expect(await channel.subscribe({ ...parcel(), company: 'pigeon' })).toMatchObject({
        kind: 'failed',
        reason: 'badParcel',
      })
      expect(
        await channel.subscribe({ company: 'shunfeng', number: 'SF1234567890' }),
      ).toMatchObject({ kind: 'failed', reason: 'badParcel' })
    })

    it('is told when the channel gives up on a parcel, and can ask again', async () => {
      const one = parcel()
      await channel.subscribe(one)
      await bench.control('POST', `parcels/${one.company}/${one.number}/abort`)
      expect((await pushesOf(one)).at(-1)).toMatchObject({
        kind: 'ok',
        data: { watch: 'aborted', track: { number: one.number } },
      })
      expect(await channel.subscribe(one)).toMatchObject({
        kind: 'ok',
        data: { watch: 'subscribed' },
      })
    })

    it('refuses a push with a wrong signature and takes the repetition half an hour later', async () => {
      const one = parcel()
      await channel.subscribe(one)
      await bench.rule('kd100', 'push', 'wrongSignature', { subject: one.number })
      await bench.control('POST', `parcels/${one.company}/${one.number}/step`)
      expect((await pushesOf(one)).map(({ kind }) => kind)).toEqual(['failed'])
      bench.received.length = 0
      await bench.advance(30 * 60_000)
      const again = (await pushesOf(one)).filter(
        (each) => each.kind === 'ok' && each.data.track.traces.length === 1,
      )
      expect(again).toHaveLength(1)
    })

    it('refuses altered pushes', async () => {
      const one = parcel()
      await channel.subscribe(one)
      await bench.control('POST', `parcels/${one.company}/${one.number}/step`)
      const body = bench.received[0]?.body ?? Buffer.alloc(0)
      const text = body.toString()
      for (const altered of [
        text.replace('collected', 'x').replace('%221%22', '%223%22'),
        text.slice(0, -3),
        '',
        'param=%7B%7D&sign=00',
        text.replace(/sign=[^&]+/, 'sign='),
      ]) {
        expect((await channel.parsePush(Buffer.from(altered))).kind).toBe('failed')
      }
    })

    it.each(['dropBefore', 'dropAfter', 'errorBefore', 'errorAfter', 'partialBody'])(
      'does not know whether it is watched after %s, and may ask again',
      async (fault) => {
        const one = parcel()
        await bench.rule('kd100', 'subscribe', fault)
        expect((await channel.subscribe(one)).kind).toBe('unknown')
        expect((await channel.subscribe(one)).kind).toBe('ok')
      },
    )
  })
}
