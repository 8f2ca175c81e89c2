import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSandbox, type SandboxBench } from '../../sandbox-bench.ts'
import type { LabelAccount, LabelChannel, LabelInput } from '../port.ts'
import { createKuaidi100Labels } from './index.ts'

describe('Kuaidi100 as a channel for labels', () => {
  let bench: SandboxBench
  let channel: LabelChannel
  let count = 0

  beforeAll(async () => {
    bench = await openSandbox()
    channel = createKuaidi100Labels({ ...bench.keys.pickup, clock: bench.clock })
  })
  afterAll(() => bench.close())
  beforeEach(() => bench.control('DELETE', 'rules'))

  const account: LabelAccount = {
    carrier: 'zhongtong',
    partnerId: 'K000001',
    partnerKey: 'key of the branch',
    partnerSecret: '',
    branch: '',
    template: '',
  }
  const party = { name: '林小满', phone: '13900001234', address: '浙江省杭州市西湖区文三路 1 号' }
  const input = (more: Partial<LabelInput> = {}): LabelInput => ({
    labelNo: String(10n ** 19n + BigInt((count += 1))),
    account,
    sender: { ...party, name: '仓库' },
    receiver: party,
    goods: '电饭煲',
    ...more,
  })

  it('gives a number and a picture of 100 × 150 mm, and the same again', async () => {
    const one = input()
    const got = await channel.order(one)
    if (got.kind !== 'ok') throw new Error(JSON.stringify(got))
    expect(got.data.waybill).toMatch(/^[A-Z0-9]{10,20}$/)
    expect(await channel.order(one)).toEqual(got)
    const picture = await channel.picture(got.data.pictureUrl)
    if (picture.kind !== 'ok') throw new Error(JSON.stringify(picture))
    // Width and height of a PNG.
    expect([picture.data.readUInt32BE(16), picture.data.readUInt32BE(20)]).toEqual([800, 1200])
    expect(await channel.order(input())).not.toMatchObject({ data: { waybill: got.data.waybill } })
  })

  it('takes a number back once, whoever asks again, and none that is not the account’s', async () => {
    const one = input()
    const got = await channel.order(one)
    if (got.kind !== 'ok') throw new Error('no label')
    const { waybill } = got.data
    const label = { labelNo: one.labelNo, waybill, account }
    const other = { ...label, account: { ...account, partnerId: 'K000002' } }
    expect((await channel.cancel(other, '不寄了')).kind).toBe('failed')
    expect((await channel.cancel(label, '不寄了')).kind).toBe('ok')
    expect((await channel.cancel(label, '不寄了')).kind).toBe('ok')
  })

  it.each([
    ['badRequest', { receiver: { ...party, address: '' } }],
    ['config', { account: { ...account, partnerKey: 'wrong' } }],
    ['refused', { account: { ...account, partnerId: 'EMPTY' } }],
    ['badRequest', { account: { ...account, carrier: 'pigeon' } }],
  ] as const)('says %s in the carrier’s words', async (reason, more) => {
    const answer = await channel.order(input(more))
    expect(answer).toMatchObject({ kind: 'failed', reason })
    expect(answer.kind === 'failed' && answer.message).toMatch(/\p{Script=Han}/u)
  })

  it.each(['dropBefore', 'dropAfter', 'errorBefore', 'errorAfter', 'partialBody'])(
    'does not know whether there is a number after %s, and finds it when asked again',
    async (fault) => {
      const one = input()
      await bench.rule('kd100', 'labelOrder', fault)
      expect((await channel.order(one)).kind).toBe('unknown')
      expect((await channel.order(one)).kind).toBe('ok')
    },
  )

  it('fetches pictures from its own hosts alone, and nothing that is none', async () => {
    for (const url of [
      'http://169.254.169.254/',
      'file:///etc/passwd',
      'https://kuaidi100.com.evil.example/',
      '',
    ])
      expect(await channel.picture(url)).toMatchObject({ kind: 'failed', code: 'ADDRESS' })
    const { baseUrl } = bench.keys.pickup
    expect(await channel.picture(`${baseUrl}/label/nobody.png`)).toMatchObject({ kind: 'failed' })
  })
})
