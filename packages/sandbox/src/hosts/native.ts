import { appleClients } from '../people/own-keys.ts'
import { appIds } from '../keys.ts'
import type { Said, Verdict } from './books.ts'
import { holder, type Admin } from './admin.ts'
import type { Answer, Screen } from './page/page-window.ts'
import { complaints, jsonOf, parsed, textOf, urlOf, type Json } from './reading.ts'
import { cashierOf, checkAppPay, settle } from './wechat-pay.ts'
import { yuan } from '@mallard/kernel'

/** A message as it came over the bridge (specification §7). */
interface Message {
  readonly method: string
  readonly callId: string
  readonly words: Json
}

type Act = (said: Said, message: Message) => Promise<Verdict> | Verdict

const yesNo = (yes: string): Pick<Screen, 'as' | 'buttons'> => ({
  as: 'sheet',
  buttons: [
    { name: 'yes', label: yes },
    { name: 'cancel', label: '取消', isPlain: true },
  ],
})

const cashierLook: Pick<Screen, 'as' | 'buttons'> = {
  as: 'sheet',
  buttons: [
    { name: 'pay', label: '确认支付' },
    { name: 'cancel', label: '取消', isPlain: true },
  ],
}

/**
 * The app's own account: one of the sandbox's people, by the app's id at WeChat's open platform.
 */
const ownAppId = (said: Said) => (said.shell.kind === 'smart' ? appIds.APP : appIds.MALLAPP)

const reply = ({ method, callId }: Message, code: string, more: Json = {}): Answer => ({
  result: { method, callId, code, ...more },
})
const done = (message: Message, problems: readonly string[] = [], more: Json = {}): Verdict => ({
  problems,
  answer:
    problems.length > 0
      ? reply(message, '400', { message: problems.join('; ') })
      : reply(message, '200', more),
})

/** Lets a person choose; `yes` labels the button that agrees. */
async function decided(
  admin: Admin,
  said: Said,
  message: Message,
  screen: Pick<Screen, 'title'> & Partial<Screen>,
  yes: string,
  data: () => Json,
): Promise<Verdict> {
  const answer = await admin.screens.show(said, { ...yesNo(yes), ...screen }, (button) =>
    button === 'yes'
      ? reply(message, '200', data())
      : reply(message, button === 'fail' ? '500' : '201', {
          message: button === 'fail' ? '失败' : '已取消',
        }),
  )
  return { problems: [], answer }
}

async function payWechat(admin: Admin, said: Said, message: Message): Promise<Verdict> {
  const appId = said.shell.kind === 'smart' ? appIds.APP : appIds.MALLAPP
  const { problems, trade } = checkAppPay(admin, jsonOf(message.words['payArgs']), appId)
  const unpayable = trade && admin.wechat.books.unpayable(trade, false)
  if (!trade || problems.length > 0 || unpayable)
    return done(message, [...problems, ...(unpayable ? [unpayable] : [])])
  const answer = await admin.screens.show(said, cashierOf(trade), async (button) => {
    const failed = button === 'pay' ? await settle(admin, trade) : undefined
    if (button === 'pay' && failed === undefined) return reply(message, '200')
    return reply(message, button === 'cancel' ? '201' : '500', {
      message: failed ?? (button === 'cancel' ? '用户取消支付' : '支付失败'),
    })
  })
  return { problems: [], answer }
}

async function payAlipay(admin: Admin, said: Said, message: Message): Promise<Verdict> {
  const text = textOf(message.words['payArgs'])
  const bill = admin.alipay.openBill(new Map(new URLSearchParams(text)))
  if (typeof bill === 'string') return done(message, [`Alipay refuses the order text: ${bill}`])
  if (bill.product !== 'APP') return done(message, ['the order text is for a web page'])
  const unpayable = admin.alipay.books.unpayable(bill)
  if (unpayable) return done(message, [unpayable])
  const screen = {
    ...cashierLook,
    title: '支付宝',
    sum: `¥${yuan(bill.amount)}`,
    lines: [bill.subject, '沙箱收银台，不会发生真实扣款。'],
  }
  const answer = await admin.screens.show(said, screen, async (button) => {
    if (button !== 'pay')
      return reply(message, button === 'cancel' ? '201' : '500', {
        message: button === 'cancel' ? '用户取消支付' : '支付失败',
      })
    const result = admin.alipay.pay(bill)
    if (!result.paid) return reply(message, '500', { message: result.reason })
    await result.notice
    return reply(message, '200')
  })
  return { problems: [], answer }
}

