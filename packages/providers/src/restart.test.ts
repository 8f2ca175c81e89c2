import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beijingDigits, fakeClock, fen, minute } from '@mallard/kernel'
import { startSandbox } from '@mallard/sandbox'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createKuaidi100 } from './express/index.ts'
import { createAlipay, createUnionpay, createWechatPay, type PayChannel } from './pay/index.ts'

let dataDir: string
const clock = fakeClock()
const startedAt = clock.now()
const payNoOf = (method: string) => `${beijingDigits(startedAt)}RESTART${method}`
const nobody = 'http://127.0.0.1:9/nobody'

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mallard-sandbox-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

async function open() {
  const sandbox = await startSandbox({
    port: 0,
    dataDir,
    keysDir: process.env['TEST_KEYS_DIR'],
    clock,
  })
  const common = { notifyUrl: nobody, refundNotifyUrl: nobody, clock: sandbox.clock }
  const channels: Record<PayChannel['method'], PayChannel> = {
    wxPay: createWechatPay({ ...sandbox.keys.wechat, ...common }),
    aliPay: createAlipay({ ...sandbox.keys.alipay, ...common }),
    unionPay: createUnionpay({ ...sandbox.keys.unionpay, ...common, frontUrl: nobody }),
  }
  const express = createKuaidi100({
    ...sandbox.keys.express,
    callbackUrl: nobody,
    clock: sandbox.clock,
  })
  const control = (path: string, body: object) =>
    fetch(`${sandbox.url}/_ctl/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sandbox.keys.controlToken}` },
      body: JSON.stringify(body),
    })
  return { sandbox, channels, express, control }
}

it('finds payments, refunds and parcels again after the sandbox restarts, and brings what was under way to its end', async () => {
  const before = await open()
  const parcel = { company: 'yuantong', number: 'YT0000000000001' }
  await before.express.subscribe(parcel)
  for (const [method, channel] of Object.entries(before.channels)) {
    const payNo = payNoOf(method)
    const created = await channel.create({
      payNo,
      tradeType: 'WAP',
      amount: fen(500),
      subject: '茶',
      expiresAt: clock.now() + 30 * minute,
      clientIp: '203.0.113.9',
    })
    const cashier = created.kind === 'ok' && created.data.form === 'url' ? created.data.url : ''
    const form =
      created.kind === 'ok' && created.data.form === 'form'
        ? { form: created.data.fields }
        : { payNo }
    await before.control('pay', method === 'aliPay' ? { cashier } : form)
    await channel.refund({
      payNo,
      refundNo: `R${payNo}`,
      total: fen(500),
      amount: fen(200),
      reason: 'x',
      startedAt,
    })
  }
  await before.sandbox.close()

  const after = await open()
  await after.control('clock/advance', { milliseconds: 10 * minute })
  for (const [method, channel] of Object.entries(after.channels)) {
    const payNo = payNoOf(method)
    expect(await channel.query(payNo)).toMatchObject({
      kind: 'ok',
      data: { state: 'paid', trade: { amount: 500 } },
    })
    expect(await channel.queryRefund({ payNo, refundNo: `R${payNo}`, startedAt })).toMatchObject({
      kind: 'ok',
      data: { state: 'succeeded', amount: 200 },
    })
  }
  expect(await after.express.query(parcel)).toMatchObject({ kind: 'ok', data: { state: 'signed' } })
  await after.sandbox.close()
})
