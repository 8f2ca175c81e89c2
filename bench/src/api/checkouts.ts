import { createPrivateKey, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { Step } from 'autocannon'
import { journey, seenOf, submission, taking, type Kept } from './journey.ts'
import { drawing } from '../seed.ts'

/** What the channel's side of Alipay needs to sign a notification, as the sandbox keeps it. */
export interface ChannelKeys {
  readonly alipayPrivateKey: string
  readonly alipayAppId: string
  readonly alipaySellerId: string
}

export interface Checkouts {
  readonly steps: readonly Step[]
  /** Milliseconds that each whole purchase took, and when it ended. */
  readonly done: { readonly took: number; readonly at: number }[]
  /** Answers that were not what a purchase needs. */
  readonly wrong: string[]
}

const base = '/b2c/orderV2/1-1'

/** Who buys what. */
export interface Purchases {
  readonly tokens: readonly string[]
  readonly productSns: readonly string[]
  /** Whether a promotion and a coupon must be in each price. */
  readonly isSaving: boolean
}

/**
 * Add, check out, price, submit, go to the cashier, notification handled: one after another on each
 * connection.
 */
export function checkouts(
  { tokens, productSns, isSaving }: Purchases,
  keys: ChannelKeys,
): Checkouts {
  const done: Checkouts['done'] = []
  const { post, get, keep, wrong } = journey()
  const key = createPrivateKey(keys.alipayPrivateKey)
  const nextToken = taking(tokens)
  const { pick } = drawing('checkouts')

  const steps: Step[] = [
    {
      setupRequest: (request, kept) => {
        Object.assign(kept, { token: nextToken(), began: String(performance.now()) } satisfies Kept)
        const productSn = pick(productSns)
        return post(() => `/b2c/cartV3/1-1/add/${productSn}/1/0`)?.(request, kept)
      },
      onResponse: keep('add', ({ cartId }) => ({ line: String(cartId) })),
    },
    {
      setupRequest: post(
        ({ line }) => line && `${base}/checkout`,
        ({ line }) => ({ ids: [Number(line)] }),
      ),
      onResponse: keep('checkout', ({ flowId, cartId }) => ({ flowId, cartId: String(cartId) })),
    },
    {
      setupRequest: post(({ flowId, cartId }) => flowId && `${base}/flow/${flowId}/${cartId}`),
      onResponse: keep('flow', (flow) => {
        const { amounts } = flow
        if (isSaving && !(amounts.promotionAmount > 0 && amounts.couponAmount > 0))
          wrong.push(`flow: not a promotion and a coupon in ${JSON.stringify(amounts)}`)
        return seenOf(flow)
      }),
    },
    {
      setupRequest: post(({ amount }) => amount && `${base}/submit`, submission),
      onResponse: keep('submit', ({ orderSn }) => ({ orderSn })),
    },
    {
      setupRequest: get(({ orderSn }) => orderSn && `/pay/v2/toPay/1-1/aliPay-WAP/${orderSn}.html`),
      onResponse: (status, body, context, headers) => {
        const cashier = headers['location'] ?? headers['Location']
        const content = cashier ? new URL(cashier).searchParams.get('biz_content') : undefined
        if (!content) return void wrong.push(`pay: ${status} ${body.slice(0, 200)}`)
        const { out_trade_no: payNo, total_amount: yuan } = JSON.parse(content) as Record<
          string,
          string
        >
        Object.assign(context, { payNo, yuan })
      },
    },
    {
      setupRequest: (_request, { payNo, yuan }) =>
        payNo && yuan
          ? {
              method: 'POST',
              path: '/pay/v2/notify/aliPay',
              headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
              body: notice(keys, key, payNo, yuan),
            }
          : undefined,
      onResponse: (status, body, context) => {
        if (body !== 'success') return void wrong.push(`notify: ${status} ${body.slice(0, 200)}`)
        const at = performance.now()
        done.push({ took: at - Number(context['began']), at })
      },
    },
  ]
  return { steps, done, wrong }
}

/**
 * The notification that Alipay would send, signed with the channel's key here in the load's
 * process.
 */
function notice(keys: ChannelKeys, key: KeyObject, payNo: string, yuan: string): string {
  const now = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
  const params: Record<string, string> = {
    notify_time: now,
    notify_type: 'trade_status_sync',
    notify_id: randomBytes(17).toString('hex'),
    app_id: keys.alipayAppId,
    auth_app_id: keys.alipayAppId,
    charset: 'utf-8',
    version: '1.0',
    trade_no: `2026${randomBytes(12).toString('hex')}`,
    out_trade_no: payNo,
    seller_id: keys.alipaySellerId,
    buyer_id: '2088100000000001',
    trade_status: 'TRADE_SUCCESS',
    total_amount: yuan,
    receipt_amount: yuan,
    buyer_pay_amount: yuan,
    subject: 'bench',
    gmt_create: now,
    gmt_payment: now,
  }
  const text = Object.entries(params)
    .sort((a, b) => (a[0] < b[0] ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  const signature = sign('sha256', Buffer.from(text), key).toString('base64')
  return new URLSearchParams({ ...params, sign_type: 'RSA2', sign: signature }).toString()
}
