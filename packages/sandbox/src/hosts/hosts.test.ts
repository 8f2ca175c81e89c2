import { createHash, createSign } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fakeClock } from '@mallard/kernel'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startSandbox, type Sandbox } from '../index.ts'
import { newPerson, openidOf, people } from '../people/people.ts'
import type { Answer } from './page/page-window.ts'
import type { Entry } from './books.ts'
import type { ShellName } from './shells.ts'

const shop = { publicUrl: 'https://shop.example', address: 'http://127.0.0.1:9' }
const landing = `${shop.publicUrl}/a/1-1?x=1`
const current = `${shop.publicUrl}/goods/1-1-1`

let dataDir: string
let sandbox: Sandbox
let serial = 0
let document = ''

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mallard-shells-'))
  sandbox = await startSandbox({
    port: 0,
    dataDir,
    keysDir: process.env['TEST_KEYS_DIR'],
    clock: fakeClock(),
    shop,
  })
})
afterAll(async () => {
  await sandbox.close()
  await rm(dataDir, { recursive: true })
})
beforeEach(() => {
  document = `d${(serial += 1)}`
})

const bearer = () => ({ authorization: `Bearer ${sandbox.keys.controlToken}` })
const journal = async (shell: ShellName) =>
  (
    (await (
      await fetch(`${sandbox.url}/_ctl/hosts?shell=${shell}`, { headers: bearer() })
    ).json()) as { entries: Entry[] }
  ).entries
const fault = (body: object) =>
  fetch(`${sandbox.url}/_ctl/hosts/faults`, {
    method: 'POST',
    headers: bearer(),
    body: JSON.stringify(body),
  })

async function post(path: string, body: object): Promise<Answer> {
  const where = { visit: document, document, landing, current, title: 'Kettle' }
  return (await (
    await fetch(`${sandbox.url}/_host/${path}`, {
      method: 'POST',
      body: JSON.stringify({ ...where, ...body }),
    })
  ).json()) as Answer
}
const call = (shell: ShellName, method: string, input: object, more: object = {}) =>
  post('call', { shell, method, input, ...more })
const press = async ({ screen }: Answer, button: string, values: object = {}) =>
  post('choose', { screen: screen?.id, button, values })
const native = async (shell: ShellName, message: object) =>
  call(shell, 'native', { message: shell === 'app-ios' ? message : JSON.stringify(message) })

async function ticket(): Promise<string> {
  const { apiUrl, apps } = sandbox.keys.weixin
  const body = JSON.stringify({
    grant_type: 'client_credential',
    appid: apps.web.appId,
    secret: apps.web.secret,
  })
  const { access_token } = (await (
    await fetch(`${apiUrl}/cgi-bin/stable_token`, { method: 'POST', body })
  ).json()) as { access_token: string }
  return (
    (await (
      await fetch(`${apiUrl}/cgi-bin/ticket/getticket?access_token=${access_token}&type=jsapi`)
    ).json()) as { ticket: string }
  ).ticket
}

async function config(shell: ShellName, url: string, more: object = {}) {
  const stamp = String(Math.floor(sandbox.clock.now() / 1000))
  const text = `jsapi_ticket=${await ticket()}&noncestr=NONCE&timestamp=${stamp}&url=${url}`
  const proof = {
    verifyAppId: sandbox.keys.weixin.apps.web.appId,
    verifySignType: 'sha1',
    verifyTimestamp: stamp,
    verifyNonceStr: 'NONCE',
    verifySignature: createHash('sha1').update(text).digest('hex'),
  }
  const answer = await call(shell, 'preVerifyJSAPI', {
    verifyJsApiList: ['updateAppMessageShareData', 'scanQRCode', 'chooseImage'],
    ...proof,
    ...more,
  })
  return { proof, word: answer.result?.['err_msg'] }
}

const sign = (parts: readonly string[]) =>
  createSign('sha256')
    .update(`${parts.join('\n')}\n`)
    .sign(sandbox.keys.wechat.merchantPrivateKey, 'base64')

