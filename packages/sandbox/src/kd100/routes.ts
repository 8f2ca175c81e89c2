import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { answerWith } from '../world/answering.ts'
import type { Operation } from '../world/faults.ts'
import { formOf, type World } from '../world/world.ts'
import { type Json, jsonOf, said, text } from './business.ts'
import { companies, keyOf, needsPhone, type Parcels } from './parcels.ts'

const refusedPoll = (returnCode: string, message: string) =>
  said({ result: false, returnCode, message })
const refusedQuery = (returnCode: string, message: string) =>
  said({ result: false, returnCode, message })

function isHttp(url: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(url).protocol)
  } catch {
    return false
  }
}

export function kd100Routes(app: FastifyInstance, world: World, parcels: Parcels): void {
  const refusals = {
    internal: () => said({ result: false, returnCode: '500', message: '服务器错误' }, 500),
    tooMany: () => said({ result: false, returnCode: '503', message: '请求过于频繁' }, 429),
  }
  const strike = (operation: Operation, number: string) =>
    world.faults.strike('kd100', operation, number)

  app.post('/kd100/poll', (request, reply) => {
    const param = jsonOf(formOf(request.body).get('param'))
    const parameters = (param?.['parameters'] ?? {}) as Json
    const company = text(param?.['company'])
    const number = text(param?.['number'])
    return answerWith(reply, strike('subscribe', number), refusals, () => {
      if (formOf(request.body).get('schema') !== 'json' || !param)
        return refusedPoll('700', '订阅方的订阅数据存在错误')
      if (param['key'] !== world.keys.kd100Key)
        return refusedPoll('600', '您不是合法的订阅者（即授权Key出错）')
      if (!companies[company])
        return refusedPoll('701', '订阅方的订阅数据存在错误（如不支持的快递公司）')
      if (!/^[0-9A-Za-z-]{6,32}$/.test(number)) return refusedPoll('700', '快递单号格式错误')
      if (!isHttp(text(parameters['callbackurl'])))
        return refusedPoll('700', 'callbackurl为空或有误')
      if (needsPhone.includes(company) && !/\d{4}$/.test(text(parameters['phone'])))
        return refusedPoll('408', '验证码（收、寄件人电话号码）错误')
      const made = parcels.subscribe({
        company,
        number,
        callbackUrl: text(parameters['callbackurl']),
        salt: text(parameters['salt']),
      })
      return made
        ? said({ result: true, returnCode: '200', message: '提交成功' })
        : refusedPoll('501', '重复订阅')
    })
  })

  app.post('/kd100/poll/query.do', (request, reply) => {
    const form = formOf(request.body)
    const raw = form.get('param') ?? ''
    const param = jsonOf(raw)
    const company = text(param?.['com'])
    const number = text(param?.['num'])
    return answerWith(reply, strike('track', number), refusals, () => {
      const { kd100Key, kd100Customer } = world.keys
      const expected = createHash('md5')
        .update(raw + kd100Key + kd100Customer)
        .digest('hex')
        .toUpperCase()
      if (form.get('customer') !== kd100Customer || form.get('sign') !== expected)
        return refusedQuery('503', '验证签名失败')
      if (!param || !companies[company] || !number)
        return refusedQuery('400', '提交的数据不完整，或者贵公司没授权')
      if (needsPhone.includes(company) && !/\d{4}$/.test(text(param['phone'])))
        return refusedQuery('408', '快递公司参数异常：验证码错误')
      const parcel = parcels.all.get(keyOf(company, number))
      if (!parcel || parcel.steps.length === 0)
        return refusedQuery('500', '查询无结果，请隔段时间再查')
      return said(parcels.view(parcel))
    })
  })
}
