import { createSign, createVerify, X509Certificate } from 'node:crypto'
import { appendFile, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fakeClock } from '@mallard/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSandbox, sandboxKeys, type Sandbox } from './index.ts'
import { openJournal } from './world/journal.ts'
import { makeTimeline } from './world/timeline.ts'

let dataDir: string
let sandbox: Sandbox

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mallard-sandbox-'))
  sandbox = await startSandbox({ port: 0, dataDir, clock: fakeClock() })
})
afterAll(async () => {
  await sandbox.close()
  await rm(dataDir, { recursive: true })
})

function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = '',
): Promise<{ status: number; text: string; location?: string }> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(new URL(path, sandbox.url), { method, headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text,
          ...(response.headers.location ? { location: response.headers.location } : {}),
        }),
      )
    })
    request.on('error', reject)
    request.end(body)
  })
}

describe('the keys', () => {
  it('are made once, for their owner’s eyes only', async () => {
    const file = join(dataDir, 'sandbox-keys.json')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await sandboxKeys({ dataDir, url: sandbox.url })).toEqual(sandbox.keys)
  })

  it('are the same for two processes that start together', async () => {
    const fresh = join(dataDir, 'fresh')
    const [one, other] = await Promise.all([
      sandboxKeys({ dataDir: fresh, url: 'http://a' }),
      sandboxKeys({ dataDir: fresh, url: 'http://a' }),
    ])
    expect(one).toEqual(other)
  })

  it('hold certificates that stand a stranger’s examination', async () => {
    const { certificates } = JSON.parse(
      await readFile(join(dataDir, 'sandbox-keys.json'), 'utf8'),
    ) as {
      certificates: { serial: string; certificate: string }[]
    }
    for (const { serial, certificate } of certificates) {
      const read = new X509Certificate(certificate)
      expect(read.serialNumber).toBe(serial)
      expect(read.verify(read.publicKey)).toBe(true)
    }
  })
})

describe('the parties', () => {
  const at = (party: string) => ({
    host: `${party}.sandbox.localhost:${new URL(sandbox.url).port}`,
  })
  const json = { accept: 'application/json', 'user-agent': 'x' }

  it('are each found at a host of their own, under the addresses that they really have', async () => {
    const wechat = await ask('/v3/certificates', { ...at('wxpay'), ...json })
    expect([wechat.status, wechat.text]).toEqual([401, expect.stringContaining('SIGN_ERROR')])
    const alipay = await ask('/gateway.do?method=alipay.trade.query&app_id=1', at('alipay'))
    expect(alipay.text).toContain('isv.invalid-app-id')
    expect((await ask('/', at('sms'), 'POST')).text).toContain('MissingAuthorization')
    expect((await ask('/a', at('mallard-sandbox.oss'))).text).toContain('AccessDenied')
    expect((await ask('/mallard-sandbox/a', at('oss'))).text).toContain('AccessDenied')
  })

  it('show pages there that lead on, and none of the sandbox’s own', async () => {
    expect((await ask('/alipay/cashier', at('alipay'), 'POST')).text).toContain('订单不存在')
    expect((await ask('/_ctl/payments', at('wxpay'))).status).toBe(404)
    expect((await ask('/v3/certificates', { ...at('other'), ...json })).status).toBe(403)
  })
})

describe('strangers', () => {
  it('cannot use the control plane', async () => {
    for (const authorization of [
      '',
      'Bearer ',
      'Bearer x',
      `bearer ${sandbox.keys.controlToken}`,
      sandbox.keys.controlToken,
    ]) {
      expect((await ask('/_ctl/payments', { authorization })).status).toBe(401)
      expect((await ask('/_ctl/pay', { authorization }, 'POST', '{"payNo":"x"}')).status).toBe(401)
    }
  })

  it('cannot come by another name, nor by a form on another page', async () => {
    expect((await ask('/', { host: 'evil.example.com' })).status).toBe(403)
    expect(
      (await ask('/payments', { origin: 'https://evil.example.com' }, 'POST', 'payNo=x')).status,
    ).toBe(403)
    expect((await ask('/')).status).toBe(200)
  })

  it('learn nothing from unsigned calls', async () => {
    expect(
      (
        await ask('/wxpay/v3/pay/transactions/out-trade-no/P00000001?mchid=1900000109', {
          accept: 'application/json',
          'user-agent': 'x',
        })
      ).status,
    ).toBe(401)
    expect((await ask('/alipay/gateway.do?method=alipay.trade.query&app_id=1')).text).toContain(
      'isv.invalid-app-id',
    )
    expect((await ask('/alipay/gateway.do?method=alipay.trade.wap.pay')).status).toBe(400)
    expect((await ask('/sms/aliyun', {}, 'POST')).text).toContain('MissingAuthorization')
    expect((await ask('/kd100/poll', {}, 'POST', 'schema=json&param=%7B%7D')).text).toContain('600')
  })
})

