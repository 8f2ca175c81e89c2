import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Outcome, write } from '../world/answering.ts'
import type { BoundedMap } from '../world/bounded.ts'
import type { World } from '../world/world.ts'
import { businessRoute, type Json, said, text } from './business.ts'
import { drawLabel } from './label-picture.ts'
import { companies } from './parcels.ts'

interface Label {
  readonly orderId: string
  readonly account: string
  readonly taskId: string
  readonly company: string
  readonly number: string
  isCancelled: boolean
}

const refused = (code: number, message: string) => said({ success: false, code, message })

const prefixes: Readonly<Record<string, string>> = { shunfeng: 'SF', jd: 'JD', jtexpress: 'JT' }
const places = ['recMan', 'sendMan'] as const
const lines = ['name', 'mobile', 'printAddr'] as const

/** What an order lacks; undefined: nothing. */
function lackOf(input: Json): string | undefined {
  if (!companies[text(input['kuaidicom'])]) return 'kuaidicom 不支持该快递公司'
  if (!text(input['orderId']) || !text(input['cargo'])) return 'orderId、cargo 不能为空'
  return places
    .flatMap((place) => lines.map((line) => [place, line] as const))
    .find(([place, line]) => !text((input[place] as Json | undefined)?.[line]))
    ?.join('.')
    .concat(' 不能为空')
}

/** The account at the carrier: one has no numbers left, and a wrong key is known by its word. */
function accountFault(input: Json): Outcome | undefined {
  if (!text(input['partnerId']) || ['', 'wrong'].includes(text(input['partnerKey'])))
    return refused(601, '电子面单账号或密码错误')
  return input['partnerId'] === 'EMPTY'
    ? refused(500, '电子面单单号余额不足，请联系网点充值')
    : undefined
}

/**
 * Kuaidi100's electronic waybills: numbers of the carriers, and labels of 100 × 150 mm at 8 dots a
 * millimetre. The same order number has the same label.
 */
export function playLabels(app: FastifyInstance, world: World): void {
  const all = world.journal.map<Label>('kd100.labels', 2000)
  const answer = ({ taskId, number, company }: Label) =>
    said({
      success: true,
      code: 200,
      message: '成功',
      data: {
        taskId,
        kuaidinum: number,
        kuaidicom: company,
        label: `${world.url()}/kd100/label/${taskId}.png`,
      },
    })

  businessRoute(app, world, {
    path: '/kd100/label/order',
    operationOf: (method) => (method === 'cancel' ? 'labelCancel' : 'labelOrder'),
    subjectOf: (input) => text(input['orderId']),
    refusals: {
      internal: () => said({ success: false, code: 500, message: '服务器错误' }, 500),
      tooMany: () => refused(503, '请求过于频繁'),
    },
    unsigned: () => refused(503, '验证签名失败'),
    act(method, input) {
      const fault = accountFault(input)
      if (fault) return fault
      if (method === 'cancel') return cancelled(all, input)
      if (method !== 'order') return refused(10000, '参数错误 method')
      const before = all.get(text(input['orderId']))
      if (before && !before.isCancelled) return answer(before)
      const lack = lackOf(input)
      if (lack) return refused(10000, `参数错误 ${lack}`)
      const label = fresh(input, all.size)
      all.set(label.orderId, label)
      return answer(label)
    },
  })

  app.get<{ Params: { name: string } }>('/kd100/label/:name', (request, reply) => {
    const taskId = request.params.name.replace(/\.png$/, '')
    const label = [...all.values()].find((each) => each.taskId === taskId)
    const headers = { 'content-type': label ? 'image/png' : 'text/plain' }
    const body = label ? drawLabel(label) : 'not found'
    return write(reply, { status: label ? 200 : 404, headers, body })
  })
}

const fresh = (input: Json, count: number): Label => {
  const company = text(input['kuaidicom'])
  const serial = randomBytes(5).readUIntBE(0, 5) % 10 ** 8
  return {
    orderId: text(input['orderId']),
    account: text(input['partnerId']),
    taskId: randomBytes(16).toString('hex').toUpperCase(),
    company,
    number: `${prefixes[company] ?? '7'}${String(serial).padStart(8, '0')}${String(count % 10_000).padStart(4, '0')}`,
    isCancelled: false,
  }
}

function cancelled(all: BoundedMap<Label>, input: Json): Outcome {
  const label = all.get(text(input['orderId']))
  if (!label || label.number !== input['kuaidinum'] || label.account !== input['partnerId'])
    return refused(500, '运单号不存在')
  label.isCancelled = true
  all.set(label.orderId, label)
  return said({ success: true, code: 200, message: '成功', data: {} })
}
