import { appIds } from '../keys.ts'
import { openidOf, personOf } from '../people/people.ts'
import type { Trade } from '../wxpay/books.ts'
import type { Said, Verdict } from './books.ts'
import { holder, type Admin } from './admin.ts'
import type { Answer } from './page/page-window.ts'
import { complaints, textOf, urlOf, type Json } from './reading.ts'
import { callShop, type ShopAnswer } from './shop-calls.ts'
import { cashierOf, checkBridgePay, settle } from './wechat-pay.ts'

type Page = (said: Said) => Promise<Verdict> | Verdict

export interface MiniPages {
  find(path: string): Page | undefined
}

/**
 * What a page of the mini-program is opened with (specification §2). The root's spelling differs
 * from page to page.
 */
function queryProblems(admin: Admin, { input }: Said, root: 'urlRoot' | 'urlroot'): string[] {
  return complaints(
    [!/^[\w-]{8,128}$/.test(textOf(input['cookie_token'])), 'cookie_token is missing'],
    [
      urlOf(input[root])?.origin !== new URL(admin.shop.publicUrl).origin,
      `${root} is not the shop`,
    ],
    [!/^\d+$/.test(textOf(input['partnerId'])), 'partnerId is missing'],
    [!/^\d+$/.test(textOf(input['storeId'])), 'storeId is missing'],
  )
}

const scopeOf = ({ input }: Said) => `${textOf(input['partnerId'])}-${textOf(input['storeId'])}`

const refusal = ({ status, code, message }: ShopAnswer) =>
  `${message || '商城没有给出原因'}（${status} ${code}）`

interface Prepared {
  readonly problems: readonly string[]
  readonly trade: Trade | undefined
}

/** WeChat: the parameters of `wx.requestPayment`, checked as WeChat checks them. */
async function prepareBridge(
  admin: Admin,
  said: Said,
  token: string,
  orderId: string,
): Promise<Prepared> {
  const openid = openidOf(personOf(holder)!, appIds.MINI)
  const params = await callShop(admin.shop, said.shell, {
    path: `/pay/v2/json/${scopeOf(said)}/wxPay/${orderId}/openId-${openid}`,
    token,
  })
  if (params.code !== 200 || params.data['code'] !== 0)
    return { problems: [refusal(params)], trade: undefined }
  return checkBridgePay(admin, wordsOf(params.data), appIds.MINI)
}

/** Douyin: its cashier takes WeChat's address for browsers (`wx_type` MWEB). */
async function prepareH5(
  admin: Admin,
  said: Said,
  token: string,
  orderId: string,
): Promise<Prepared> {
  const sent = await callShop(admin.shop, said.shell, {
    path: `/pay/v2/toPay/${scopeOf(said)}/wxPay-WAP/${orderId}.html`,
    token,
  })
  const address = urlOf(sent.location)
  const trade = admin.wechat.books.byPrepay(address?.searchParams.get('prepay_id') ?? '')
  const isCashier = address?.href.startsWith(`${admin.world.url()}/wxpay/mweb/`) === true
  return { problems: isCashier && trade ? [] : [refusal(sent)], trade }
}

/** Signs the person who holds the phone in with the shop, by a code of `wx.login`. */
function signIn(admin: Admin, said: Said): Promise<ShopAnswer> {
  const code = admin.weixin.issue(appIds.MINI, holder) ?? ''
  const query = new URLSearchParams({
    type: 'weixinMini',
    cookie_token: textOf(said.input['cookie_token']),
  })
  const path = `/sso/oauth/${scopeOf(said)}/app-login/${code}?${query}`
  return callShop(admin.shop, said.shell, { path })
}

/** The session that a ticket stands for; undefined: nobody is signed in by it. */
async function tokenOf(admin: Admin, { input, shell }: Said): Promise<string | undefined> {
  const query = new URLSearchParams({
    cookie_token: textOf(input['cookie_token']),
    partnerId: textOf(input['partnerId']),
    storeId: textOf(input['storeId']),
  })
  const session = await callShop(admin.shop, shell, { path: `/sso/init/sso?${query}` })
  return session.code === 200 && session.data['user'] ? textOf(session.data['token']) : undefined
}

const backFrom = (admin: Admin, said: Said, more: Answer = {}): Answer => ({
  back: admin.books.wayBack(said),
  ...more,
})

/** A page that can only say why it cannot go on. */
async function sorry(
  admin: Admin,
  said: Said,
  title: string,
  problems: readonly string[],
): Promise<Verdict> {
  const screen = {
    as: 'page' as const,
    title,
    lines: problems,
    buttons: [{ name: 'back', label: '返回' }],
  }
  return { problems, answer: await admin.screens.show(said, screen, () => backFrom(admin, said)) }
}

