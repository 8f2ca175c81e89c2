import { hostSettingsOf, type HostOverrides } from '@mallard/contract/hosts'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { hostOverrides, readHosts } from './config-hosts.ts'
import type { Problem } from './config-reader.ts'
import { contentPolicies } from './http/document-headers.ts'
import { serveDomainProofs } from './http/domain-proofs.ts'
import { scriptsIn } from './pages/document.ts'

const sandbox = 'http://127.0.0.1:4010'
const drawn = { isDrawn: true, style: '' }

function read(env: Record<string, string>) {
  const problems: Problem[] = []
  const config = readHosts(env, problems)
  return { config, problems: problems.map(({ name }) => name) }
}

describe('the settings of hosts', () => {
  it('are those of the hosts’ makers when the operator says nothing and no sandbox plays them', () => {
    expect(hostOverrides(read({}).config, undefined)).toEqual({})
    expect(hostSettingsOf({}).scripts.weixin[0]).toBe(
      'https://res.wx.qq.com/open/js/jweixin-1.6.0.js',
    )
  })

  it('take the scripts of the sandbox that plays the hosts', () => {
    expect(hostOverrides(read({}).config, sandbox)).toEqual({
      scripts: { weixin: [`${sandbox}/jweixin.js`], toutiao: [`${sandbox}/tt.js`] },
    })
  })

  it('believe the operator before the sandbox', () => {
    const { config } = read({
      WEIXIN_SDK_URL: 'https://cdn.example/a.js, https://cdn.example/b.js',
      NATIVE_BRIDGE: 'android=Shop.send,callback=shopReply',
    })
    const overrides = hostOverrides(config, sandbox)
    expect(overrides.scripts?.weixin).toEqual([
      'https://cdn.example/a.js',
      'https://cdn.example/b.js',
    ])
    expect(hostSettingsOf(overrides).native).toEqual({
      android: { object: 'Shop', method: 'send' },
      ios: { handler: 'MallBridge' },
      harmony: { object: 'MallBridge', method: 'postMessage' },
      callback: 'shopReply',
    })
  })

  it('know the brand’s own apps by other marks, one of them or both', () => {
    const marksOf = (env: Record<string, string>) => read(env).config.appMarks
    expect(marksOf({ MALL_APP_MARK: 'KettleShop' })).toEqual({ mall: 'KettleShop' })
    expect(marksOf({ SMART_APP_MARK: 'kettleSmart', MALL_APP_MARK: 'KettleShop' })).toEqual({
      smart: 'kettleSmart',
      mall: 'KettleShop',
    })
  })

  it.each([
    ['WEIXIN_SDK_URL', 'javascript:alert(1)'],
    ['WEIXIN_SDK_URL', "https://cdn.example/a.js'; script-src *"],
    ['ANALYTICS_URL', 'analytics.example'],
    ['SMART_APP_MARK', 'kettle'],
    ['SMART_APP_MARK', 'Smart'],
    ['MALL_APP_MARK', 'app.*'],
    ['MALL_APP_MARK', 'app'],
    ['NATIVE_BRIDGE', 'android=Shop'],
    ['NATIVE_BRIDGE', 'windows=Shop.send'],
    ['NATIVE_BRIDGE', 'constructor=x'],
    ['STORE_DOMAINS', '1-2=http://m.example'],
    ['STORE_DOMAINS', '1-2=https://m.example/path'],
    ['STORE_DOMAINS', 'm.example'],
    ['DOMAIN_PROOFS', 'robots.txt=x'],
    ['DOMAIN_PROOFS', '../secret.txt=x'],
    ['DOMAIN_PROOFS', 'MP_verify_x.txt=<script>'],
  ])('refuse %s=%s', (name, value) => {
    expect(read({ [name]: value }).problems).toEqual([name])
  })

  it('know the domains of single stores, and the proofs that a domain is one’s own', async () => {
    const { config } = read({
      STORE_DOMAINS: '1-2=https://a.example, 1-2=https://b.example:8443,2-1=https://c.example',
      DOMAIN_PROOFS: 'MP_verify_x.txt=x,WW_verify_y.txt=y',
    })
    expect(config.storeDomains).toEqual({
      '1-2': ['https://a.example', 'https://b.example:8443'],
      '2-1': ['https://c.example'],
    })
    const app = Fastify()
    serveDomainProofs(app, config.domainProofs)
    const proof = await app.inject('/MP_verify_x.txt')
    expect([proof.statusCode, proof.headers['content-type'], proof.body]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'x',
    ])
    expect((await app.inject('/WW_verify_y.txt')).body).toBe('y')
    expect((await app.inject('/MP_verify_z.txt')).statusCode).toBe(404)
  })

  it('open the policy of documents for an analytics script and for nothing else', () => {
    const { config } = read({ ANALYTICS_URL: 'https://analytics.example/a.js?site=1' })
    const policyOf = (hosts: HostOverrides) =>
      contentPolicies({ hosts, publicUrl: 'https://shop.example', frameAncestors: [], scriptsIn })(
        drawn,
      )
    expect(policyOf(hostOverrides(config, undefined))).toContain(
      "connect-src 'self' wss://shop.example https://analytics.example;",
    )
    expect(policyOf({})).toContain("connect-src 'self' wss://shop.example;")
  })

  it('let pictures be sent where they are kept', () => {
    const uploads = 'https://mallard.oss-cn-hangzhou.aliyuncs.com'
    expect(
      contentPolicies({
        hosts: {},
        publicUrl: 'https://shop.example',
        frameAncestors: [],
        uploads,
        scriptsIn,
      })(drawn),
    ).toContain(`connect-src 'self' wss://shop.example ${uploads};`)
  })

  it('name who may show the shop in a frame', () => {
    expect(read({}).config.frameAncestors).toEqual([])
    expect(
      read({ FRAME_ANCESTORS: 'https://app.example, https://*.partner.example' }).config
        .frameAncestors,
    ).toEqual(['https://app.example', 'https://*.partner.example'])
  })

  it.each([
    '*',
    'http://app.example',
    'https://app.example/path',
    "https://app.example; script-src 'unsafe-inline'",
    'data:',
  ])('refuse to be shown in a frame by %s', (origin) => {
    expect(read({ FRAME_ANCESTORS: origin }).problems).toEqual(['FRAME_ANCESTORS'])
  })
})
