import { createHash } from 'node:crypto'
import { minute } from '@mallard/kernel'
import type { FastifyInstance } from 'fastify'
import { answerWith } from '../world/answering.ts'
import type { World } from '../world/world.ts'
import { register } from './register.ts'

const json = { 'content-type': 'application/json; charset=utf-8' }
const pageSize = 10

/**
 * Plays Qichacha's search for companies: key, seconds and secret are in the token, good for five
 * minutes.
 */
export function playQcc(app: FastifyInstance, { faults, keys, timeline }: World): void {
  const { key, secret } = keys.qcc
  app.get<{ Querystring: { key?: string; searchKey?: string } }>(
    '/qcc/FuzzySearch/GetList',
    (request, reply) => {
      const wanted = (request.query.searchKey ?? '').trim()
      const said = (Status: string, Message: string, more = {}) => ({
        status: 200,
        headers: json,
        body: JSON.stringify({ Status, Message, ...more }),
      })
      const refusals = {
        internal: () => ({
          status: 500,
          headers: json,
          body: JSON.stringify({ Status: '199', Message: '系统未知错误，请联系技术客服' }),
        }),
        tooMany: () => said('112', '您的账号剩余使用量已不足或已过期'),
      }
      return answerWith(reply, faults.strike('qcc', 'search', wanted), refusals, () => {
        const seconds = String(request.headers['timespan'] ?? '')
        const token = createHash('md5')
          .update(`${key}${seconds}${secret}`)
          .digest('hex')
          .toUpperCase()
        if (request.query.key !== key) return said('101', '当前的KEY无效或者还未生效')
        if (request.headers['token'] !== token) return said('115', 'token认证失败')
        if (!(Math.abs(timeline.now() - Number(seconds) * 1000) < 5 * minute))
          return said('115', 'token已过期')
        if (wanted.length < 2) return said('201', '查询无结果')
        const found = register.filter(
          ({ Name, CreditCode }) =>
            Name.includes(wanted) || CreditCode.startsWith(wanted.toUpperCase()),
        )
        if (found.length === 0) return said('201', '查询无结果')
        const Paging = { PageSize: pageSize, PageIndex: 1, TotalRecords: found.length }
        return said('200', '查询成功', { Paging, Result: found.slice(0, pageSize) })
      })
    },
  )
}
