import { randomUUID } from 'node:crypto'
import { fen, minute, second } from '@mallard/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerWith, type Outcome } from '../world/answering.ts'
import { noFaults, type Operation, type Struck } from '../world/faults.ts'
import type { Letter } from '../world/notices.ts'
import type { PayResult, World } from '../world/world.ts'
import { bytesOf } from '../world/world.ts'
import {
  makeBooks,
  refusal,
  type Books,
  type Product,
  type Refund,
  type Refusal,
  type Trade,
} from './books.ts'
import { makeMerchantCheck } from './merchant.ts'
import { readOrder, readRefundForm, type RefundForm } from './order-form.ts'
import { makePlatform, type Platform } from './signing.ts'
import { refundNoticeView, refundView, stamp, tradeView } from './views.ts'

/** How WeChat repeats a notification that nobody accepts (hosts-and-providers.md §1.6). */
const retries = [
  15 * second,
  15 * second,
  30 * second,
  3 * minute,
  10 * minute,
  20 * minute,
  30 * minute,
  30 * minute,
  30 * minute,
  60 * minute,
  180 * minute,
  180 * minute,
  180 * minute,
  360 * minute,
  360 * minute,
]

export interface WechatPlay {
  readonly books: Books
  readonly platform: Platform
  /** A call of API v3: checks the merchant, runs `effect`, signs the answer. */
  call(
    operation: Operation,
    subject: string,
    request: FastifyRequest,
    reply: FastifyReply,
    effect: (body: unknown, struck: Struck) => Promise<Said> | Said,
  ): Promise<FastifyReply>
  create(product: Product, body: unknown, struck: Struck): Promise<Said>
  pay(trade: Trade, late?: boolean): PayResult
  refund(body: unknown, struck: Struck): Said
  close(trade: Trade | undefined, struck: Struck): Said
}

/** What a call says: a status and a value, or a refusal. */
export type Said = { readonly status: number; readonly value?: unknown } | Refusal

export const noTrade = refusal(404, 'ORDER_NOT_EXIST', '订单不存在')

/** A notification, sealed as WeChat does. */
function letterOf(
  world: World,
  platform: Platform,
  operation: 'notify' | 'refundNotify',
  trade: Trade,
  url: string,
  write: (struck: Struck) => { type: string; resource: unknown },
): Letter {
  const id = randomUUID()
  return {
    provider: 'wxpay',
    operation,
    subject: trade.payNo,
    url,
    retries,
    accepts: (status) => status === 200 || status === 204,
    write(struck) {
      const { type, resource } = write(struck)
      const sealed = platform.seal(
        type === 'TRANSACTION.SUCCESS' ? 'transaction' : 'refund',
        resource,
      )
      const summary = type === 'TRANSACTION.SUCCESS' ? '支付成功' : '退款结果'
      const body = JSON.stringify({
        id,
        create_time: stamp(world.timeline.now()),
        resource_type: 'encrypt-resource',
        event_type: type,
        summary,
        resource: sealed,
      })
      return { headers: platform.headers(body, struck), body }
    },
  }
}

/** Answers calls of API v3: checks the merchant, runs what the call does, signs the answer. */
function caller(world: World, platform: Platform): WechatPlay['call'] {
  const merchantFault = makeMerchantCheck(world)
  const outcomeOf = (said: Said, struck: Struck): Outcome =>
    'code' in said
      ? platform.answer(said.status, { code: said.code, message: said.message }, struck)
      : platform.answer(said.status, said.value, struck)

  return async (operation, subject, request, reply, effect) => {
    const struck = world.faults.strike('wxpay', operation, subject)
    const refusals = {
      internal: () => outcomeOf(refusal(500, 'SYSTEM_ERROR', '系统异常，请稍后重试'), struck),
      tooMany: () => outcomeOf(refusal(429, 'FREQUENCY_LIMITED', '频率超限'), struck),
    }
    return answerWith(reply, struck, refusals, async () => {
      const fault = merchantFault(request)
      if (fault) return outcomeOf(refusal(401, 'SIGN_ERROR', fault), noFaults)
      if (!request.headers.accept?.includes('json') || !request.headers['user-agent'])
        return outcomeOf(refusal(400, 'PARAM_ERROR', '缺少Accept或User-Agent'), noFaults)
      const body = jsonOf(bytesOf(request.body))
      if (body === undefined)
        return outcomeOf(refusal(400, 'PARAM_ERROR', '请求体不是JSON'), noFaults)
      return outcomeOf(await effect(body, struck), struck)
    })
  }
}