async function prepare(
  product: 'jsapi' | 'app',
  appId: string,
  openid = openidOf(people[0]!, appId),
): Promise<string> {
  const { merchantId, merchantSerial, baseUrl } = sandbox.keys.wechat
  serial += 1
  const payer = { openid }
  const order = {
    appid: appId,
    mchid: merchantId,
    description: '手冲壶',
    out_trade_no: `T${String(serial).padStart(9, '0')}`,
    notify_url: 'http://127.0.0.1:9/n',
    amount: { total: 9900 },
  }
  const body = JSON.stringify({ ...order, ...(product === 'jsapi' && { payer }) })
  const path = `/v3/pay/transactions/${product}`
  const stamp = String(Math.floor(sandbox.clock.now() / 1000))
  const signature = sign(['POST', `/wxpay${path}`, stamp, `n${serial}`, body])
  const authorization = `WECHATPAY2-SHA256-RSA2048 mchid="${merchantId}",nonce_str="n${serial}",timestamp="${stamp}",serial_no="${merchantSerial}",signature="${signature}"`
  const headers = {
    authorization,
    accept: 'application/json',
    'user-agent': 'shop',
    'content-type': 'application/json',
  }
  return (
    (await (await fetch(baseUrl + path, { method: 'POST', headers, body })).json()) as {
      prepay_id: string
    }
  ).prepay_id
}

async function bridgePay(more: object = {}, openid?: string) {
  const appId = sandbox.keys.wechat.appIds.JSAPI
  const prepay = `prepay_id=${await prepare('jsapi', appId, openid)}`
  const timeStamp = String(Math.floor(sandbox.clock.now() / 1000))
  return {
    appId,
    timeStamp,
    nonceStr: 'N',
    package: prepay,
    signType: 'RSA',
    paySign: sign([appId, timeStamp, 'N', prepay]),
    ...more,
  }
}

