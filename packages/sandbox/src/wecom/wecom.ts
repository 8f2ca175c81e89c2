import { randomBytes } from 'node:crypto'
import { hour, type Instant } from '@mallard/kernel'
import type { FastifyInstance } from 'fastify'
import { makeCodes } from '../people/codes.ts'
import { openidOf, people, personOf } from '../people/people.ts'
import { answerWith } from '../world/answering.ts'
import type { World } from '../world/world.ts'

/** `disabled`: still on the list, and may not enter; `gone`: has left. */
export type ColleagueState = 'here' | 'disabled' | 'gone'

export interface WecomPlay {
  /** What became of a colleague; false when this is nobody of the corporation. */
  set(personId: string, state: ColleagueState): boolean
  /** What WeCom hands to a page for this person. */
  issue(personId: string): string | undefined
  forgetTokens(): void
}

type Said = Readonly<Record<string, unknown>>

const said = (body: Said) => ({
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
})
const refusals = {
  internal: () => said({ errcode: -1, errmsg: 'system busy' }),
  tooMany: () => said({ errcode: 45009, errmsg: 'api freq out of limit' }),
}

/** Gives out the corporation's token, and knows the one that is good now. */
function tokenIssuer(world: World) {
  const keys = world.keys.people
  let token: { value: string; until: Instant } | undefined

  function give(query: URLSearchParams): Said {
    if (query.get('corpid') !== keys.corpId) return { errcode: 40013, errmsg: 'invalid corpid' }
    if (query.get('corpsecret') !== keys.corpSecret)
      return { errcode: 40001, errmsg: 'invalid credential' }
    const now = world.timeline.now()
    if (!token || token.until <= now)
      token = { value: randomBytes(64).toString('base64url'), until: now + 2 * hour }
    return {
      errcode: 0,
      errmsg: 'ok',
      access_token: token.value,
      expires_in: Math.floor((token.until - now) / 1000),
    }
  }

  function fault(query: URLSearchParams): Said | undefined {
    if (!token || query.get('access_token') !== token.value)
      return { errcode: 40014, errmsg: 'invalid access_token' }
    return token.until <= world.timeline.now()
      ? { errcode: 42001, errmsg: 'access_token expired' }
      : undefined
  }

  return {
    give,
    fault,
    forget() {
      token = undefined
    },
  }
}

/** `https://qyapi.weixin.qq.com`, below `/wecom`; its authorize page is WeChat's. */
export function playWecom(app: FastifyInstance, world: World): WecomPlay {
  const codes = makeCodes<undefined>(world)
  const states = world.journal.map<ColleagueState>('wecom.colleague', 1000)
  const stateOf = (userId: string) => states.get(userId) ?? 'here'
  const keys = world.keys.people
  const tokens = tokenIssuer(world)

  function getuserinfo(query: URLSearchParams): Said {
    const fault = tokens.fault(query)
    if (fault) return fault
    const taken = codes.take(keys.corpId, query.get('code') ?? '')
    if (typeof taken === 'string') return { errcode: 40029, errmsg: 'invalid code' }
    const { person } = taken
    const who =
      person.colleague && stateOf(person.colleague) !== 'gone'
        ? { userid: person.colleague }
        : { openid: openidOf(person, keys.corpId) }
    return { errcode: 0, errmsg: 'ok', ...who }
  }

  function userget(query: URLSearchParams): Said {
    const fault = tokens.fault(query)
    if (fault) return fault
    const userid = query.get('userid') ?? ''
    const person = people.find(({ colleague }) => colleague === userid)
    if (!person || stateOf(userid) === 'gone') return { errcode: 60111, errmsg: 'userid not found' }
    return {
      errcode: 0,
      errmsg: 'ok',
      userid,
      name: person.name,
      department: [1],
      status: stateOf(userid) === 'disabled' ? 2 : 1,
    }
  }

  for (const [path, operation, answer] of [
    ['/cgi-bin/gettoken', 'token', tokens.give],
    ['/cgi-bin/auth/getuserinfo', 'grant', getuserinfo],
    ['/cgi-bin/user/get', 'profile', userget],
  ] as const) {
    app.get(`/wecom${path}`, (request, reply) => {
      const query = new URL(request.raw.url ?? '/', world.url()).searchParams
      return answerWith(
        reply,
        world.faults.strike('wecom', operation, query.get('code') ?? query.get('userid') ?? ''),
        refusals,
        () => said(answer(query)),
      )
    })
  }

  return {
    set(personId, state) {
      const userId = personOf(personId)?.colleague
      if (!userId) return false
      states.set(userId, state)
      return true
    },
    issue(personId) {
      const person = personOf(personId)
      return person && codes.issue(keys.corpId, person, undefined)
    },
    forgetTokens: tokens.forget,
  }
}