/** What leads to the cashier: an address for a browser, a number for everything else. */
const preparedView = (world: World, product: Product, { prepayId, createdAt }: Trade) =>
  product === 'h5'
    ? {
        h5_url: `${world.url()}/wxpay/mweb/checkmweb?prepay_id=${prepayId}&package=${createdAt % 1_000_000_000}`,
      }
    : { prepay_id: prepayId }

/** The trade of which money is to be given back, by either number. */
const tradeOf = (books: Books, { payNo, transactionId }: RefundForm): Trade | undefined =>
  payNo
    ? books.trades.get(payNo)
    : [...books.trades.values()].find((each) => each.transactionId === transactionId)

export function playWechat(world: World): WechatPlay {
  const books = makeBooks(world)
  const platform = makePlatform(world)
  function pay(trade: Trade, late = false): PayResult {
    const reason = books.unpayable(trade, late)
    if (reason) return { paid: false, reason }
    books.pay(trade)
    const letter = letterOf(world, platform, 'notify', trade, trade.notifyUrl, (struck) => ({
      type: 'TRANSACTION.SUCCESS',
      resource: tradeView(world.keys, trade, struck),
    }))
    return { paid: true, transactionId: trade.transactionId ?? '', notice: world.post.send(letter) }
  }

  function finishRefund(trade: Trade, refund: Refund, status: 'SUCCESS' | 'ABNORMAL'): void {
    world.timeline.after(second, async () => {
      books.settle(trade, refund, status)
      if (!refund.notifyUrl) return
      const letter = letterOf(
        world,
        platform,
        'refundNotify',
        trade,
        refund.notifyUrl,
        (struck) => ({
          type: `REFUND.${status}`,
          resource: refundNoticeView(world.keys, trade, refund, struck),
        }),
      )
      await world.post.send(letter)
    })
  }

  // Refunds that were under way when the sandbox last stopped.
  for (const trade of books.trades.values()) {
    for (const refund of trade.refunds)
      if (refund.status === 'PROCESSING') finishRefund(trade, refund, 'SUCCESS')
  }

  return {
    books,
    platform,
    pay,
    call: caller(world, platform),

    async create(product, body, struck) {
      const order = readOrder(world.keys, product, body)
      if ('code' in order) return order
      const trade = books.order(order)
      if ('code' in trade) return trade
      if (struck.has('notifyFirst')) {
        const result = pay(trade)
        if (result.paid) await result.notice
      }
      return { status: 200, value: preparedView(world, product, trade) }
    },

    close(trade, struck) {
      if (!trade || struck.has('unknownTrade')) return noTrade
      const refused = books.close(trade)
      // The shopper's payment was under way: money arrives although it is closed.
      if (!refused && struck.has('lateSuccess'))
        world.timeline.after(second, () => void pay(trade, true))
      return refused ?? { status: 204 }
    },

    refund(body, struck) {
      const form = readRefundForm(body)
      if ('code' in form) return form
      const trade = tradeOf(books, form)
      if (!trade) return refusal(404, 'RESOURCE_NOT_EXISTS', '订单不存在')
      const again = books.refundOf(form.refundNo) !== undefined
      const refund = books.refund(
        trade,
        form.refundNo,
        fen(form.amount),
        fen(form.total),
        form.notifyUrl,
      )
      if ('code' in refund) return refund
      if (!again) finishRefund(trade, refund, struck.has('refundAbnormal') ? 'ABNORMAL' : 'SUCCESS')
      return { status: 200, value: refundView(trade, refund) }
    },
  }
}

function jsonOf(bytes: Buffer): unknown {
  if (bytes.length === 0) return {}
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}
