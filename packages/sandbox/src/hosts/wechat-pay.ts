import { createPublicKey, verify } from 'node:crypto'
import { yuan } from '@mallard/kernel'
import { isOpenidOf } from '../people/people.ts'
import type { Trade } from '../wxpay/books.ts'
import type { Admin } from './admin.ts'
import { complaints, textOf, type Json } from './reading.ts'
import type { Screen } from './page/page-window.ts'

/** What a page hands to WeChat to pay: the names of `getBrandWCPayRequest` and `requestPayment`. */
export type PayWords = Partial<
  Record<'appId' | 'timeStamp' | 'nonceStr' | 'package' | 'signType' | 'paySign', unknown>
>

/** How far WeChat lets the stamp be from its own clock, seconds. */
const stampLeeway = 7200

function isSigned(admin: Admin, parts: readonly string[], signature: string): boolean {
  const key = createPublicKey(admin.world.keys.merchantPrivateKey)
  return verify(
    'sha256',
    Buffer.from(`${parts.join('\n')}\n`),
    key,
    Buffer.from(signature, 'base64'),
  )
}

/**
 * Checks the parameters of a payment in WeChat's browser or mini-program; the trade, when there is
 * one.
 */
export function checkBridgePay(
  admin: Admin,
  words: PayWords,
  appId: string,
): { problems: string[]; trade: Trade | undefined } {
  const { timeStamp, nonceStr, signType, paySign } = words
  const prepay = textOf(words.package)
  const trade = prepay.startsWith('prepay_id=')
    ? admin.wechat.books.byPrepay(prepay.slice('prepay_id='.length))
    : undefined
  const isKnown = isOpenidOf(appId, trade?.openId ?? '')
  const problems = complaints(
    [words.appId !== appId, `appId is not ${appId}`],
    [
      typeof timeStamp !== 'string' || !/^\d{10}$/.test(timeStamp),
      'timeStamp is not a text of ten digits',
    ],
    [
      Math.abs(admin.world.timeline.now() / 1000 - Number(timeStamp)) > stampLeeway,
      'timeStamp is out of date',
    ],
    [!/^\S{1,32}$/.test(textOf(nonceStr)), 'nonceStr is missing or too long'],
    [!prepay.startsWith('prepay_id='), 'package does not begin with prepay_id='],
    [signType !== 'RSA', 'signType is not RSA'],
    [
      !isSigned(
        admin,
        [textOf(words.appId), textOf(timeStamp), textOf(nonceStr), prepay],
        textOf(paySign),
      ),
      'paySign is not the merchant’s over appId, timeStamp, nonceStr and package',
    ],
    [trade === undefined, 'nobody prepared this payment'],
    [
      trade !== undefined && trade.product !== 'jsapi',
      'the payment was prepared for another product',
    ],
    [trade !== undefined && trade.appId !== appId, 'the payment was prepared for another app'],
    [
      trade !== undefined && !isKnown,
      'the payment was prepared for an openid that this app has never given out',
    ],
  )
  return { problems, trade }
}

/**
 * Checks what a native app hands to WeChat's SDK (hosts-and-providers.md §1.6): the prepay id
 * stands bare in the signed text.
 */
export function checkAppPay(
  admin: Admin,
  words: Json,
  appId: string,
): { problems: string[]; trade: Trade | undefined } {
  const [given, partner, prepay, nonce, stamp] = [
    'appid',
    'partnerid',
    'prepayid',
    'noncestr',
    'timestamp',
  ].map((name) => textOf(words[name]))
  const trade = admin.wechat.books.byPrepay(prepay ?? '')
  const problems = complaints(
    [given !== appId, `appid is not ${appId}`],
    [partner !== admin.world.keys.merchantId, 'partnerid is not the merchant'],
    [words['package'] !== 'Sign=WXPay', 'package is not Sign=WXPay'],
    [!/^\d{10}$/.test(stamp ?? ''), 'timestamp is not a text of ten digits'],
    [!/^\S{1,32}$/.test(nonce ?? ''), 'noncestr is missing or too long'],
    [
      !isSigned(
        admin,
        [given ?? '', stamp ?? '', nonce ?? '', prepay ?? ''],
        textOf(words['sign']),
      ),
      'sign is not the merchant’s over appid, timestamp, noncestr and prepayid',
    ],
    [trade === undefined, 'nobody prepared this payment'],
    [
      trade !== undefined && trade.product !== 'app',
      'the payment was prepared for another product',
    ],
    [trade !== undefined && trade.appId !== appId, 'the payment was prepared for another app'],
  )
  return { problems, trade }
}

/** WeChat's cashier over the page. */
export function cashierOf(
  trade: Trade,
): Pick<Screen, 'as' | 'title' | 'sum' | 'lines' | 'buttons'> {
  return {
    as: 'sheet',
    title: '微信支付',
    sum: `¥${yuan(trade.amount)}`,
    lines: [trade.description, '沙箱收银台，不会发生真实扣款。'],
    buttons: [
      { name: 'pay', label: '确认支付' },
      { name: 'cancel', label: '取消', isPlain: true },
    ],
  }
}

/**
 * Pays and waits until the shop has been told, as a phone does that shows "paid" a moment later.
 */
export async function settle(admin: Admin, trade: Trade): Promise<string | undefined> {
  const result = admin.wechat.pay(trade)
  if (!result.paid) return result.reason
  await result.notice
  return undefined
}
