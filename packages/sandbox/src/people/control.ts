import type { FastifyInstance } from 'fastify'
import type { AppleFlaw, ApplePlay } from '../apple/apple.ts'
import { bytesOf } from '../world/world.ts'
import type { ColleagueState, WecomPlay } from '../wecom/wecom.ts'
import type { WeixinPlay } from '../wxapi/wxapi.ts'
import { appleClients, weixinAppIds, type WeixinAppName } from './own-keys.ts'
import { people } from './people.ts'

export interface PeoplePlays {
  readonly weixin: WeixinPlay
  readonly apple: ApplePlay
  readonly wecom: WecomPlay
}

const flaws: readonly AppleFlaw[] = [
  'none',
  'otherKey',
  'otherIssuer',
  'otherAudience',
  'expired',
  'otherNonce',
  'unsigned',
]

const states: readonly ColleagueState[] = ['here', 'disabled', 'gone']

/** What tests do to the parties that know people; `guarded` asks for the control token. */
export function peopleControl(
  guarded: FastifyInstance,
  { weixin, apple, wecom }: PeoplePlays,
): void {
  guarded.get('/_ctl/people', () => people)
  guarded.get('/_ctl/weixin', () => weixin.fetched)
  guarded.get<{ Params: { app: string } }>('/_ctl/weixin/ticket/:app', (request) => ({
    ticket: weixin.ticketOf(weixinAppIds[request.params.app as WeixinAppName]) ?? null,
  }))
  guarded.post('/_ctl/people/code', (request, reply) => {
    const { provider, app = 'web', person = '', nonce, redirectUri, scope } = bodyOf(request.body)
    const code =
      provider === 'wecom'
        ? wecom.issue(person)
        : provider === 'apple'
          ? apple.issue(appleClients[app as 'web'], person, nonce, redirectUri)
          : weixin.issue(
              weixinAppIds[app as WeixinAppName],
              person,
              scope === 'snsapi_base' ? scope : undefined,
            )
    return code ? { code } : reply.code(400).send({ message: 'person or app is unknown' })
  })
  guarded.post('/_ctl/weixin/forget-tokens', (_request, reply) => {
    weixin.forgetTokens()
    return reply.code(204).send()
  })
  guarded.post('/_ctl/wecom/forget-tokens', (_request, reply) => {
    wecom.forgetTokens()
    return reply.code(204).send()
  })
  guarded.post('/_ctl/wecom/colleague', (request, reply) => {
    const { person = '', state } = bodyOf(request.body)
    const next = states.find((each) => each === state)
    return next && wecom.set(person, next)
      ? reply.code(204).send()
      : reply
          .code(400)
          .send({ message: `person must be a colleague, state one of ${states.join(', ')}` })
  })
  guarded.get<{ Querystring: { person?: string } }>('/_ctl/apple/grants', (request) =>
    apple.grants(request.query.person ?? ''),
  )
  guarded.post('/_ctl/apple/rotate', (request, reply) => {
    apple.rotate(bodyOf(request.body)['last'] === 'true')
    return reply.code(204).send()
  })
  guarded.post('/_ctl/apple/flaw', (request, reply) => {
    const flaw = flaws.find((each) => each === bodyOf(request.body)['flaw'])
    if (!flaw) return reply.code(400).send({ message: `flaw must be one of ${flaws.join(', ')}` })
    apple.flaw(flaw)
    return reply.code(204).send()
  })
}

function bodyOf(body: unknown): Readonly<Record<string, string | undefined>> {
  try {
    const value: unknown = JSON.parse(bytesOf(body).toString() || '{}')
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, String(each)]))
      : {}
  } catch {
    return {}
  }
}
