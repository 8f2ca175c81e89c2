import { minute, second } from '@mallard/kernel'
import { answered, failed, unknown, type Answer } from '../answer.ts'
import { withBreaker } from '../http/breaker.ts'
import { integerOf, parseFields, textOf, type Fields } from '../http/fields.ts'
import { httpTransport, WireFault } from '../http/transport.ts'
import type { WecomConfig } from './config.ts'
import type { WecomChannel, WecomFailure, WecomPerson } from './port.ts'

export type { WecomConfig } from './config.ts'
export type { Answer } from '../answer.ts'
export type * from './port.ts'

const failures: Readonly<Record<number, WecomFailure>> = {
  40029: 'badCode',
  40014: 'badToken',
  42001: 'badToken',
  45009: 'tooOften',
}
const busy = -1
/** No such user id in the address book, or none that this app may see. */
const nobody: ReadonlySet<number> = new Set([60111, 50002])
/** Of `user/get`: 2 shut out, 5 has left; 1 and 4 (not activated yet) belong to the corporation. */
const outside: ReadonlySet<number> = new Set([2, 5])

/** WeCom's sign-in for the corporation's own people. */
export function createWecom(config: WecomConfig): WecomChannel {
  const transport = withBreaker(config.transport ?? httpTransport(), config.clock)
  // WeCom gives every process that asks the same token, so each may keep its own copy.
  let token: { value: string; until: number } | undefined

  async function ask<T>(
    path: string,
    query: Readonly<Record<string, string>>,
    read: (fields: Fields) => T | undefined,
  ): Promise<Answer<T, WecomFailure>> {
    const url = new URL(config.apiUrl + path)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    try {
      const answer = await transport({ method: 'GET', url, headers: {} })
      const fields = parseFields(answer.body.toString())
      if (!fields || answer.status !== 200) return unknown(String(answer.status))
      const code = integerOf(fields, 'errcode') ?? 0
      if (code === busy) return unknown(String(code))
      if (code !== 0)
        return failed(failures[code] ?? 'config', String(code), textOf(fields, 'errmsg'))
      const value = read(fields)
      return value === undefined ? unknown('SHAPE') : answered(value)
    } catch (error) {
      if (error instanceof WireFault) return unknown(error.code)
      throw error
    }
  }

  async function ownToken(): Promise<Answer<string, WecomFailure>> {
    if (token && token.until > config.clock.now()) return answered(token.value)
    const answer = await ask(
      '/cgi-bin/gettoken',
      { corpid: config.corpId, corpsecret: config.secret },
      (fields) => {
        const value = textOf(fields, 'access_token')
        const seconds = integerOf(fields, 'expires_in')
        return value && seconds
          ? { value, until: config.clock.now() + seconds * second - 5 * minute }
          : undefined
      },
    )
    if (answer.kind !== 'ok') return answer
    token = answer.data
    return answered(answer.data.value)
  }

  /** A refused token is no verdict: the same once more with a new one. */
  async function withToken<T>(
    question: (token: string) => Promise<Answer<T, WecomFailure>>,
  ): Promise<Answer<T, WecomFailure>> {
    for (let isAgain = false; ; isAgain = true) {
      const own = await ownToken()
      if (own.kind !== 'ok') return own
      const answer = await question(own.data)
      if (isAgain || answer.kind !== 'failed' || answer.reason !== 'badToken') return answer
      token = undefined
    }
  }

  function personBy(accessToken: string, code: string): Promise<Answer<WecomPerson, WecomFailure>> {
    return ask('/cgi-bin/auth/getuserinfo', { access_token: accessToken, code }, (fields) => {
      const userId = textOf(fields, 'userid')
      if (userId) return { kind: 'colleague', userId }
      return textOf(fields, 'openid') ? { kind: 'externalIdentity' } : undefined
    })
  }

  return {
    corpId: config.corpId,
    authorizeUrl({ redirectUri, state }) {
      return `${config.openUrl}/connect/oauth2/authorize?appid=${config.corpId}&redirect_uri=${encodeURIComponent(redirectUri)}&response_type=code&scope=snsapi_base&state=${state}&agentid=${config.agentId}#wechat_redirect`
    },
    // The token is refused before the code is looked at, so the code is still good the second time.
    person: (code) => withToken((accessToken) => personBy(accessToken, code)),
    async isColleague(userId) {
      const answer = await withToken((access_token) =>
        ask('/cgi-bin/user/get', { access_token, userid: userId }, (fields) =>
          integerOf(fields, 'status'),
        ),
      )
      if (answer.kind === 'failed' && nobody.has(Number(answer.code))) return answered(false)
      return answer.kind === 'ok' ? answered(!outside.has(answer.data)) : answer
    },
  }
}
