import { createCipheriv, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { World } from '../world/world.ts'
import { refusal } from './books.ts'
import { refundView, stamp, tradeView } from './views.ts'
import { noTrade, type WechatPlay } from './wxpay.ts'

type WithNo = { Params: { no: string } }

export function wechatRoutes(app: FastifyInstance, world: World, play: WechatPlay): void {
  const { books } = play

  for (const product of ['jsapi', 'h5', 'app'] as const) {
    app.post(`/wxpay/v3/pay/transactions/${product}`, (request, reply) => {
      const payNo = peek(request.body)
      return play.call('create', payNo, request, reply, (body, struck) =>
        play.create(product, body, struck),
      )
    })
  }

  app.get<WithNo>('/wxpay/v3/pay/transactions/out-trade-no/:no', (request, reply) =>
    play.call('query', request.params.no, request, reply, (_body, struck) => {
      const trade = books.trades.get(request.params.no)
      if (!trade || struck.has('unknownTrade')) return noTrade
      return { status: 200, value: tradeView(world.keys, trade, struck) }
    }),
  )

  app.get<WithNo>('/wxpay/v3/pay/transactions/id/:no', (request, reply) =>
    play.call('query', request.params.no, request, reply, (_body, struck) => {
      const trade = [...books.trades.values()].find(
        (each) => each.transactionId === request.params.no,
      )
      return trade ? { status: 200, value: tradeView(world.keys, trade, struck) } : noTrade
    }),
  )

  app.post<WithNo>('/wxpay/v3/pay/transactions/out-trade-no/:no/close', (request, reply) =>
    play.call('close', request.params.no, request, reply, (_body, struck) =>
      play.close(books.trades.get(request.params.no), struck),
    ),
  )

  app.post('/wxpay/v3/refund/domestic/refunds', (request, reply) =>
    play.call('refund', peek(request.body), request, reply, (body, struck) =>
      play.refund(body, struck),
    ),
  )

  app.get<WithNo>('/wxpay/v3/refund/domestic/refunds/:no', (request, reply) =>
    play.call('queryRefund', request.params.no, request, reply, () => {
      const found = books.refundOf(request.params.no)
      return found
        ? { status: 200, value: refundView(found.trade, found.refund) }
        : refusal(404, 'RESOURCE_NOT_EXISTS', '退款单不存在')
    }),
  )

  app.get('/wxpay/v3/certificates', (request, reply) =>
    play.call('certificates', '', request, reply, () => ({
      status: 200,
      value: { data: world.keys.certificates.map((each) => sealed(world, each)) },
    })),
  )
}

/** The trade's number, so that a rule can name it before the body is checked. */
function peek(body: unknown): string {
  return (
    /"out_trade_no"\s*:\s*"([^"]{0,64})"/.exec(Buffer.isBuffer(body) ? body.toString() : '')?.[1] ??
    ''
  )
}

function sealed(world: World, certificate: { serial: string; certificate: string }) {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', world.keys.apiV3Key, nonce)
  cipher.setAAD(Buffer.from('certificate'))
  const ciphertext = Buffer.concat([
    cipher.update(certificate.certificate),
    cipher.final(),
    cipher.getAuthTag(),
  ]).toString('base64')
  const now = world.timeline.now()
  return {
    serial_no: certificate.serial,
    effective_time: stamp(now - 86_400_000),
    expire_time: stamp(now + 1_825 * 86_400_000),
    encrypt_certificate: {
      algorithm: 'AEAD_AES_256_GCM',
      nonce,
      associated_data: 'certificate',
      ciphertext,
    },
  }
}
