import type { FastifyInstance } from 'fastify'
import { answerWith } from '../world/answering.ts'
import type { Operation } from '../world/faults.ts'
import { bytesOf, type World } from '../world/world.ts'
import type { OrderCall, ShippingPlay } from './shipping.ts'
import type { Said, WeixinPlay } from './wxapi.ts'

/** WeChat answers 200 for refusals too; `errcode` decides. */
const said = (body: Said) => ({
  status: 200,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: JSON.stringify(body),
})
const refusals = {
  internal: () => said({ errcode: -1, errmsg: 'system error' }),
  tooMany: () => said({ errcode: 45009, errmsg: 'reach max api daily quota limit' }),
}

/** `https://api.weixin.qq.com`, below `/wxapi`. */
export function wxapiRoutes(
  app: FastifyInstance,
  world: World,
  play: WeixinPlay,
  shipping: ShippingPlay,
): void {
  const get = (
    path: string,
    operation: Operation,
    subject: string,
    answer: (query: URLSearchParams) => Said,
  ) => {
    app.get(`/wxapi${path}`, (request, reply) => {
      const query = new URL(request.raw.url ?? '/', world.url()).searchParams
      return answerWith(
        reply,
        world.faults.strike('weixin', operation, query.get(subject) ?? ''),
        refusals,
        () => said(answer(query)),
      )
    })
  }
  get('/sns/oauth2/access_token', 'grant', 'code', play.grant)
  get('/sns/userinfo', 'profile', 'openid', play.profile)
  get('/sns/jscode2session', 'grant', 'js_code', play.miniSession)
  get('/cgi-bin/ticket/getticket', 'ticket', 'type', play.ticket)
  app.post('/wxapi/cgi-bin/stable_token', (request, reply) =>
    answerWith(reply, world.faults.strike('weixin', 'token', ''), refusals, () =>
      said(play.stableToken(jsonOf(bytesOf(request.body)))),
    ),
  )
  for (const [call, operation] of orderCalls) {
    app.post(`/wxapi/wxa/sec/order/${call}`, (request, reply) => {
      const query = new URL(request.raw.url ?? '/', world.url()).searchParams
      const body = jsonOf(bytesOf(request.body))
      return answerWith(
        reply,
        world.faults.strike('weixin', operation, shipping.numberOf(body)),
        refusals,
        () => said(shipping.answer(call, query.get('access_token'), body)),
      )
    })
  }
}

/** What can go wrong with each is named by its operation. */
const orderCalls: readonly (readonly [OrderCall, Operation])[] = [
  ['is_trade_managed', 'tradeManaged'],
  ['upload_shipping_info', 'shippingReport'],
  ['get_order', 'shippingState'],
  ['notify_confirm_receive', 'receiptReminder'],
]

function jsonOf(body: Buffer): Said {
  try {
    const value: unknown = JSON.parse(body.toString())
    return typeof value === 'object' && value !== null ? (value as Said) : {}
  } catch {
    return {}
  }
}
