import type { FastifyInstance } from 'fastify'
import { answerWith } from '../world/answering.ts'
import type { Operation } from '../world/faults.ts'
import { bytesOf, type World } from '../world/world.ts'
import type { WeixinPlay } from './wxapi.ts'

type Said = Readonly<Record<string, unknown>>

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
export function wxapiRoutes(app: FastifyInstance, world: World, play: WeixinPlay): void {
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
}

function jsonOf(body: Buffer): Said {
  try {
    const value: unknown = JSON.parse(body.toString())
    return typeof value === 'object' && value !== null ? (value as Said) : {}
  } catch {
    return {}
  }
}