describe('WeChat', () => {
  it('takes the signature of the landing address on an iPhone and of the current one elsewhere', async () => {
    expect((await config('wechat-ios', landing)).word).toBe('preVerifyJSAPI:ok')
    expect((await config('wechat-ios', current)).word).toBe('preVerifyJSAPI:invalid signature')
    expect((await config('wechat-android', current)).word).toBe('preVerifyJSAPI:ok')
    expect((await config('wechat-android', landing)).word).toBe('preVerifyJSAPI:invalid signature')
    expect((await journal('wechat-android'))[0]?.problems).toEqual([
      `invalid signature for ${current}`,
    ])
  })

  it('knows the rule by its published example', () => {
    const text =
      'jsapi_ticket=TICKET&noncestr=NONCE&timestamp=1700000000&url=https://m.example.com/a/1-1?x=1'
    expect(createHash('sha1').update(text).digest('hex')).toBe(
      'b996dd779fe07e7a26da94493824a9105674147f',
    )
  })

  it('refuses another app', async () => {
    expect((await config('wechat-ios', landing, { verifyAppId: 'wx1' })).word).toBe(
      'preVerifyJSAPI:invalid appid',
    )
  })

  it('lets a page do what it has listed, and nothing before that', async () => {
    const card = { title: 'Kettle', desc: 'Pours', link: `${shop.publicUrl}/goods/1`, imgUrl: '' }
    expect((await call('wechat-ios', 'updateAppMessageShareData', card)).result?.['err_msg']).toBe(
      'updateAppMessageShareData:permission denied',
    )
    const { proof } = await config('wechat-ios', landing)
    expect(
      (await call('wechat-ios', 'updateAppMessageShareData', { ...card, ...proof })).result?.[
        'err_msg'
      ],
    ).toBe('updateAppMessageShareData:ok')
    expect((await call('wechat-ios', 'openLocation', proof)).result?.['err_msg']).toBe(
      'openLocation:permission denied',
    )
    const foreign = await call('wechat-ios', 'updateAppMessageShareData', {
      ...card,
      ...proof,
      link: 'https://evil.example/',
    })
    expect(foreign.result?.['err_msg']).toBe('updateAppMessageShareData:fail')
  })

  it('shares the card that this page has set, and its own guess on the next one', async () => {
    const { proof } = await config('wechat-ios', landing)
    await call('wechat-ios', 'updateAppMessageShareData', {
      title: 'Card',
      desc: 'Pours',
      link: current,
      ...proof,
    })
    await press(await call('wechat-ios', 'menu', {}), 'friend')
    expect((await journal('wechat-ios'))[0]).toMatchObject({
      method: 'shared',
      input: { to: 'friend', title: 'Card', link: current },
      problems: [],
    })
    await press(
      await call('wechat-ios', 'menu', {}, { current: `${shop.publicUrl}/other` }),
      'timeline',
    )
    expect((await journal('wechat-ios'))[0]).toMatchObject({
      input: { title: 'Kettle' },
      problems: ['the page set no card'],
    })
  })

  it('hands pictures over as each system does', async () => {
    for (const [shell, url] of [
      ['wechat-ios', landing],
      ['wechat-android', current],
    ] as const) {
      const { proof } = await config(shell, url)
      const { result } = await press(
        await call(shell, 'chooseImage', { count: 3, ...proof }),
        'yes',
        { count: '5' },
      )
      const ids = (
        shell === 'wechat-ios' ? result?.['localIds'] : JSON.parse(String(result?.['localIds']))
      ) as string[]
      expect(ids).toHaveLength(3)
    }
  })

  it('pays what the merchant has signed, asks the person first, and takes no for an answer', async () => {
    const words = await bridgePay()
    const shown = await call('wechat-ios', 'getBrandWCPayRequest', words)
    expect(shown.screen).toMatchObject({ as: 'sheet', title: '微信支付', sum: '¥99.00' })
    expect((await press(shown, 'cancel')).result).toEqual({
      err_msg: 'get_brand_wcpay_request:cancel',
    })
    expect(
      (await press(await call('wechat-ios', 'getBrandWCPayRequest', words), 'pay')).result,
    ).toEqual({ err_msg: 'get_brand_wcpay_request:ok' })
    expect((await call('wechat-ios', 'getBrandWCPayRequest', words)).result?.['err_msg']).toBe(
      'get_brand_wcpay_request:fail',
    )
  })

  it('is paid by somebody new as well, and by nobody whom it does not know', async () => {
    const appId = sandbox.keys.wechat.appIds.JSAPI
    const words = await bridgePay({}, openidOf(newPerson(), appId))
    expect(
      (await press(await call('wechat-ios', 'getBrandWCPayRequest', words), 'pay')).result,
    ).toEqual({ err_msg: 'get_brand_wcpay_request:ok' })
    const foreign = await bridgePay({}, openidOf(newPerson(), 'wx-another-app'))
    expect((await call('wechat-ios', 'getBrandWCPayRequest', foreign)).result?.['err_msg']).toBe(
      'get_brand_wcpay_request:fail',
    )
  })

  it.each([
    ['a signature under the server’s name', { paySign: undefined, sign: 'x' }],
    ['a stamp that is a number', { timeStamp: 1_700_000_000 }],
    ['another app', { appId: 'wx00000000sandbox2' }],
    ['a bare prepay id', { package: 'wx1' }],
    ['another way of signing', { signType: 'MD5' }],
  ])('does not pay with %s', async (_, more) => {
    expect(
      (await call('wechat-ios', 'getBrandWCPayRequest', await bridgePay(more))).result?.['err_msg'],
    ).toBe('get_brand_wcpay_request:fail')
    expect((await journal('wechat-ios'))[0]?.problems).not.toEqual([])
  })

  it('does not pay from a mini-program’s web view', async () => {
    expect(
      (await call('wechat-mini', 'getBrandWCPayRequest', await bridgePay())).result?.['err_msg'],
    ).toBe('get_brand_wcpay_request:fail')
  })
})

