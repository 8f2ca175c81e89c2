import { hour } from '@mallard/kernel'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openSandbox, type SandboxBench } from '../sandbox-bench.ts'
import { createWecom, type WecomChannel } from './index.ts'

let bench: SandboxBench
let channel: WecomChannel
beforeAll(async () => {
  bench = await openSandbox()
})
afterAll(() => bench.close())
beforeEach(async () => {
  channel = createWecom({ ...bench.keys.wecom, clock: bench.clock })
  await bench.control('DELETE', 'rules')
})

const codeFor = async (person: string) =>
  (await bench.control<{ code: string }>('POST', 'people/code', { provider: 'wecom', person })).code

describe('WeCom', () => {
  it('asks at WeChat’s address, for the corporation and its app', async () => {
    const url = channel.authorizeUrl({
      redirectUri: 'https://shop.example/companyPass',
      state: 's1',
    })
    expect(url).toContain(`appid=${bench.keys.wecom.corpId}&redirect_uri=`)
    expect(url).toMatch(/&state=s1&agentid=1000002#wechat_redirect$/)
    expect(await (await fetch(url)).text()).toContain('企业成员')
  })

  it('tells colleagues from others', async () => {
    expect(await channel.person(await codeFor('anran'))).toEqual({
      kind: 'ok',
      data: { kind: 'colleague', userId: 'anran' },
    })
    expect(await channel.person(await codeFor('xiaoyu'))).toEqual({
      kind: 'ok',
      data: { kind: 'externalIdentity' },
    })
  })

  it('takes a code once', async () => {
    const code = await codeFor('anran')
    expect((await channel.person(code)).kind).toBe('ok')
    expect(await channel.person(code)).toMatchObject({ kind: 'failed', reason: 'badCode' })
  })

  it('goes on with a new token when the old one is refused or over, without losing the code', async () => {
    expect((await channel.person(await codeFor('anran'))).kind).toBe('ok')
    await bench.control('POST', 'wecom/forget-tokens', {})
    expect((await channel.person(await codeFor('dalin'))).kind).toBe('ok')
    await bench.advance(3 * hour)
    expect((await channel.person(await codeFor('dalin'))).kind).toBe('ok')
  })

  it('says that it is our configuration when the secret is wrong', async () => {
    const other = createWecom({ ...bench.keys.wecom, secret: 'wrong', clock: bench.clock })
    expect(await other.person(await codeFor('anran'))).toMatchObject({
      kind: 'failed',
      reason: 'config',
    })
  })

  it('tells who has left or was shut out from who belongs to the corporation', async () => {
    const set = (person: string, state: string) =>
      bench.control('POST', 'wecom/colleague', { person, state })
    expect(await channel.isColleague('dalin')).toEqual({ kind: 'ok', data: true })
    await set('dalin', 'disabled')
    expect(await channel.isColleague('dalin')).toEqual({ kind: 'ok', data: false })
    await set('dalin', 'gone')
    expect(await channel.isColleague('dalin')).toEqual({ kind: 'ok', data: false })
    expect(await channel.person(await codeFor('dalin'))).toEqual({
      kind: 'ok',
      data: { kind: 'externalIdentity' },
    })
    await set('dalin', 'here')
    await bench.control('POST', 'wecom/forget-tokens', {})
    expect(await channel.isColleague('dalin')).toEqual({ kind: 'ok', data: true })
    expect(await channel.isColleague('nobody')).toEqual({ kind: 'ok', data: false })
  })

  it('is not taken for a departure when WeCom fails', async () => {
    for (const fault of ['dropBefore', 'errorAfter', 'partialBody']) {
      await bench.rule('wecom', 'profile', fault)
      expect((await channel.isColleague('anran')).kind).toBe('unknown')
    }
    const other = createWecom({ ...bench.keys.wecom, secret: 'wrong', clock: bench.clock })
    expect(await other.isColleague('anran')).toMatchObject({ kind: 'failed', reason: 'config' })
  })

  it.each(['dropBefore', 'dropAfter', 'errorBefore', 'errorAfter', 'partialBody'])(
    'does not know who it is after %s',
    async (fault) => {
      await bench.rule('wecom', 'grant', fault)
      expect((await channel.person(await codeFor('anran'))).kind).toBe('unknown')
    },
  )
})
