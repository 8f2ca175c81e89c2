import { minute } from '@mallard/kernel'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSandbox, type SandboxBench } from '../sandbox-bench.ts'
import { createApple, type AppleChannel } from './index.ts'

const redirectUri = 'https://shop.example/hooks/sign-in/apple'
let bench: SandboxBench
let channel: AppleChannel
beforeAll(async () => {
  bench = await openSandbox()
})
afterAll(() => bench.close())
beforeEach(async () => {
  channel = createApple({ ...bench.keys.apple, clock: bench.clock })
  await bench.control('DELETE', 'rules')
  await bench.control('POST', 'apple/flaw', { flaw: 'none' })
})

const codeFor = async (nonce: string, app = 'web', person = 'mumu') =>
  (
    await bench.control<{ code: string }>('POST', 'people/code', {
      provider: 'apple',
      app,
      person,
      nonce,
      redirectUri,
    })
  ).code
const exchange = async (nonce = 'n1') =>
  channel.person({ app: 'web', code: await codeFor(nonce), nonce, redirectUri })

describe('Sign in with Apple', () => {
  it('asks for a form to be posted back, with state and nonce', async () => {
    const url = new URL(channel.authorizeUrl({ redirectUri, state: 's', nonce: 'n' }))
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: bench.keys.apple.clientIds.web,
      redirect_uri: redirectUri,
      response_type: 'code',
      response_mode: 'form_post',
      scope: 'name email',
      state: 's',
      nonce: 'n',
    })
    expect((await fetch(url)).status).toBe(200)
  })

  it('tells the person by a number that stays', async () => {
    const first = await exchange()
    const again = await exchange('n2')
    if (first.kind !== 'ok' || again.kind !== 'ok') throw new Error('refused')
    expect(first.data.subject).toMatch(/^\d{3}[\da-f]{6}\.[\da-f]{32}\.\d{4}$/)
    expect(again.data.subject).toBe(first.data.subject)
    expect(first.data.email).toContain('@privaterelay')
  })

  it.each(['otherKey', 'otherIssuer', 'otherAudience', 'expired', 'otherNonce', 'unsigned'])(
    'believes no identity token with %s',
    async (flaw) => {
      await bench.control('POST', 'apple/flaw', { flaw })
      expect(await exchange()).toMatchObject({ kind: 'failed', reason: 'badToken' })
    },
  )

  it('takes a code once, for one app, for five minutes, and for one address', async () => {
    const code = await codeFor('n')
    expect((await channel.person({ app: 'web', code, nonce: 'n', redirectUri })).kind).toBe('ok')
    expect(await channel.person({ app: 'web', code, nonce: 'n', redirectUri })).toMatchObject({
      kind: 'failed',
      reason: 'badCode',
    })
    expect(
      await channel.person({
        app: 'web',
        code: await codeFor('n', 'app'),
        nonce: 'n',
        redirectUri,
      }),
    ).toMatchObject({ reason: 'badCode' })
    expect(
      await channel.person({
        app: 'web',
        code: await codeFor('n'),
        nonce: 'n',
        redirectUri: 'https://evil.example',
      }),
    ).toMatchObject({ reason: 'badCode' })
    const late = await codeFor('n')
    await bench.advance(5 * minute)
    expect(await channel.person({ app: 'web', code: late, nonce: 'n', redirectUri })).toMatchObject(
      { reason: 'badCode' },
    )
  })

  it('finds the key by its id when Apple signs with a new one, and when the old ones are gone', async () => {
    expect((await exchange()).kind).toBe('ok')
    await bench.advance(minute)
    await bench.control('POST', 'apple/rotate', {})
    expect((await exchange()).kind).toBe('ok')
    await bench.advance(minute)
    await bench.control('POST', 'apple/rotate', { last: 'true' })
    expect((await exchange()).kind).toBe('ok')
  })

  it('does not fetch the keys for every token with an unknown one', async () => {
    expect((await exchange()).kind).toBe('ok')
    await bench.advance(minute)
    await bench.control('POST', 'apple/rotate', { last: 'true' })
    expect((await exchange()).kind).toBe('ok')
    await bench.control('POST', 'apple/rotate', { last: 'true' })
    expect(await exchange()).toMatchObject({ kind: 'failed', reason: 'badToken' })
    await bench.advance(minute)
    expect((await exchange()).kind).toBe('ok')
  })

  it('is refused with a key that is not the team’s', async () => {
    const stranger = createApple({ ...bench.keys.apple, teamId: 'OTHERTEAM0', clock: bench.clock })
    expect(
      await stranger.person({ app: 'web', code: await codeFor('n'), nonce: 'n', redirectUri }),
    ).toMatchObject({ kind: 'failed', reason: 'config' })
  })

  it('gives back what was granted', async () => {
    const person = await exchange()
    expect(
      await channel.revoke('web', person.kind === 'ok' ? (person.data.refreshToken ?? '') : ''),
    ).toMatchObject({ kind: 'ok' })
  })

  it.each(['dropBefore', 'dropAfter', 'errorBefore', 'errorAfter', 'partialBody'])(
    'does not know who it is after %s',
    async (fault) => {
      await bench.rule('apple', 'grant', fault)
      expect((await exchange()).kind).toBe('unknown')
    },
  )

  it('does not know who it is while Apple’s keys cannot be had', async () => {
    await bench.rule('apple', 'keys', 'errorBefore')
    expect((await exchange()).kind).toBe('unknown')
  })
})
