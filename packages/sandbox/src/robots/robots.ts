import { createHmac } from 'node:crypto'
import { hour, type Instant } from '@mallard/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerWith, type Outcome } from '../world/answering.ts'
import type { World } from '../world/world.ts'

/** What a robot said in its group. */
export interface RobotSaid {
  readonly kind: 'wecom' | 'dingtalk' | 'feishu' | 'hook'
  readonly text: string
  readonly id: string
  readonly at: Instant
}

export interface RobotsPlay {
  /** The newest last. */
  said(kind?: string): readonly RobotSaid[]
}

type Json = Readonly<Record<string, unknown>>

const json = (body: object, status = 200): Outcome => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
})
const base64 = (key: string, text: string) =>
  createHmac('sha256', key).update(text).digest('base64')

function bodyOf({ body }: FastifyRequest): Json {
  try {
    return JSON.parse((body as Buffer | undefined)?.toString() ?? '') as Json
  } catch {
    return {}
  }
}

/** Messages that each group keeps, and those that one robot may send in a minute. */
const [kept, perMinute] = [2000, 20]

/** What the robots of all kinds are played with. */
interface Group {
  readonly own: World['keys']['robots']
  readonly timeline: World['timeline']
  /** Answers as told, or with the fault that was asked for. */
  answer(
    kind: RobotSaid['kind'],
    reply: FastifyReply,
    tooMany: Outcome,
    effect: () => Outcome,
  ): ReturnType<typeof answerWith>
  /** Keeps a message, unless there were too many of its kind. */
  take(kind: RobotSaid['kind'], text: unknown, id: string, tooMany: Outcome): Outcome | undefined
}

/**
 * Plays the robots in groups of WeCom, DingTalk and Feishu, and a system of the shop's own that
 * takes signed JSON: each checks key and signature by itself, and takes no more than twenty messages
 * a minute.
 */
export function playRobots(app: FastifyInstance, world: World): RobotsPlay {
  const { keys, faults, timeline } = world
  const own = keys.robots
  const said: RobotSaid[] = []

  const take: Group['take'] = (kind, text, id, tooMany) => {
    const at = timeline.now()
    const recent = said.filter((each) => each.kind === kind && each.at > at - 60_000)
    if (kind !== 'hook' && recent.length >= perMinute) return tooMany
    said.push({ kind, text: String(text), id, at })
    if (said.length > kept) said.shift()
    return undefined
  }
  const answer: Group['answer'] = (kind, reply, tooMany, effect) =>
    answerWith(
      reply,
      faults.strike('robot', 'send', kind),
      {
        internal: () => ({ ...tooMany, status: 502, body: '<html>Bad Gateway</html>' }),
        tooMany: () => tooMany,
      },
      effect,
    )

  const group = { own, timeline, answer, take }
  playWecom(app, group)
  playDingtalk(app, group)
  playFeishu(app, group)
  playHook(app, group)
  return { said: (kind) => said.filter((each) => kind === undefined || each.kind === kind) }
}

function playWecom(app: FastifyInstance, { answer, take, own }: Group): void {
  app.post<{ Querystring: { key?: string } }>(
    '/robots/wecom/cgi-bin/webhook/send',
    (request, reply) => {
      const tooMany = json({ errcode: 45009, errmsg: 'api freq out of limit' })
      return answer('wecom', reply, tooMany, () => {
        if (request.query.key !== own.wecom)
          return json({ errcode: 93000, errmsg: 'invalid webhook url' })
        const { msgtype, text } = bodyOf(request) as {
          msgtype?: string
          text?: { content?: string }
        }
        const content = text?.content ?? ''
        if (msgtype !== 'text' || content === '')
          return json({ errcode: 40008, errmsg: 'invalid message type' })
        if (Buffer.byteLength(content) > 2048)
          return json({ errcode: 40058, errmsg: 'content exceed max length' })
        return take('wecom', content, '', tooMany) ?? json({ errcode: 0, errmsg: 'ok' })
      })
    },
  )
}

function playDingtalk(app: FastifyInstance, { answer, take, own, timeline }: Group): void {
  app.post<{ Querystring: { access_token?: string; timestamp?: string; sign?: string } }>(
    '/robots/dingtalk/robot/send',
    (request, reply) => {
      const tooMany = json({ errcode: 660026, errmsg: 'send too fast' })
      return answer('dingtalk', reply, tooMany, () => {
        const { access_token: token, timestamp = '', sign } = request.query
        if (token !== own.dingtalk) return json({ errcode: 300005, errmsg: 'token is not exist' })
        const isFresh = Math.abs(timeline.now() - Number(timestamp)) < hour
        if (!isFresh || sign !== base64(own.dingtalkSecret, `${timestamp}\n${own.dingtalkSecret}`))
          return json({ errcode: 310000, errmsg: 'sign not match' })
        const { msgtype, text } = bodyOf(request) as {
          msgtype?: string
          text?: { content?: string }
        }
        if (msgtype !== 'text' || !text?.content)
          return json({ errcode: 400105, errmsg: 'unsupported msgtype' })
        return take('dingtalk', text.content, '', tooMany) ?? json({ errcode: 0, errmsg: 'ok' })
      })
    },
  )
}

function playFeishu(app: FastifyInstance, { answer, take, own, timeline }: Group): void {
  app.post<{ Params: { key: string } }>(
    '/robots/feishu/open-apis/bot/v2/hook/:key',
    (request, reply) => {
      const tooMany = json({ code: 11232, msg: 'frequency limited' })
      return answer('feishu', reply, tooMany, () => {
        if (request.params.key !== own.feishu)
          return json({ code: 19001, msg: 'param invalid: incoming webhook access token invalid' })
        const {
          timestamp,
          sign,
          msg_type: type,
          content,
        } = bodyOf(request) as {
          timestamp?: string
          sign?: string
          msg_type?: string
          content?: { text?: string }
        }
        const isFresh = Math.abs(timeline.now() - Number(timestamp) * 1000) < hour
        if (!isFresh || sign !== base64(`${timestamp}\n${own.feishuSecret}`, ''))
          return json({ code: 19021, msg: 'sign match fail or timestamp is not within one hour' })
        if (type !== 'text' || !content?.text) return json({ code: 9499, msg: 'Bad Request' })
        return (
          take('feishu', content.text, '', tooMany) ?? json({ code: 0, msg: 'success', data: {} })
        )
      })
    },
  )
}

function playHook(app: FastifyInstance, { answer, take, own, timeline }: Group): void {
  app.post<{ Params: { key: string } }>('/robots/hook/:key', (request, reply) =>
    answer('hook', reply, json({}, 429), () => {
      if (request.params.key !== own.hook) return json({}, 404)
      const header = (name: string) => String(request.headers[`x-mallard-${name}`] ?? '')
      const body = (request.body as Buffer).toString()
      const expected = createHmac('sha256', own.hookSecret)
        .update(`${header('time')}\n${header('id')}\n${body}`)
        .digest('hex')
      const isFresh = Math.abs(timeline.now() - Number(header('time'))) < hour / 12
      if (!isFresh || header('sign') !== expected) return json({}, 401)
      return (
        take('hook', body, header('id'), json({}, 429)) ?? { ...json({}), status: 204, body: '' }
      )
    }),
  )
}
