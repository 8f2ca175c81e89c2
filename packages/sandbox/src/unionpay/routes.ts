import type { FastifyInstance, FastifyReply } from 'fastify'
import { backTo, cashierMessage, cashierPage } from '../pages/cashier.ts'
import { html, type Html } from '../pages/shell.ts'
import { answerWith, type Outcome } from '../world/answering.ts'
import type { Operation, Struck } from '../world/faults.ts'
import { formOf, type World } from '../world/world.ts'
import { keyOf, type UnionpayTrade } from './books.ts'
import type { Form } from './signing.ts'
import { codeFields, type UnionpayPlay } from './unionpay.ts'

type Fields = Readonly<Record<string, string>>

/** What a merchant's answer repeats of the request. */
const echoed = [
  'merId',
  'orderId',
  'txnTime',
  'txnType',
  'txnSubType',
  'bizType',
  'accessType',
  'txnAmt',
  'origQryId',
  'reqReserved',
  'settleDate',
] as const

export function unionpayRoutes(app: FastifyInstance, world: World, play: UnionpayPlay): void {
  function outcome(form: Form, fields: Fields, struck: Struck): Outcome {
    const said = Object.fromEntries(
      echoed.flatMap((name) => (form.has(name) ? [[name, form.get(name) ?? '']] : [])),
    )
    const code = struck.has('answered03') ? '03' : struck.has('answered05') ? '05' : undefined
    const sealed = play.seal.seal({ ...said, ...fields, ...(code ? codeFields(code) : {}) }, struck)
    const body = Object.entries(sealed)
      .map(([name, value]) => `${name}=${value}`)
      .join('&')
    return { status: 200, headers: { 'content-type': 'text/html;charset=UTF-8' }, body }
  }

  function route(
    path: string,
    operationOf: (form: Form) => Operation,
    act: (form: Form, struck: Struck) => Fields,
    about: 'trade' | 'file' = 'trade',
  ): void {
    app.post(`/unionpay/${path}`, (request, reply) => {
      const form: Form = new Map(formOf(request.body))
      const struck = world.faults.strike(
        'unionpay',
        operationOf(form),
        form.get('orderId') ?? form.get('settleDate') ?? '',
      )
      const refusals = {
        internal: () => ({ status: 500, headers: {}, body: '' }),
        tooMany: () => ({ status: 429, headers: {}, body: '' }),
      }
      return answerWith(reply, struck, refusals, () => {
        const fault = play.seal.fault(form, about)
        return outcome(form, fault ? codeFields(fault) : act(form, struck), struck)
      })
    })
  }

  const isRefund = (form: Form) =>
    play.books.findRefund(form.get('orderId') ?? '', form.get('txnTime') ?? '') !== undefined ||
    form.get('orderId')?.startsWith('R')
  route(
    'gateway/api/queryTrans.do',
    (form) => (isRefund(form) ? 'queryRefund' : 'query'),
    (form, struck) => play.query(form, struck),
  )
  route(
    'gateway/api/backTransReq.do',
    () => 'refund',
    (form, struck) => play.refund(form, struck),
  )
  route(
    'gateway/api/appTransReq.do',
    () => 'create',
    (form) => {
      const opened = play.open(form)
      return typeof opened === 'string'
        ? codeFields(opened)
        : { ...codeFields('00'), tn: opened.tn }
    },
  )

  route(
    'filedownload/',
    () => 'bill',
    (form, struck) => play.file(form, struck),
    'file',
  )

  cashierRoutes(app, play)
}

/** The pages on which a shopper pays. */
function cashierRoutes(app: FastifyInstance, play: UnionpayPlay): void {
  app.post('/unionpay/gateway/api/frontTransReq.do', (request, reply) => {
    const opened = play.open(new Map(formOf(request.body)))
    if (typeof opened === 'string')
      return cashierMessage(reply.code(400), 'unionpay', `${codeFields(opened)['respMsg']}`)
    const reason = play.books.unpayable(opened)
    if (reason) return cashierMessage(reply, 'unionpay', reason)
    return cashierPage(reply, {
      look: 'unionpay',
      subject: opened.subject,
      amount: opened.amount,
      payNo: opened.orderId,
      action: '/unionpay/cashier',
      token: keyOf(opened.orderId, opened.txnTime),
    })
  })

  app.post('/unionpay/cashier', (request, reply) => {
    const form = formOf(request.body)
    const trade = play.books.trades.get(form.get('token') ?? '')
    if (!trade) return cashierMessage(reply, 'unionpay', '订单不存在')
    if (form.get('do') !== 'pay') return goBack(reply, trade, '已取消支付', {})
    const result = play.pay(trade)
    return result.paid
      ? goBack(reply, trade, '支付成功', play.frontFields(trade))
      : goBack(reply, trade, result.reason, {})
  })
}

/** The way back is a form that the shopper's browser posts to the merchant. */
function goBack(
  reply: FastifyReply,
  trade: UnionpayTrade,
  message: string,
  fields: Fields,
): FastifyReply {
  const back = backTo(trade.frontUrl)
  if (!back) return cashierMessage(reply, 'unionpay', message)
  const inputs: Html[] = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  return cashierMessage(
    reply,
    'unionpay',
    message,
    html`<form method="post" action="${back}">${inputs}<button>返回商户</button></form>`,
  )
}
