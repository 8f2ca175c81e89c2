import { hour, minute } from '@mallard/kernel'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSandbox, type SandboxBench } from '../sandbox-bench.ts'
import { createWeixin, type WeixinChannel } from './index.ts'

let bench: SandboxBench
let channel: WeixinChannel
beforeAll(async () => {
  bench = await openSandbox()
})
afterAll(() => bench.close())
beforeEach(async () => {
  channel = createWeixin({ ...bench.keys.weixin, clock: bench.clock })
  await bench.control('DELETE', 'rules')
})

const codeFor = async (person: string, app = 'web', scope = 'snsapi_userinfo') =>
  (
    await bench.control<{ code: string }>('POST', 'people/code', {
      provider: 'weixin',
      app,
      person,
      scope,
    })
  ).code

describe('WeChat’s people', () => {
  it('are asked at an address whose order and end are the protocol’s', () => {
    const url = channel.authorizeUrl({
      redirectUri: 'https://shop.example/a?b=1&c=2',
      state: 's1',
      scope: 'snsapi_userinfo',
    })
    expect(url).toBe(
      `${bench.keys.weixin.openUrl}/connect/oauth2/authorize?appid=wx00000000sandbox1&redirect_uri=https%3A%2F%2Fshop.example%2Fa%3Fb%3D1%26c%3D2&response_type=code&scope=snsapi_userinfo&state=s1#wechat_redirect`,
    )
  })

  it('choose who they are at the page, and come back with a code, or without one when they refuse', async () => {
    const url = channel.authorizeUrl({
      redirectUri: 'http://127.0.0.1:1/back?x=1',
      state: 's1',
      scope: 'snsapi_userinfo',
    })
    const page = await (await fetch(url)).text()
    expect(page).toContain('小雨')
    const query = new URL(url).search.slice(1)
    const choose = async (person: string) =>
      new URL(
        (
          await fetch(
            `${bench.keys.weixin.openUrl}/connect/oauth2/confirm?${new URLSearchParams({ query, person })}`,
            { redirect: 'manual' },
          )
        ).headers.get('location') ?? '',
      ).searchParams
    const agreed = await choose('xiaoyu')
    expect(agreed.get('state')).toBe('s1')
    expect(await channel.grant('web', agreed.get('code') ?? '')).toMatchObject({ kind: 'ok' })
    const refused = await choose('')
    expect([refused.get('state'), refused.has('code')]).toEqual(['s1', false])
  })

  it('have a name, a picture, an openid per app and one unionid', async () => {
    const web = await channel.grant('web', await codeFor('xiaoyu'))
    if (web.kind !== 'ok') throw new Error(web.code)
    expect(web.data.isSnapshot).toBe(false)
    const profile = await channel.profile(web.data)
    expect(profile).toMatchObject({
      kind: 'ok',
      data: { nickname: '小雨', unionid: web.data.unionid },
    })
    const mini = await channel.miniPerson(await codeFor('xiaoyu', 'mini'))
    expect(mini).toMatchObject({ kind: 'ok', data: { unionid: web.data.unionid } })
    expect(mini.kind === 'ok' && mini.data.openid).not.toBe(web.data.openid)
  })

  it('have no name and no unionid under the silent scope', async () => {
    const base = await channel.grant('web', await codeFor('xiaoyu', 'web', 'snsapi_base'))
    if (base.kind !== 'ok') throw new Error(base.code)
    expect(base.data.unionid).toBeUndefined()
    expect(await channel.profile(base.data)).toMatchObject({ kind: 'failed', code: '48001' })
  })

  it('are told from the virtual accounts of snapshot pages', async () => {
    expect(await channel.grant('web', await codeFor('snapshot'))).toMatchObject({
      kind: 'ok',
      data: { isSnapshot: true },
    })
  })

  it('have codes that are good once, for five minutes, for one app', async () => {
    const code = await codeFor('anran')
    expect((await channel.grant('web', code)).kind).toBe('ok')
    expect(await channel.grant('web', code)).toMatchObject({ kind: 'failed', reason: 'usedCode' })
    expect(await channel.grant('web', await codeFor('anran', 'mallApp'))).toMatchObject({
      kind: 'failed',
      reason: 'badCode',
    })
    const late = await codeFor('anran')
    await bench.advance(5 * minute)
    expect(await channel.grant('web', late)).toMatchObject({ kind: 'failed', reason: 'badCode' })
    expect(await channel.miniPerson('')).toMatchObject({ kind: 'failed', reason: 'badCode' })
  })

  it('are nobody’s business with a wrong secret, or in an app that is not set up', async () => {
    const apps = { web: { appId: 'wx00000000sandbox1', secret: 'wrong' } }
    const other = createWeixin({ ...bench.keys.weixin, apps, clock: bench.clock })
    expect(await other.grant('web', await codeFor('anran'))).toMatchObject({
      kind: 'failed',
      reason: 'config',
    })
    expect(await other.miniPerson('x')).toMatchObject({
      kind: 'failed',
      reason: 'config',
      code: 'APP',
    })
  })

  it.each(['dropBefore', 'dropAfter', 'errorBefore', 'errorAfter', 'partialBody'])(
    'stay unknown after %s',
    async (fault) => {
      await bench.rule('weixin', 'grant', fault)
      expect((await channel.grant('web', await codeFor('dalin'))).kind).toBe('unknown')
    },
  )
})

describe('WeChat’s tokens', () => {
  it('hold two hours, and the same one is given until then', async () => {
    const first = await channel.accessToken('web', false)
    const again = await channel.accessToken('web', false)
    expect(first.kind === 'ok' && first.data.value).toBe(again.kind === 'ok' && again.data.value)
    expect(first).toMatchObject({ kind: 'ok', data: { life: 2 * hour } })
  })

  it('are replaced when that is wanted, and the old one is refused from then on', async () => {
    const first = await channel.accessToken('web', false)
    const next = await channel.accessToken('web', true)
    if (first.kind !== 'ok' || next.kind !== 'ok') throw new Error('no token')
    expect(next.data.value).not.toBe(first.data.value)
    expect(await channel.jsapiTicket(first.data.value)).toMatchObject({
      kind: 'failed',
      reason: 'badToken',
      code: '40001',
    })
    expect(await channel.jsapiTicket(next.data.value)).toMatchObject({
      kind: 'ok',
      data: { life: 2 * hour },
    })
    expect(await channel.accessToken('web', true)).toMatchObject({
      kind: 'failed',
      reason: 'tooOften',
    })
  })

  it('expire', async () => {
    const token = await channel.accessToken('web', false)
    await bench.advance(2 * hour)
    expect(await channel.jsapiTicket(token.kind === 'ok' ? token.data.value : '')).toMatchObject({
      kind: 'failed',
      reason: 'badToken',
      code: '42001',
    })
  })
})
