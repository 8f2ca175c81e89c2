import type { FastifyInstance, FastifyRequest } from 'fastify'
import { backTo, cashierMessage, cashierPage } from '../pages/cashier.ts'
import { html } from '../pages/shell.ts'
import { answerWith, type Outcome } from '../world/answering.ts'
import type { Operation, Struck } from '../world/faults.ts'
import { formOf, type World } from '../world/world.ts'
import { refused, type AlipayPlay, type Said } from './alipay.ts'
import { contentOf } from './bill-form.ts'

const operations: Readonly<Record<string, Operation>> = {
  'alipay.trade.query': 'query',
  'alipay.trade.close': 'close',
  'alipay.trade.refund': 'refund',
  'alipay.trade.fastpay.refund.query': 'queryRefund',
  'alipay.data.dataservice.bill.downloadurl.query': 'bill',
}

/** Query and form together, as the gateway takes them. */
function paramsOf(request: FastifyRequest): ReadonlyMap<string, string> {
  const url = new URL(request.raw.url ?? '/', 'http://127.0.0.1')
  return new Map([...url.searchParams, ...formOf(request.body)])
}

export function alipayRoutes(app: FastifyInstance, world: World, play: AlipayPlay): void {
  function outcome(method: string, said: Said, struck: Struck): Outcome {
    // Written by hand: the signature covers exactly these characters, blanks included.
    const value = JSON.stringify(said).replaceAll('/', String.raw`\/`)
    const sign = play.seal.sign(struck.has('wrongSignature') ? `${value} ` : value)
    const body = `{"${method.replaceAll('.', '_')}_response":${value},"sign":"${sign}"}`
    return { status: 200, headers: { 'content-type': 'text/html;charset=utf-8' }, body }
  }

  app.route({
    method: ['GET', 'POST'],
    url: '/alipay/gateway.do',
    handler: async (request, reply) => {
      const params = paramsOf(request)
      const method = params.get('method') ?? ''
      if (method === 'alipay.trade.wap.pay') {
        const bill = play.openBill(params)
        if (typeof bill === 'string')
          return cashierMessage(reply.code(400), 'alipay', `${bill}（错误订单）`)
        const reason = play.books.unpayable(bill)
        const back = backTo(bill.quitUrl)
        if (reason)
          return cashierMessage(
            reply,
            'alipay',
            reason,
            back ? html`<a class="button" href="${back}">返回商家</a>` : undefined,
          )
        return cashierPage(reply, {
          look: 'alipay',
          subject: bill.subject,
          amount: bill.amount,
          payNo: bill.payNo,
          action: '/alipay/cashier',
          token: bill.payNo,
        })
      }
      const content = contentOf(params)
      const struck = world.faults.strike(
        'alipay',
        operations[method] ?? 'query',
        String(content?.['out_trade_no'] ?? content?.['bill_date'] ?? ''),
      )
      const refusals = {
        internal: () =>
          outcome(
            method,
            refused('isp.unknow-error', '系统繁忙', '20000', 'Service Currently Unavailable'),
            struck,
          ),
        tooMany: () => ({ status: 429, headers: {}, body: '' }),
      }
      return answerWith(reply, struck, refusals, () => {
        const fault = play.seal.fault(params)
        if (fault)
          return outcome(method, refused(fault, '验签出错', '40002', 'Invalid Arguments'), struck)
        if (!operations[method] || !content)
          return outcome(
            method,
            refused('isv.invalid-method', '不存在的方法名', '40002', 'Invalid Arguments'),
            struck,
          )
        return outcome(method, play.gateway(method, content, struck), struck)
      })
    },
  })

  app.post('/alipay/cashier', (request, reply) => {
    const form = formOf(request.body)
    const bill = play.books.bills.get(form.get('token') ?? '')
    if (!bill) return cashierMessage(reply, 'alipay', '订单不存在')
    if (form.get('do') !== 'pay') {
      const quit = backTo(bill.quitUrl)
      return quit ? reply.redirect(quit, 303) : cashierMessage(reply, 'alipay', '已取消支付')
    }
    const result = play.pay(bill)
    const trade = play.books.trades.get(bill.payNo)
    if (!result.paid || !trade)
      return cashierMessage(reply, 'alipay', result.paid ? '' : result.reason)
    const back = backTo(play.wayBack(trade))
    return back ? reply.redirect(back, 303) : cashierMessage(reply, 'alipay', '支付成功')
  })
}
