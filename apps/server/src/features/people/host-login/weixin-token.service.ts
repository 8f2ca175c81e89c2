import { setTimeout as sleep } from 'node:timers/promises'
import { minute, second } from '@mallard/kernel'
import type { Answer, WeixinChannel, WeixinFailure, WeixinToken } from '@mallard/providers/weixin'
import { randomToken } from '#platform/secrets.ts'
import type { Services } from '#platform/services.ts'
import { keepToken, readToken, takeLease, type TokenKey } from './weixin-token.repo.ts'

/** WeChat gives a new one five minutes before the old one ends; both hold in between. */
const early = 5 * minute
/** Longer than a provider call may take. */
const leaseLife = 10 * second
/** Real time between two looks at what another process is fetching, and how often. */
const lookEvery = 40
const looks = 160

type TokenAnswer = Answer<string, WeixinFailure>
type TokenServices = Pick<Services, 'db' | 'clock' | 'signIn'>

const notSetUp = {
  kind: 'failed',
  reason: 'config',
  code: 'APP',
  message: 'WeChat is not set up',
} as const

/**
 * The access token of an app. `stale` is one that WeChat refused: it is replaced, unless somebody
 * else did so already.
 */
export async function accessTokenOf(
  services: TokenServices,
  app: 'web' | 'mini',
  stale?: string,
): Promise<TokenAnswer> {
  const { weixin } = services.signIn
  const appId = weixin?.appIds[app]
  if (!weixin || !appId) return notSetUp
  return held(services, { appId, kind: 'access' }, stale, () =>
    weixin.accessToken(app, stale !== undefined),
  )
}

/** Runs a call that wants the access token; a token that is refused is replaced, once. */
export async function withAccessToken<T>(
  services: TokenServices,
  app: 'web' | 'mini',
  call: (weixin: WeixinChannel, token: string) => Promise<Answer<T, WeixinFailure>>,
): Promise<Answer<T, WeixinFailure>> {
  const { weixin } = services.signIn
  if (!weixin) return notSetUp
  const token = await accessTokenOf(services, app)
  if (token.kind !== 'ok') return token
  const first = await call(weixin, token.data)
  if (first.kind !== 'failed' || first.reason !== 'badToken') return first
  const next = await accessTokenOf(services, app, token.data)
  return next.kind === 'ok' ? call(weixin, next.data) : next
}

/** What pages of the official account sign with, and that account's id. */
export async function jsapiTicketOf(
  services: TokenServices,
): Promise<Answer<{ appId: string; ticket: string }, WeixinFailure>> {
  const appId = services.signIn.weixin?.appIds.web
  if (!appId) return notSetUp
  const ticket = await held(services, { appId, kind: 'jsapi' }, undefined, () =>
    withAccessToken(services, 'web', (weixin, token) => weixin.jsapiTicket(token)),
  )
  return ticket.kind === 'ok' ? { kind: 'ok', data: { appId, ticket: ticket.data } } : ticket
}

/**
 * What is kept, or fetched by one of all who want it now: the others go on with the old one while
 * it holds, or wait.
 */
async function held(
  { db, clock }: TokenServices,
  key: TokenKey,
  stale: string | undefined,
  fetch: () => Promise<Answer<WeixinToken, WeixinFailure>>,
): Promise<TokenAnswer> {
  for (let look = 0; look < looks; look += 1) {
    const now = clock.now()
    const kept = await readToken(db, key)
    const left = kept && kept.value !== stale ? kept.expiresAt - now : 0
    if (kept && left > early) return { kind: 'ok', data: kept.value }
    const lease = randomToken()
    if (await takeLease(db, key, lease, new Date(now), new Date(now + leaseLife))) {
      // Anyone who held the lease before may have brought it between our look and our lease.
      const brought = await readToken(db, key)
      if (brought && brought.value !== stale && brought.expiresAt - now > early) {
        await keepToken(db, key, lease, undefined)
        return { kind: 'ok', data: brought.value }
      }
      return fetchFor(db, key, lease, now, fetch)
    }
    if (kept && left > 0) return { kind: 'ok', data: kept.value }
    await sleep(lookEvery)
  }
  return { kind: 'unknown', code: 'WAIT', message: 'another process is still fetching it' }
}

async function fetchFor(
  db: TokenServices['db'],
  key: TokenKey,
  lease: string,
  now: number,
  fetch: () => Promise<Answer<WeixinToken, WeixinFailure>>,
): Promise<TokenAnswer> {
  let fresh: { value: string; expiresAt: Date } | undefined
  try {
    const answer = await fetch()
    if (answer.kind !== 'ok') return answer
    fresh = { value: answer.data.value, expiresAt: new Date(now + answer.data.life) }
    return { kind: 'ok', data: fresh.value }
  } finally {
    await keepToken(db, key, lease, fresh)
  }
}
