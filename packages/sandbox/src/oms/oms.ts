import type { FastifyInstance } from 'fastify'
import { jsonOf, playSigned, refusal, textOf, type Json } from '../world/signed-party.ts'
import type { World } from '../world/world.ts'
import { makeOmsBooks, type HeldOrder, type HeldReturn, type OmsBooks } from './books.ts'

export interface OmsPlay {
  readonly books: OmsBooks
  /**
   * The warehouse has the goods, or the platform has settled it: the shop is told. False for a
   * return that is not known.
   */
  tell(returnNo: string, event: Json): Promise<boolean>
}

/** The OMS that keeps the orders of other platforms, below `/oms`. */
export function playOms(app: FastifyInstance, world: World, orders: readonly HeldOrder[]): OmsPlay {
  const books = makeOmsBooks(world)
  books.keep(orders)
  const { call, push } = playSigned(world, 'oms', world.keys.oms)

  app.post('/oms/v1/orders/find', (request, reply) =>
    call(
      'find',
      textOf(jsonOf(request.body)['orderNo']),
      request,
      reply,
      ({ shop, orderNo, phone }) => {
        const order = books.find(textOf(shop), textOf(orderNo), textOf(phone))
        if (!order) return refusal(404, 'ORDER_NOT_FOUND', 'no such order of this phone')
        const { phone: _phone, shop: _shop, ...shown } = order
        return { status: 200, value: { order: shown } }
      },
    ),
  )

  app.put<{ Params: { returnNo: string } }>('/oms/v1/returns/:returnNo', (request, reply) =>
    call('returns', request.params.returnNo, request, reply, (told) => {
      const { returnNo } = request.params
      const order = books.find(textOf(told['shop']), textOf(told['orderNo']))
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
            callbackUrl: textOf(told['callbackUrl']),
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
      await push(returnNo, held.callbackUrl, { returnNo, ...event })
      return true
    },
  }
}
