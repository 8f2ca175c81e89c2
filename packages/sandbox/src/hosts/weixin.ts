import { createHash } from 'node:crypto'
import { appIds } from '../keys.ts'
import { BoundedMap } from '../world/bounded.ts'
import type { Said, Verdict } from './books.ts'
import type { Admin } from './admin.ts'
import { complaints, jsonOf, textOf, urlOf, type Json } from './reading.ts'
import { type WeixinSheets, weixinSheets } from './weixin-sheets.ts'
import { cashierOf, checkBridgePay, settle } from './wechat-pay.ts'

/** What a document got leave for by `wx.config`. */
interface Leave {
  readonly apis: readonly string[]
  readonly proof: string
}

/** The card that the messenger would share. */
export interface Card {
  readonly title: string
  readonly desc: string
  readonly link: string
  readonly imgUrl: string
}

export interface Weixin {
  invoke(said: Said): Promise<Verdict> | Verdict
  /** What its menu would share now; the messenger's own guess when the page set nothing. */
  card(said: Said): { readonly card: Card; readonly isSet: boolean }
}

/** Bridge calls whose API has another name in `jsApiList`. */
const apiOf: Readonly<Record<string, string>> = { editAddress: 'openAddress' }
/** What any page may do. */
const free: readonly string[] = [
  'closeWindow',
  'getBrandWCPayRequest',
  'imagePreview',
  'checkJsApi',
]

const ok = (method: string, more: Json = {}): Verdict => ({
  problems: [],
  answer: { result: { err_msg: `${method}:ok`, ...more } },
})
const refused = (method: string, word: string, problems: readonly string[]): Verdict => ({
  problems,
  answer: { result: { err_msg: `${method}:${word}`, err_desc: problems.join('; ') } },
})

/**
 * iOS checks the address of the document as it was loaded, the others the one that is shown now;
 * both without the hash.
 */
function signatureProblems(admin: Admin, said: Said): string[] {
  const words = said.input
  const url = (said.shell.device === 'ios' ? said.landing : said.current).split('#')[0] ?? ''
  const ticket = admin.weixin.ticketOf(appIds.JSAPI)
  const text = `jsapi_ticket=${ticket}&noncestr=${textOf(words['verifyNonceStr'])}&timestamp=${String(words['verifyTimestamp'])}&url=${url}`
  const expected = createHash('sha1').update(text).digest('hex')
  return complaints(
    [words['verifyAppId'] !== appIds.JSAPI, 'invalid appid'],
    [words['verifySignType'] !== 'sha1', 'verifySignType is not sha1'],
    [!/^\d{10}$/.test(String(words['verifyTimestamp'])), 'the timestamp is not in seconds'],
    [ticket === undefined, 'nobody fetched a ticket'],
    [ticket !== undefined && words['verifySignature'] !== expected, `invalid signature for ${url}`],
  )
}

async function pay(admin: Admin, said: Said): Promise<Verdict> {
  const name = 'get_brand_wcpay_request'
  if (said.shell.kind === 'weixinMini')
    return refused(name, 'fail', [
      'a mini-program’s web view cannot pay by itself: open its pay page',
    ])
  const { problems, trade } = checkBridgePay(admin, said.input, appIds.JSAPI)
  if (!trade || problems.length > 0) return refused(name, 'fail', problems)
  const unpayable = admin.wechat.books.unpayable(trade, false)
  if (unpayable) return refused(name, 'fail', [unpayable])
  const answer = await admin.screens.show(said, cashierOf(trade), async (button) => {
    const failed = button === 'pay' ? await settle(admin, trade) : undefined
    const word =
      failed !== undefined || button === 'fail' ? 'fail' : button === 'pay' ? 'ok' : 'cancel'
    return { result: { err_msg: `${name}:${word}` } }
  })
  return { problems: [], answer }
}

