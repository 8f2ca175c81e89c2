import type { ErrorName } from '@mallard/contract/errors'
import { cleanLine } from '@mallard/contract/fields'
import type { SignedIn } from '@mallard/contract/people/identity/identity.fields'
import { ok, refuse, type Result } from '@mallard/kernel'
import type { Acknowledgement } from '@mallard/providers/pay'
import type { AppleApp, AppleChannel } from '@mallard/providers/apple'
import type { GivenConsent } from '#features/people/identity/index.ts'
import { escapedHtml } from '#platform/html.rules.ts'
import type { RawMessage } from '#platform/http/bind.ts'
import type { Ctx } from '#platform/http/context.ts'
import { hashOf } from '#platform/secrets.ts'
import { keepAppleGrant } from './apple-grant.service.ts'
import { findAttempt, nameAttempt } from './attempt.repo.ts'
import { attemptOf, beginAttempt } from './attempt.service.ts'
import { codeOnce, type Outcome } from './code-once.service.ts'
import { enter, longestNickname, mayExchange, nothing, outcomeOf } from './enter.service.ts'
import { loginPage, refusedBy } from './weixin.service.ts'

interface Input {
  readonly code?: string | undefined
  readonly state?: string | undefined
  readonly to?: string | undefined
  readonly consents?: readonly GivenConsent[] | undefined
}

export const returnPath = '/hooks/sign-in/apple'

export async function appleLogin(
  ctx: Ctx,
  { code, state, to, consents = [] }: Input,
): Promise<Result<SignedIn, ErrorName>> {
  const { apple } = ctx.services.signIn
  if (!apple?.has.web) return refuse('wayUnavailable')
  if (!(await mayExchange(ctx))) return refuse('tooOften')
  const redirectUri = ctx.services.publicUrl + returnPath
  if (code === undefined) {
    const begun = await beginAttempt(ctx, 'apple', to, consents)
    return ok({ ...nothing, url: apple.authorizeUrl({ redirectUri, ...begun }) })
  }
  const attempt = state === undefined ? undefined : await attemptOf(ctx, 'apple', state)
  if (!attempt) return refuse('signInOver')
  const exchange = () =>
    exchangeApple(ctx, apple, 'web', { code, nonce: attempt.nonce, redirectUri }, attempt.name)
  const entered = await enter(
    ctx,
    await codeOnce(
      ctx,
      { provider: 'apple', appId: 'web', code },
      attempt.isOwn ? exchange : undefined,
    ),
    [...attempt.agreed, ...consents],
  )
  return entered.ok ? ok({ ...entered.value, to: attempt.target }) : entered
}

export async function exchangeApple(
  ctx: Ctx,
  apple: AppleChannel,
  app: AppleApp,
  proof: { code: string; nonce?: string; redirectUri?: string },
  name: string,
): Promise<Outcome> {
  const person = await apple.person({ app, ...proof })
  if (person.kind !== 'ok') return refusedBy(ctx, 'apple', person)
  await keepAppleGrant(ctx.services, person.data.subject, app, person.data.refreshToken)
  // The number is the team's: the same on the web and in the app.
  return outcomeOf(ctx, {
    type: 'apple',
    appId: '',
    subject: person.data.subject,
    nickname: name,
    avatar: '',
  })
}

/**
 * Takes the form that Apple's page posts. It comes from another site, so without our cookies:
 * nobody is signed in here. The browser is led on to the login page, which has them, and which
 * exchanges the code.
 */
export async function appleReturn(
  ctx: Ctx,
  _input: object,
  { body }: RawMessage,
): Promise<Acknowledgement> {
  const form = new URLSearchParams(body.toString('utf8'))
  const state = form.get('state') ?? ''
  const code = form.get('code') ?? ''
  const stateHash = hashOf(state)
  const attempt = await findAttempt(ctx.services.db, 'apple', stateHash, new Date(ctx.clock.now()))
  if (!attempt) return onwards('/')
  const here = { ...ctx, scope: attempt.scope }
  if (!/^[\w.~-]{1,512}$/.test(code))
    return onwards(loginPage(here, attempt.target, { fail: 'signInRefused' }))
  const name = nameIn(form.get('user'))
  if (name) await nameAttempt(ctx.services.db, stateHash, name)
  return onwards(loginPage(here, attempt.target, { apple: code, state }))
}

/**
 * `{"name":{"firstName","lastName"}}`, only the first time; typed by the person, so it is no more
 * than a suggestion.
 */
function nameIn(user: string | null): string {
  try {
    const { name } = JSON.parse(user ?? '{}') as {
      name?: { firstName?: unknown; lastName?: unknown }
    }
    const parts = [name?.lastName, name?.firstName].filter(
      (part): part is string => typeof part === 'string',
    )
    return cleanLine(parts.join(''), longestNickname)
  } catch {
    return ''
  }
}

/**
 * A page rather than a redirect: the next request is then our own site's, and brings our cookies in
 * every browser.
 */
function onwards(address: string): Acknowledgement {
  const text = escapedHtml(address)
  return {
    status: 200,
    contentType: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="referrer" content="no-referrer"><meta name="viewport" content="width=device-width,initial-scale=1"><meta http-equiv="refresh" content="0;url=${text}"><title>登录</title></head><body><a href="${text}">继续</a></body></html>`,
  }
}