describe('the short-video app', () => {
  it('tells a page whether it is in a mini-program, and has pages for none that is not', async () => {
    const isMini = async (shell: ShellName) => (await call(shell, 'getEnv', {})).result
    expect(await isMini('douyin-mini')).toEqual({ miniprogram: true })
    expect(await isMini('douyin-browser')).toEqual({ miniprogram: false })
    expect((await journal('douyin-browser'))[0]?.problems).toEqual([])
    const arg = { url: '/pages/pay/pay' }
    await call('douyin-browser', 'invokeMiniProgramAPI', { name: 'navigateTo', arg })
    expect((await journal('douyin-browser'))[0]?.problems).toEqual([
      'douyin-browser has no such bridge',
    ])
  })
})

describe('a mini-program', () => {
  const mini = (name: string, arg: object) =>
    call('wechat-mini', 'invokeMiniProgramAPI', { name, arg })
  const word = (answer: Answer) => answer.result?.['err_msg']

  it('keeps ten pages', async () => {
    for (let depth = 1; depth < 10; depth += 1)
      expect(await mini('navigateTo', { url: '/pages/web/web?url=%2Fa%2F1-1' })).toMatchObject({
        go: '/a/1-1',
      })
    expect(word(await mini('navigateTo', { url: '/pages/web/web?url=%2F' }))).toBe(
      'navigateTo:fail webview count limit exceed',
    )
    expect(word(await mini('redirectTo', { url: '/pages/web/web?url=%2F' }))).toBe('redirectTo:ok')
    expect(word(await mini('navigateBack', { delta: 9 }))).toBe('navigateBack:ok')
    expect(word(await mini('navigateBack', {}))).toMatch(/:fail/)
  })

  it('opens pages that it has, from its root', async () => {
    expect(word(await mini('navigateTo', { url: 'pages/pay/pay' }))).toMatch(/must begin with/)
    expect(word(await mini('navigateTo', { url: '/pages/none/none' }))).toMatch(/is not found/)
    expect(word(await mini('navigateTo', { url: '/pages/index/index' }))).toMatch(/tabbar/)
    expect(word(await mini('switchTab', { url: '/pages/pay/pay' }))).toMatch(/no-tabBar/)
    expect(await mini('switchTab', { url: '/pages/index/index' })).toMatchObject({ go: '/' })
  })

  it('delivers what is posted on the way back, not before', async () => {
    const delivered = async () =>
      (await journal('wechat-mini')).filter(({ method }) => method === 'message').length
    const before = await delivered()
    await mini('postMessage', { data: { cart: 2 } })
    expect(await delivered()).toBe(before)
    await mini('navigateBack', {})
    expect(
      (await journal('wechat-mini')).find(({ method }) => method === 'message')?.input,
    ).toEqual({ occasion: 'back', messages: [{ cart: 2 }] })
  })

  it('shows its login page for a whole query alone, and returns as it is told to', async () => {
    const query = new URLSearchParams({
      cookie_token: 'ticket-ticket',
      urlRoot: shop.publicUrl,
      partnerId: '1',
      storeId: '1',
    })
    const shown = await mini('navigateTo', { url: `/pages/login/login?${query}` })
    expect(shown.screen).toMatchObject({ as: 'page', title: '登录' })
    expect((await press(shown, 'cancel')).back).toBe('visible')
    await fault({ shell: 'wechat-mini', kind: 'silent', method: '/pages/login/login' })
    expect(
      (await press(await mini('navigateTo', { url: `/pages/login/login?${query}` }), 'cancel'))
        .back,
    ).toBe('silent')
    query.delete('cookie_token')
    expect(
      (await mini('navigateTo', { url: `/pages/login/login?${query}` })).screen?.lines,
    ).toEqual(['cookie_token is missing'])
    query.set('urlRoot', 'https://evil.example')
    expect(
      (await mini('navigateTo', { url: `/pages/login/login?${query}` })).screen?.lines,
    ).toContain('urlRoot is not the shop')
  })
})