/** Which of the methods that a page asks for are there. */
function checkJsApi({ input }: Said, sheets: WeixinSheets): Verdict {
  const asked = input['jsApiList']
  const list = Array.isArray(asked) ? asked.map(String) : []
  return ok('checkJsApi', {
    checkResult: Object.fromEntries(
      list.map((api) => [
        api,
        api === 'chooseWXPay' || sheets.knows(api) || api.startsWith('update'),
      ]),
    ),
  })
}

/** What is wrong with a card that a page sets. */
function cardProblems(admin: Admin, { method, input }: Said): string[] {
  const { title, desc = '', link, imgUrl = '' } = input
  return complaints(
    [textOf(title) === '', 'title is missing'],
    [method === 'updateAppMessageShareData' && textOf(desc) === '', 'desc is missing'],
    [
      urlOf(link)?.origin !== new URL(admin.shop.publicUrl).origin,
      'link is not at the shop’s own domain',
    ],
    [imgUrl !== '' && urlOf(imgUrl) === undefined, 'imgUrl is no whole address'],
  )
}

/**
 * WeChat around a page: its SDK's permission, share cards, payment, camera, address book
 * (hosts-and-providers.md §1.2, §1.3).
 */
export function playShellWeixin(admin: Admin): Weixin {
  const leaves = new BoundedMap<Leave>(1000)
  const cards = new BoundedMap<{ card: Card; page: string }>(1000)
  const sheets = weixinSheets(admin)

  function config(said: Said): Verdict {
    const problems = signatureProblems(admin, said)
    const apis = said.input['verifyJsApiList']
    const list = Array.isArray(apis) ? apis.map(String) : []
    if (list.length === 0) problems.push('jsApiList is empty')
    if (problems.length > 0)
      return refused(
        said.method,
        problems[0]!.startsWith('invalid appid') ? 'invalid appid' : 'invalid signature',
        problems,
      )
    leaves.set(said.document, { apis: list, proof: textOf(said.input['verifySignature']) })
    return ok(said.method)
  }

  function leaveProblems(said: Said): string[] {
    if (free.includes(said.method)) return []
    const leave = leaves.get(said.document)
    const api = apiOf[said.method] ?? said.method
    return complaints(
      [leave === undefined, 'the page has not been configured'],
      [leave !== undefined && !leave.apis.includes(api), `${api} is not in jsApiList`],
      [
        leave !== undefined && leave.proof !== said.input['verifySignature'],
        'the call does not carry the signature of config',
      ],
    )
  }

  function share(said: Said): Verdict {
    const { title, desc = '', link, imgUrl = '' } = said.input
    const problems = cardProblems(admin, said)
    if (problems.length > 0) return refused(said.method, 'fail', problems)
    const card: Card = {
      title: textOf(title),
      desc: textOf(desc) || (cards.get(said.document)?.card.desc ?? ''),
      link: textOf(link),
      imgUrl: textOf(imgUrl),
    }
    cards.set(said.document, { card, page: said.current })
    return ok(said.method)
  }

  return {
    card(said) {
      const kept = cards.get(said.document)
      const guess: Card = { title: said.title, desc: said.current, link: said.current, imgUrl: '' }
      // A card of the page before is no card of this one.
      return kept?.page === said.current
        ? { card: kept.card, isSet: true }
        : { card: guess, isSet: false }
    },
    invoke(said) {
      if (said.method === 'preVerifyJSAPI') return config(said)
      const problems = leaveProblems(said)
      if (problems.length > 0) return refused(said.method, 'permission denied', problems)
      switch (said.method) {
        case 'checkJsApi':
          return checkJsApi(said, sheets)
        case 'updateAppMessageShareData':
        case 'updateTimelineShareData':
          return share(said)
        case 'getBrandWCPayRequest':
          return pay(admin, said)
        default:
          return (
            sheets.open(said, jsonOf(said.input)) ??
            refused(said.method, 'the bridge has no such function', [`${said.method} is not known`])
          )
      }
    },
  }
}
