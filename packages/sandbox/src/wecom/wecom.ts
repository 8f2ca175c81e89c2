import { randomBytes } from 'node:crypto'
import { hour, type Instant } from '@mallard/kernel'
import type { FastifyInstance } from 'fastify'
import { makeCodes } from '../people/codes.ts'
import { openidOf, personOf } from '../people/people.ts'
import { answerWith } from '../world/answering.ts'
import type { World } from '../world/world.ts'

export interface WecomPlay {
  /** What WeCom hands to a page for this person. */
  issue(personId: string): string | undefined
  forgetTokens(): void
}

type Said = Readonly<Record<string, unknown>>

const said = (body: Said) => ({ status: 200, headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(body) })
const refusals = {
  internal: () => said({ errcode: -1, errmsg: 'system busy' }),
  tooMany: () => said({ errcode: 45009, errmsg: 'api freq out of limit' }),
}

/** `https://qyapi.weixin.qq.com`, below `/wecom`; its authorize page is WeChat's. */
export function playWecom(app: FastifyInstance, world: World): WecomPlay {
  const codes = makeCodes<undefined>(world)
  let token: { value: string; until: Instant } | undefined
  const keys = world.keys.people

  function gettoken(query: URLSearchParams): Said {
    if (query.get('corpid') !== keys.corpId) return { errcode: 40013, errmsg: 'invalid corpid' }
    if (query.get('corpsecret') !== keys.corpSecret) return { errcode: 40001, errmsg: 'invalid credential' }
    const now = world.timeline.now()
    if (!token || token.until <= now) token = { value: randomBytes(64).toString('base64url'), until: now + 2 * hour }
    return { errcode: 0, errmsg: 'ok', access_token: token.value, expires_in: Math.floor((token.until - now) / 1000) }
  }

  function getuserinfo(query: URLSearchParams): Said {
    if (!token || query.get('access_token') !== token.value) return { errcode: 40014, errmsg: 'invalid access_token' }
    if (token.until <= world.timeline.now()) return { errcode: 42001, errmsg: 'access_token expired' }
    const taken = codes.take(keys.corpId, query.get('code') ?? '')
    if (typeof taken === 'string') return { errcode: 40029, errmsg: 'invalid code' }
    const { person } = taken
    const who = person.colleague ? { userid: person.colleague } : { openid: openidOf(person, keys.corpId) }
    return { errcode: 0, errmsg: 'ok', ...who }
  }

  for (const [path, operation, answer] of [
    ['/cgi-bin/gettoken', 'token', gettoken],
    ['/cgi-bin/auth/getuserinfo', 'grant', getuserinfo],
  ] as const) {
    app.get(`/wecom${path}`, (request, reply) => {
      const query = new URL(request.raw.url ?? '/', world.url()).searchParams
      return answerWith(reply, world.faults.strike('wecom', operation, query.get('code') ?? ''), refusals, () => said(answer(query)))
    })
  }

  return {
    issue(personId) {
      const person = personOf(personId)
      return person && codes.issue(keys.corpId, person, undefined)
    },
    forgetTokens() {
      token = undefined
    },
  }
}