describe('an app’s bridge', () => {
  it('answers by method and callId', async () => {
    expect((await native('app-android', { method: 'hideTabBar', callId: '7' })).result).toEqual({
      method: 'hideTabBar',
      callId: '7',
      code: '200',
    })
    expect(
      (await native('app-harmony', { method: 'somethingElse', callId: '7' })).result,
    ).toMatchObject({ code: '404' })
    expect(
      (await native('app-ios', { method: 'setStatusbarColor', callId: '7', hexcolor: 'white' }))
        .result,
    ).toMatchObject({ code: '400' })
    expect(await native('app-ios', { method: 'link' })).toEqual({})
    expect(
      await call('app-android', 'native', { message: { method: 'link', callId: '1' } }),
    ).toEqual({})
  })

  it('signs in by WeChat for its own app, and by Apple on an iPhone', async () => {
    const { appId } = sandbox.keys.weixin.apps.mallApp
    expect(
      (await native('app-ios', { method: 'thridlogin', callId: '1', type: 'weixin', appid: 'wx1' }))
        .result,
    ).toMatchObject({ code: '400' })
    const shown = await native('app-ios', {
      method: 'thridlogin',
      callId: '1',
      type: 'weixin',
      appid: appId,
    })
    expect((await press(shown, 'yes')).result).toMatchObject({
      code: '200',
      data: { code: expect.stringMatching(/^\w{20,}$/) },
    })
    expect(
      (
        await press(
          await native('app-ios', { method: 'thridlogin', callId: '1', type: 'apple' }),
          'yes',
        )
      ).result,
    ).toMatchObject({ code: '200' })
    expect(
      (await native('app-android', { method: 'thridlogin', callId: '1', type: 'apple' })).result,
    ).toMatchObject({ code: '400' })
  })

  it('pays with the parameters of its own app, whose signed text has the bare prepay id', async () => {
    const { appId } = sandbox.keys.weixin.apps.smartApp
    const prepayid = await prepare('app', appId)
    const timestamp = String(Math.floor(sandbox.clock.now() / 1000))
    const args = {
      appid: appId,
      partnerid: sandbox.keys.wechat.merchantId,
      prepayid,
      package: 'Sign=WXPay',
      noncestr: 'N',
      timestamp,
      sign: sign([appId, timestamp, 'N', prepayid]),
    }
    const pay = (shell: ShellName, payArgs: object) =>
      native(shell, { method: 'toPay', callId: '1', payType: 'wxPay', payArgs })
    expect((await pay('app-android', args)).result).toMatchObject({ code: '400' })
    expect(
      (
        await pay('smart-app', {
          ...args,
          sign: sign([appId, timestamp, 'N', `prepay_id=${prepayid}`]),
        })
      ).result,
    ).toMatchObject({ code: '400' })
    expect((await press(await pay('smart-app', args), 'cancel')).result).toMatchObject({
      code: '201',
      message: '用户取消支付',
    })
    expect((await press(await pay('smart-app', args), 'pay')).result).toMatchObject({ code: '200' })
  })

  it('can be late, silent, wrong, or not the one that was meant', async () => {
    const tab = () => native('smart-app', { method: 'showTabBar', callId: '1' })
    await fault({ shell: 'smart-app', kind: 'late', amount: 700 })
    expect(await tab()).toMatchObject({ wait: 700, result: { code: '200' } })
    await fault({ shell: 'smart-app', kind: 'never', method: 'showTabBar' })
    expect((await tab()).wait).toBe(-1)
    await fault({ shell: 'smart-app', kind: 'notMine' })
    expect((await tab()).result).toMatchObject({ code: '404' })
    await fault({ shell: 'smart-app', kind: 'error', times: 2 })
    expect((await tab()).result).toMatchObject({ code: '500' })
    expect((await tab()).result).toMatchObject({ code: '500' })
    expect(await tab()).toEqual({ result: { method: 'showTabBar', callId: '1', code: '200' } })
    expect((await fault({ shell: 'netscape', kind: 'late' })).status).toBe(400)
  })
})
