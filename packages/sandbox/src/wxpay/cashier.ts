import type { FastifyInstance } from 'fastify'
import { backTo, cashierMessage, cashierPage } from '../pages/cashier.ts'
import { html } from '../pages/shell.ts'
import { formOf } from '../world/world.ts'
import type { WechatPlay } from './wxpay.ts'

type Query = { Querystring: { prepay_id?: string; redirect_url?: string } }

/** The page behind `h5_url`, as it opens in the shopper's WeChat. */
export function wechatCashier(app: FastifyInstance, play: WechatPlay): void {
  app.get<Query>('/wxpay/mweb/checkmweb', (request, reply) => {
    const trade = play.books.byPrepay(String(request.query.prepay_id ?? ''))
    if (trade?.prepayId !== request.query.prepay_id || !trade)
      return cashierMessage(reply, 'wechat', '支付链接已失效，请回到商城重新支付')
    const back = backTo(request.query.redirect_url)
    const reason = play.books.unpayable(trade, false)
    if (reason)
      return cashierMessage(
        reply,
        'wechat',
        reason,
        back ? html`<a class="button" href="${back}">返回商家</a>` : undefined,
      )
    return cashierPage(reply, {
      look: 'wechat',
      subject: trade.description,
      amount: trade.amount,
      payNo: trade.payNo,
      action: `/wxpay/mweb/checkmweb${back ? `?redirect_url=${encodeURIComponent(back)}` : ''}`,
      token: trade.prepayId,
      note: request.headers.referer
        ? undefined
        : '提示：真实的微信会拒绝没有 Referer 的来访（商家参数格式有误）。',
    })
  })

  app.post<Query>('/wxpay/mweb/checkmweb', async (request, reply) => {
    const form = formOf(request.body)
    const trade = play.books.byPrepay(form.get('token') ?? '')
    const back = backTo(request.query.redirect_url)
    if (!trade) return cashierMessage(reply, 'wechat', '支付链接已失效，请回到商城重新支付')
    if (form.get('do') === 'pay') {
      const result = play.pay(trade)
      if (!result.paid)
        return cashierMessage(
          reply,
          'wechat',
          result.reason,
          back ? html`<a class="button" href="${back}">返回商家</a>` : undefined,
        )
    }
    return back
      ? reply.redirect(back, 303)
      : cashierMessage(reply, 'wechat', form.get('do') === 'pay' ? '支付成功' : '已取消支付')
  })
}