/** The page of a live room. */
async function live(admin: Admin, said: Said): Promise<Verdict> {
  const problems = complaints([
    !/^\d{1,12}$/.test(textOf(said.input['roomId'])),
    'roomId is missing',
  ])
  const screen = {
    as: 'page' as const,
    title: '直播间',
    lines: [`房间 ${textOf(said.input['roomId'])}`],
    buttons: [{ name: 'back', label: '返回' }],
  }
  return { problems, answer: await admin.screens.show(said, screen, () => backFrom(admin, said)) }
}

/** The mini-program's own pages: the shop's people wrote them, the sandbox plays them. */
export function miniPages(admin: Admin): MiniPages {
  async function login(said: Said): Promise<Verdict> {
    const problems = queryProblems(admin, said, 'urlRoot')
    if (problems.length > 0) return sorry(admin, said, '登录', problems)
    const screen = {
      as: 'page' as const,
      title: '登录',
      lines: ['小程序申请使用你的微信身份“安然”登录'],
      buttons: [
        { name: 'login', label: '微信一键登录' },
        { name: 'cancel', label: '暂不登录', isPlain: true },
      ],
    }
    const answer = await admin.screens.show(said, screen, async (button) => {
      if (button !== 'login') return backFrom(admin, said)
      const signed = await signIn(admin, said)
      const failed = signed.code === 200 ? [] : [refusal(signed)]
      admin.books.write(
        { ...said, method: 'wx.login' },
        failed,
        signed.code === 200 ? 'signed in' : 'refused',
      )
      if (failed.length > 0) return (await sorry(admin, said, '登录', failed)).answer
      const ticket = textOf(signed.data['ticket'])
      // Also of somebody whom the shop does not know yet: by the ticket its page learns who it is
      // to WeChat.
      return backFrom(admin, said, ticket ? { go: withTicket(said.current, ticket) } : {})
    })
    return { problems: [], answer }
  }

  async function pay(said: Said): Promise<Verdict> {
    const problems = queryProblems(admin, said, 'urlroot')
    if (!/^\d{20}(,\d{20})*$/.test(textOf(said.input['orderId'])))
      problems.push('orderId is missing')
    if (problems.length > 0) return sorry(admin, said, '支付', problems)
    const token = await tokenOf(admin, said)
    if (token === undefined)
      return sorry(admin, said, '支付', ['cookie_token stands for nobody who is signed in'])
    const orderId = textOf(said.input['orderId'])
    const prepared =
      said.shell.kind === 'toutiaoMini'
        ? await prepareH5(admin, said, token, orderId)
        : await prepareBridge(admin, said, token, orderId)
    if (prepared.problems.length > 0 || !prepared.trade)
      return sorry(admin, said, '支付', prepared.problems)
    const { trade } = prepared
    const unpayable = admin.wechat.books.unpayable(trade, false)
    if (unpayable) return sorry(admin, said, '支付', [unpayable])
    const answer = await admin.screens.show(
      said,
      { ...cashierOf(trade), as: 'page' },
      async (button) => {
        const failed = button === 'pay' ? await settle(admin, trade) : '用户取消'
        admin.books.write(
          { ...said, method: 'requestPayment', input: { payNo: trade.payNo } },
          [],
          failed ?? 'requestPayment:ok',
        )
        return backFrom(admin, said)
      },
    )
    return { problems: [], answer }
  }

  /**
   * Nobody set up Douyin's own sign-in with the shop: there the phone's number does it, on the
   * shop's own page.
   */
  const weixinPages: Readonly<Record<string, Page>> = {
    '/pages/login/login': login,
    '/pages/pay/pay': pay,
    '/pages/live/live': (said) => live(admin, said),
  }
  return { find: (path) => (Object.hasOwn(weixinPages, path) ? weixinPages[path] : undefined) }
}

const wordsOf = ({ appId, timeStamp, nonceStr, package: prepay, signType, sign }: Json) => ({
  appId,
  timeStamp,
  nonceStr,
  package: prepay,
  signType,
  // The server says `sign`, WeChat wants `paySign`.
  paySign: sign,
})

/** The page that the shopper came from, once more, with the ticket that signs the web view in. */
function withTicket(current: string, ticket: string): string {
  const url = new URL(current)
  url.searchParams.set('cookie_token', ticket)
  return `${url.pathname}${url.search}`
}
