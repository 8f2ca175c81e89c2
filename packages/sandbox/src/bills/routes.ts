import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Fen } from '@mallard/kernel'
import type { FastifyInstance } from 'fastify'
import type { AlipayPlay } from '../alipay/alipay.ts'
import type { World } from '../world/world.ts'
import { makeMerchantCheck } from '../wxpay/merchant.ts'
import { refusal } from '../wxpay/books.ts'
import type { WechatPlay } from '../wxpay/wxpay.ts'
import { isOver, makeBillFiles } from './files.ts'
import { wechatBill } from './wechat-bill.ts'

/**
 * Bills of days that are over. Files that were asked for can be fetched for a while, by anyone who
 * knows their name.
 */
export function billRoutes(
  app: FastifyInstance,
  world: World,
  { wechat, alipay }: { wechat: WechatPlay; alipay: AlipayPlay },
): void {
  const files = makeBillFiles()
  const merchantFault = makeMerchantCheck(world)

  app.get<{ Querystring: Record<string, string> }>('/wxpay/v3/bill/tradebill', (request, reply) => {
    const { bill_date: day = '', bill_type: type = 'ALL', tar_type: packed } = request.query
    return wechat.call('bill', day, request, reply, (_body, struck) => {
      if (!isOver(world.timeline, day) || type !== 'ALL')
        return refusal(400, 'PARAM_ERROR', '账单日期不正确')
      const bill = wechatBill(
        wechat.books,
        world.keys.merchantId,
        day,
        (struck.has('amountMismatch') ? 1 : 0) as Fen,
      )
      if (bill === undefined) return refusal(400, 'NO_STATEMENT_EXIST', '账单文件不存在')
      const bytes = Buffer.from(bill)
      const token = files.keep(packed === 'GZIP' ? gzipSync(bytes) : bytes)
      const digest = createHash('sha1').update(struck.has('wrongMerchant') ? `${bill} ` : bytes)
      return {
        status: 200,
        value: {
          hash_type: 'SHA1',
          hash_value: digest.digest('hex'),
          download_url: `${world.url()}/wxpay/v3/billdownload/file?token=${token}`,
        },
      }
    })
  })

  app.get<{ Querystring: { token?: string } }>('/wxpay/v3/billdownload/file', (request, reply) => {
    const fault = merchantFault(request)
    const file = files.get(request.query.token ?? '')
    if (fault || !file)
      return reply
        .code(fault ? 401 : 400)
        .send({ code: fault ? 'SIGN_ERROR' : 'INVALID_REQUEST', message: fault ?? '' })
    return reply.type('application/octet-stream').send(file)
  })

  app.get<{ Querystring: { token?: string } }>('/alipay/bill', (request, reply) => {
    const file = alipay.files.get(request.query.token ?? '')
    return file ? reply.type('application/zip').send(file) : reply.code(404).send('')
  })
}