describe('people', () => {
  const pages = [
    ['/', '沙箱'],
    ['/sms', '短信收件箱'],
    ['/payments', '支付单'],
    ['/parcels', '包裹'],
    ['/notices', '通知记录'],
    ['/faults', '故障'],
  ] as const
  it.each(pages)('find %s', async (path, title) => {
    const page = await ask(path)
    expect(page.status).toBe(200)
    expect(page.text).toContain(`<h1>${title}</h1>`)
  })

  it('see what they typed as text, never as a page', async () => {
    const page = await ask(
      '/wxpay/mweb/checkmweb?prepay_id=%3Cscript%3E&redirect_url=javascript:alert(1)',
    )
    expect(page.text).not.toContain('<script')
    expect(page.text).not.toContain('javascript:')
  })

  it('can set a fault and take it away', async () => {
    await ask('/faults', {}, 'POST', 'provider=sms&operation=send&kind=tooMany&amount=0&times=2')
    const page = await ask('/faults')
    const id = /name="remove" value="(\d+)"/.exec(page.text)?.[1] ?? ''
    expect(page.text).toContain('<td>tooMany</td>')
    await ask('/faults', {}, 'POST', `remove=${id}`)
    expect((await ask('/faults')).text).not.toContain('<td>tooMany</td>')
    expect((await ask('/faults', {}, 'POST', 'provider=nobody')).status).toBe(400)
  })
})

describe('the timeline', () => {
  it('runs what falls due in order, also what is added on the way, and nothing else', async () => {
    const timeline = makeTimeline(fakeClock())
    const start = timeline.now()
    const ran: [string, number][] = []
    const note = (name: string) => () => void ran.push([name, timeline.now() - start])
    timeline.after(300, note('late'))
    timeline.after(100, () => {
      note('early')()
      timeline.after(50, note('added'))
    })
    timeline.after(9000, note('never'))
    await timeline.advance(1000)
    timeline.stop()
    expect(ran).toEqual([
      ['early', 100],
      ['added', 150],
      ['late', 300],
    ])
    expect(timeline.now() - start).toBe(1000)
  })
})

it('signs Alipay’s way back with Alipay’s key', async () => {
  // Alipay signs over everything but `sign` and `sign_type`, values decoded.
  const { alipayPublicKey } = sandbox.keys.alipay
  const content = JSON.stringify({
    out_trade_no: 'P20260101',
    total_amount: '9.90',
    subject: '茶',
    product_code: 'QUICK_WAP_WAY',
  })
  const now = new Date(sandbox.clock.now() + 28_800_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ')
  const params = {
    app_id: sandbox.keys.alipay.appId,
    method: 'alipay.trade.wap.pay',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: now,
    version: '1.0',
    return_url: 'http://127.0.0.1:1/back?order=7',
    biz_content: content,
  }
  const text = Object.entries(params)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  const sign = createSign('RSA-SHA256').update(text).sign(sandbox.keys.alipay.privateKey, 'base64')
  const cashier = await ask(`/alipay/gateway.do?${new URLSearchParams({ ...params, sign })}`)
  expect(cashier.text).toContain('¥9.90')
  const { status, location } = await ask(
    '/alipay/cashier',
    { 'content-type': 'application/x-www-form-urlencoded' },
    'POST',
    'token=P20260101&do=pay',
  )
  expect(status).toBe(303)
  const back = new URL(location ?? 'http://none')
  const given = [...back.searchParams]
    .filter(([name]) => !['sign', 'sign_type', 'order'].includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  expect(
    createVerify('RSA-SHA256')
      .update(given)
      .verify(alipayPublicKey, back.searchParams.get('sign') ?? '', 'base64'),
  ).toBe(true)
  expect(back.searchParams.get('order')).toBe('7')
})

describe('a restart', () => {
  it('forgets nothing that was answered, not even after a line that a crash cut off', async () => {
    const file = join(dataDir, 'books.jsonl')
    const first = openJournal(file)
    const before = first.map<{ state: string }>('trades', 10)
    before.set('A', { state: 'open' }).set('B', { state: 'open' }).set('A', { state: 'paid' })
    first.close()
    await appendFile(file, '{"map":"trades","key":"B","value":{"sta')
    const second = openJournal(file)
    const after = second.map<{ state: string }>('trades', 10)
    expect([...after]).toEqual([
      ['A', { state: 'paid' }],
      ['B', { state: 'open' }],
    ])
    after.set('C', { state: 'open' })
    second.close()
    const third = openJournal(file)
    expect([...third.map('trades', 2).keys()]).toEqual(['B', 'C'])
    third.close()
  })
})
