import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { minute } from '@mallard/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerWith, type Outcome } from '../world/answering.ts'
import type { Operation, Struck } from '../world/faults.ts'
import { bytesOf, type World } from '../world/world.ts'
import { makeOmsBooks, type HeldOrder, type HeldReturn, type OmsBooks } from './books.ts'

type Json = Readonly<Record<string, unknown>>
type Said = { readonly status: number; readonly value: Json }

export interface OmsPlay {
  readonly books: OmsBooks
  /**
   * The warehouse has the goods, or the platform has settled it: the shop is told. False for a
   * return that is not known.
   */
  tell(returnNo: string, event: Json): Promise<boolean>
}

const retries = [minute, 5 * minute, 30 * minute]
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const refusal = (status: number, code: string, message: string): Said => ({
  status,
  value: { code, message },
})

function jsonOf(body: string): Json {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null ? (value as Json) : {}
  } catch {
    return {}
  }
}

/** The OMS that keeps the orders of other platforms, below `/oms`. */
export function playOms(app: FastifyInstance, world: World, orders: readonly HeldOrder[]): OmsPlay {
  const books = makeOmsBooks(world)
  books.keep(orders)
  const { appKey, secret } = world.keys.oms
  const mac = (...parts: readonly string[]) =>
    createHmac('sha256', secret).update(parts.join('\n')).digest('hex')

  function isSigned(request: FastifyRequest, path: string, body: string): boolean {
    const header = (name: string) => text(request.headers[name])
    const expected = Buffer.from(
      mac(request.method, path, header('x-oms-time'), header('x-oms-nonce'), body),
    )
    const given = Buffer.from(header('x-oms-sign'))
    const isFresh = Math.abs(world.timeline.now() - Number(header('x-oms-time'))) <= 5 * minute
    return (
      header('x-oms-app') === appKey &&
      isFresh &&
      expected.length === given.length &&
      timingSafeEqual(expected, given)
    )
  }

  function call(
    operation: Operation,
    subject: string,
    request: FastifyRequest,
    reply: FastifyReply,
    effect: (body: Json) => Said,
  ): Promise<FastifyReply> {
    const struck = world.faults.strike('oms', operation, subject)
    const body = bytesOf(request.body).toString()
    const nonce = text(request.headers['x-oms-nonce'])
    const signed = ({ status, value }: Said): Outcome => {
      const written = JSON.stringify(value)
      const signature = struck.has('wrongSignature')
        ? mac('forged')
        : mac(String(status), nonce, written)
      return {
        status,
        headers: { 'content-type': 'application/json', 'x-oms-sign': signature },
        body: written,
      }
    }
    const refusals = {
      internal: () => signed(refusal(500, 'SYSTEM_ERROR', 'system error')),
      tooMany: () => signed(refusal(429, 'TOO_MANY', 'too many requests')),
    }
    return answerWith(reply, struck, refusals, () =>
      signed(
        isSigned(request, request.originalUrl.split('?')[0] ?? '', body)
          ? effect(jsonOf(body))
          : refusal(401, 'BAD_SIGNATURE', 'the signature does not fit'),
      ),
    )
  }

  app.post('/oms/v1/orders/find', (request, reply) =>
    call(
      'find',
      text(jsonOf(bytesOf(request.body).toString())['orderNo']),
      request,
      reply,
      ({ shop, orderNo, phone }) => {
        const order = books.find(text(shop), text(orderNo), text(phone))
        if (!order) return refusal(404, 'ORDER_NOT_FOUND', 'no such order of this phone')
        const { phone: _phone, shop: _shop, ...shown } = order
        return { status: 200, value: { order: shown } }
      },
    ),
  )

  app.put<{ Params: { returnNo: string } }>('/oms/v1/returns/:returnNo', (request, reply) =>
    call('returns', request.params.returnNo, request, reply, (told) => {
      const { returnNo } = request.params
      const order = books.find(text(told['shop']), text(told['orderNo']))
      const version = told['version']
      if (!order?.lines.some(({ lineNo }) => lineNo === told['lineNo']))
        return refusal(404, 'ORDER_NOT_FOUND', 'no such line')
      if (!Number.isSafeInteger(version) || told['returnNo'] !== returnNo)
        return refusal(400, 'BAD_REQUEST', 'version or number is missing')
      const known = books.returns.get(returnNo)
      const times = (known?.times ?? 0) + 1
      const isNewer = !known || (version as number) > known.version
      const held: HeldReturn = isNewer
        ? {
            told,
            returnNo,
            version: version as number,
            callbackUrl: text(told['callbackUrl']),
            times,
          }
        : { ...known, times }
      books.returns.set(returnNo, held)
      return { status: 200, value: { returnNo, version: held.version } }
    }),
  )

  return {
    books,
    async tell(returnNo, event) {
      const held = books.returns.get(returnNo)
      if (!held) return false
      const eventId = randomBytes(12).toString('hex')
      const written = JSON.stringify({ eventId, returnNo, ...event })
      await world.post.send({
        provider: 'oms',
        operation: 'event',
        subject: returnNo,
        url: held.callbackUrl,
        retries,
        accepts: (status) => status === 200,
        write: (struck) => ({
          headers: headersFor(held.callbackUrl, written, struck),
          body: written,
        }),
      })
      return true
    },
  }

  function headersFor(url: string, body: string, struck: Struck): Record<string, string> {
    const time = String(world.timeline.now() - (struck.has('staleTimestamp') ? 60 * minute : 0))
    const nonce = randomBytes(12).toString('hex')
    const signature = struck.has('wrongSignature')
      ? mac('forged')
      : mac('POST', new URL(url).pathname, time, nonce, body)
    return {
      'content-type': 'application/json',
      'x-oms-app': appKey,
      'x-oms-time': time,
      'x-oms-nonce': nonce,
      'x-oms-sign': signature,
    }
  }
}