type Acts = Readonly<Record<string, Act>>

/** Methods by which somebody signs in. */
const signInActs = (admin: Admin): Acts => ({
  thridlogin(said, message) {
    const { type, appid } = message.words
    if (type === 'apple') {
      if (said.shell.device !== 'ios') return done(message, ['only an iPhone signs in with Apple'])
      return decided(
        admin,
        said,
        message,
        { title: '通过 Apple 登录', lines: ['以“安然”的身份登录'] },
        '继续',
        () => ({
          data: { code: admin.apple.issue(appleClients.app, holder, undefined) },
        }),
      )
    }
    const problems = complaints(
      [type !== 'weixin', 'type is neither weixin nor apple'],
      [type === 'weixin' && appid !== ownAppId(said), `appid is not ${ownAppId(said)}`],
    )
    if (problems.length > 0) return done(message, problems)
    return decided(
      admin,
      said,
      message,
      { title: '微信登录', lines: ['以“安然”的身份登录商城 App'] },
      '允许',
      () => ({
        data: { code: admin.weixin.issue(ownAppId(said), holder) },
      }),
    )
  },
  login: (said, message) =>
    decided(
      admin,
      said,
      message,
      { title: 'App 登录', lines: ['用 App 里已登录的账号“安然”继续'] },
      '登录',
      () => ({
        data: { code: admin.weixin.issue(ownAppId(said), holder) },
      }),
    ),
})

/** Methods that are answered at once. */
const plainActs: Acts = {
  showTabBar: (_said, message) => done(message),
  hideTabBar: (_said, message) => done(message),
  setStatusbarColor: (_said, message) =>
    done(
      message,
      complaints([
        !/^#[0-9A-Fa-f]{6}$/.test(textOf(message.words['hexcolor'])),
        'hexcolor is not #RRGGBB',
      ]),
    ),
  link: (_said, message) => {
    const address = message.words['payArgs'] ?? message.words['url']
    return done(
      message,
      complaints([
        !/^https?:$/.test(urlOf(address)?.protocol ?? ''),
        'there is no address to open',
      ]),
    )
  },
  backSmartApp: (said, message) =>
    done(
      message,
      complaints([said.shell.kind !== 'smart', 'only the smart-device app takes the shopper back']),
    ),
  activetedcard: (said, message) =>
    done(
      message,
      complaints(
        [said.shell.kind !== 'smart', 'only the smart-device app has warranty cards'],
        [textOf(message.words['deviceId']) === '', 'deviceId is missing'],
        [textOf(message.words['userId']) === '', 'userId is missing'],
      ),
    ),
  privacyStatus: (_said, message) => done(message, [], { data: { agreed: true } }),
  loginStatus: (_said, message) => done(message, [], { data: { isLogin: true } }),
}

/** The smart-device app and the native mall app: eleven methods, matched by method and callId. */
export function playNative(admin: Admin): (said: Said) => Promise<Verdict> | Verdict {
  const acts: Acts = {
    toPay(said, message) {
      const { payType } = message.words
      if (payType === 'wxPay') return payWechat(admin, said, message)
      if (payType === 'aliPay') return payAlipay(admin, said, message)
      return done(message, ['payType is neither wxPay nor aliPay'])
    },
    ...signInActs(admin),
    ...plainActs,
  }

  return (said) => {
    const words = parsed(said.input['message'])
    const problems = complaints(
      [words === undefined, 'the message is no object and no JSON'],
      [
        typeof said.input['message'] !== 'string' && said.shell.device !== 'ios',
        'addJavascriptInterface and javaScriptProxy take texts only',
      ],
      [words !== undefined && textOf(words['method']) === '', 'method is missing'],
      [words !== undefined && textOf(words['callId']) === '', 'callId is missing'],
    )
    // An app cannot answer what it cannot read.
    if (!words || problems.length > 0) return { problems, answer: {} }
    const message = { method: textOf(words['method']), callId: textOf(words['callId']), words }
    const named = { ...said, method: message.method, input: words }
    if (admin.books.strike(named, 'notMine') !== undefined)
      return { problems: [], answer: reply(message, '404') }
    if (admin.books.strike(named, 'error') !== undefined)
      return { problems: [], answer: reply(message, '500', { message: '失败' }) }
    const act = Object.hasOwn(acts, message.method) ? acts[message.method] : undefined
    return act
      ? act(named, message)
      : { problems: [`the app knows no ${message.method}`], answer: reply(message, '404') }
  }
}
