import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { BadConfiguration, type Environment } from './config-reader.ts'
import { ownSecret } from './own-secret.ts'

const folder = mkdtempSync(join(tmpdir(), 'mallard-config-'))
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const keyFile = join(folder, 'own.pem')
const publicFile = join(folder, 'theirs.pem')
writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }))
writeFileSync(publicFile, publicKey.export({ type: 'spki', format: 'pem' }))
afterAll(() => rmSync(folder, { recursive: true }))

function problemsOf(env: Environment): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (!(error instanceof BadConfiguration)) throw error
    return error.problems.map(({ name }) => name)
  }
}

const offOf = (env: Environment) =>
  Object.entries(readConfig(env).modes)
    .filter(([, mode]) => mode === 'off')
    .map(([name]) => name)

const liveWechat: Environment = {
  PUBLIC_URL: 'https://shop.example.com/',
  TRUST_PROXY: '1',
  SECRET_KEY: 'x'.repeat(32),
  PAY_WECHAT: 'live',
  WECHAT_MERCHANT_ID: '1900000109',
  WECHAT_MERCHANT_SERIAL: '5157F09EFDC096DE15EBE81A47057A7200000000',
  WECHAT_MERCHANT_KEY_FILE: keyFile,
  WECHAT_API_V3_KEY: 'k'.repeat(32),
  WECHAT_PLATFORM_KEYS: `PUB_KEY_ID_1=${publicFile},PUB_KEY_ID_2=${publicFile}`,
  WECHAT_APP_IDS: 'JSAPI=wx1, H5=wx2',
}

describe('the configuration', () => {
  it('needs nothing for a demo on this machine alone', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      sandboxPort: 4010,
      dataDir: './data',
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      databaseUrl: undefined,
      needsSandbox: true,
    })
  })

  it('says whether payments move real money, are played, or are all off', () => {
    const live = { ...liveWechat, PAY_ALIPAY: 'off' }
    expect(readConfig(live).payments).toBe('live')
    expect(readConfig({ PAY_WECHAT: 'off' }).payments).toBe('sandbox')
    const off = { PAY_WECHAT: 'off', PAY_ALIPAY: 'off', PAY_UNIONPAY: 'off' }
    expect(readConfig(off).payments).toBe('off')
  })

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', REDIS_URL: ' ', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      redisUrl: undefined,
    })
  })

  it('tells everything that is wrong at once, each with an example', () => {
    const env = {
      PORT: '99999',
      DATABASE_URL: 'mysql://x',
      LOG_LEVEL: 'loud',
      PAY_WECHAT: 'yes',
      TRUST_PROXY: 'true',
      SECRET_KEY: 'short',
    }
    expect(problemsOf(env)).toEqual([
      'PORT',
      'DATABASE_URL',
      'LOG_LEVEL',
      'TRUST_PROXY',
      'SECRET_KEY',
      'PAY_WECHAT',
    ])
    expect(() => readConfig(env)).toThrow(
      /DATABASE_URL: must be an address that begins with postgres:\/\/.*\n.*for example {2}DATABASE_URL=postgres:/,
    )
  })

  it('gives one network a quarter of the shop’s texts at most', () => {
    const perNetwork = (env: Record<string, string>) => readConfig(env).smsLimits.perNetwork
    expect(perNetwork({})).toBe(200)
    expect(perNetwork({ SMS_BUDGET: '100' })).toBe(25)
    expect(perNetwork({ SMS_LIMIT: '1000' })).toBe(250)
    expect(perNetwork({ SMS_LIMIT: '5', SMS_BUDGET: '100' })).toBe(5)
  })

  it('refuses one port for the shop and its sandbox', () => {
    expect(problemsOf({ PORT: '4010' })).toEqual(['SANDBOX_PORT'])
  })

  it.each([
    '10.0.0.0/99',
    '1.2.3',
    '10.0.0.1,',
    '::1/200',
    'true',
    '10.0.0.1 10.0.0.2',
    '0x7f000001/8x',
  ])('trusts no proxy at %s', (text) => {
    expect(problemsOf({ TRUST_PROXY: text })).toEqual(['TRUST_PROXY'])
  })

  it.each(['10.0.0.0/8', '10.0.0.1, 10.0.0.2', '::1', 'fd00::/8,loopback'])(
    'trusts the proxies at %s',
    (text) => {
      expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(text)
    },
  )

  it('refuses a folder of pictures that is not there', () => {
    expect(problemsOf({ PICTURES_DIR: join(folder, 'nowhere') })).toEqual(['PICTURES_DIR'])
    expect(problemsOf({ PICTURES_DIR: publicFile })).toEqual(['PICTURES_DIR'])
    expect(readConfig({ PICTURES_DIR: folder }).picturesDir).toBe(folder)
  })

  it('takes for a folder of the access log only what looks like one', () => {
    expect(readConfig({}).accessLog).toBeUndefined()
    expect(readConfig({ ACCESS_LOG: 'off' }).accessLog).toBe('off')
    expect(readConfig({ ACCESS_LOG: 'stdout' }).accessLog).toBe('stdout')
    expect(readConfig({ ACCESS_LOG: './log' }).accessLog).toEqual({ folder: './log' })
    expect(readConfig({ ACCESS_LOG: '/var/log/x' }).accessLog).toEqual({ folder: '/var/log/x' })
    expect(problemsOf({ ACCESS_LOG: 'stdut' })).toEqual(['ACCESS_LOG'])
  })

  it('wants a token for metrics that nobody guesses', () => {
    expect(problemsOf({ METRICS_TOKEN: 'short' })).toEqual(['METRICS_TOKEN'])
    expect(readConfig({ METRICS_TOKEN: 'm'.repeat(16) }).metricsToken).toBe('m'.repeat(16))
  })

  it('never repeats a value that may be a secret', () => {
    expect(() => readConfig({ ...liveWechat, WECHAT_API_V3_KEY: 'hunter2' })).toThrow(
      /^(?!.*hunter2)/s,
    )
  })
})

describe('a live provider', () => {
  it('is read whole, with keys opened from their files', () => {
    const config = readConfig(liveWechat)
    expect(config.live.wechat).toMatchObject({
      baseUrl: 'https://api.mch.weixin.qq.com',
      appIds: { JSAPI: 'wx1', H5: 'wx2' },
    })
    expect(Object.keys(config.live.wechat?.platformKeys ?? {})).toEqual([
      'PUB_KEY_ID_1',
      'PUB_KEY_ID_2',
    ])
    expect(config).toMatchObject({
      publicUrl: 'https://shop.example.com',
      host: '0.0.0.0',
      needsSandbox: false,
      isLive: true,
    })
  })

  it('asks for each secret that is missing, and for nothing of the providers that the sandbox plays', () => {
    expect(problemsOf({ PAY_WECHAT: 'live' })).toEqual([
      ...[
        'WECHAT_MERCHANT_ID',
        'WECHAT_MERCHANT_SERIAL',
        'WECHAT_MERCHANT_KEY_FILE',
        'WECHAT_API_V3_KEY',
        'WECHAT_PLATFORM_KEYS',
        'WECHAT_APP_IDS',
      ],
      ...['PUBLIC_URL', 'TRUST_PROXY', 'SECRET_KEY'],
    ])
    expect(problemsOf({ PAY_ALIPAY: 'live' })).toContain('ALIPAY_APP_KEY_FILE')
    expect(problemsOf({ SMS_ALIYUN: 'live' })).toContain('ALIYUN_ACCESS_KEY_SECRET')
    expect(problemsOf({ EXPRESS_KUAIDI100: 'live' })).toContain('KUAIDI100_SALT')
  })

  it.each([
    'http://shop.example.com',
    'https://localhost',
    'https://127.0.0.1:3000',
    'https://192.168.1.9',
    'https://[::1]/',
  ])('does not run at %s', (address) => {
    expect(problemsOf({ ...liveWechat, PUBLIC_URL: address })).toEqual(['PUBLIC_URL'])
    expect(problemsOf({ ...liveWechat, WECHAT_BASE_URL: address })).toEqual(['WECHAT_BASE_URL'])
  })

  it('wants to know what stands before the shop, and takes the word that nothing does', () => {
    const { TRUST_PROXY: _, ...unknown } = liveWechat
    expect(problemsOf(unknown)).toEqual(['TRUST_PROXY'])
    expect(problemsOf({ ...unknown, TRUST_PROXY: 'true' })).toEqual(['TRUST_PROXY'])
    expect(readConfig({ ...unknown, TRUST_PROXY: 'false' }).trustProxy).toBe(false)
    expect(readConfig(liveWechat).trustProxy).toBe(1)
  })

  it('leaves nothing to the sandbox that a shopper could reach: what is not live is off, and the sandbox is refused', () => {
    expect(readConfig(liveWechat)).toMatchObject({
      modes: { wechat: 'live', alipay: 'off', unionpay: 'off', sms: 'off', express: 'off' },
      needsSandbox: false,
    })
    const sandboxed = [
      'PAY_ALIPAY',
      'PAY_UNIONPAY',
      'SMS_ALIYUN',
      'EXPRESS_KUAIDI100',
      'STORAGE_OSS',
      'SEARCH_MEILISEARCH',
    ]
    for (const name of sandboxed)
      expect(problemsOf({ ...liveWechat, [name]: 'sandbox' })).toEqual([name])
    expect(
      problemsOf({ ...liveWechat, ...Object.fromEntries(sandboxed.map((name) => [name, 'off'])) }),
    ).toEqual([])
  })

  it('keeps the demo world out', () => {
    expect(readConfig({}).shopData).toBe('demo')
    expect(readConfig(liveWechat).shopData).toBe('catalog')
    expect(readConfig({ ...liveWechat, SHOP_DATA: 'none' }).shopData).toBe('none')
    expect(problemsOf({ ...liveWechat, SHOP_DATA: 'demo' })).toEqual(['SHOP_DATA'])
    expect(problemsOf({ OWNER_PASSWORD: 'short' })).toEqual(['OWNER_PASSWORD'])
  })

  it('wants a key where a key is due', () => {
    expect(problemsOf({ ...liveWechat, WECHAT_MERCHANT_KEY_FILE: publicFile })).toEqual([
      'WECHAT_MERCHANT_KEY_FILE',
    ])
    expect(
      problemsOf({ ...liveWechat, WECHAT_MERCHANT_KEY_FILE: join(folder, 'nowhere.pem') }),
    ).toEqual(['WECHAT_MERCHANT_KEY_FILE'])
    expect(problemsOf({ ...liveWechat, WECHAT_PLATFORM_KEYS: publicFile })).toEqual([
      'WECHAT_PLATFORM_KEYS',
    ])
    expect(problemsOf({ ...liveWechat, WECHAT_APP_IDS: 'JSAPI' })).toEqual(['WECHAT_APP_IDS'])
  })
})

describe('ways to sign in, and the OMS,', () => {
  const { privateKey: appleKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const appleFile = join(folder, 'apple.p8')
  writeFileSync(appleFile, appleKey.export({ type: 'pkcs8', format: 'pem' }))
  const own = {
    PUBLIC_URL: 'https://shop.example.com',
    TRUST_PROXY: '1',
    SECRET_KEY: 'x'.repeat(32),
  }
  const live: Environment = {
    ...own,
    SIGNIN_WEIXIN: 'live',
    WEIXIN_APPS: `web=wx0123456789abcdef:${'a'.repeat(32)}`,
    SIGNIN_APPLE: 'live',
    APPLE_SERVICES_ID: 'com.example.shop.web',
    APPLE_TEAM_ID: 'A1B2C3D4E5',
    APPLE_KEY_ID: 'K1L2M3N4O5',
    APPLE_KEY_FILE: appleFile,
    SIGNIN_WECOM: 'live',
    WECOM_CORP_ID: 'ww0123456789abcdef',
    WECOM_AGENT_ID: '1000002',
    WECOM_SECRET: 's'.repeat(43),
    OMS_OPEN: 'live',
    OMS_BASE_URL: 'https://oms.example.com/api',
    OMS_APP_KEY: 'mallard',
    OMS_SECRET: 'o'.repeat(32),
    DEVICE_OPEN: 'live',
    DEVICE_BASE_URL: 'https://devices.example.com/api',
    DEVICE_APP_KEY: 'mallard',
    DEVICE_SECRET: 'd'.repeat(32),
  }

  it('are all played by the sandbox in a demo, and may be left out', () => {
    expect(offOf({})).toEqual([])
    expect(offOf({ SIGNIN_APPLE: 'off' })).toEqual(['apple'])
  })

  it('are left out beside anything live, unless they are live themselves: the sandbox lets anyone in as anybody', () => {
    expect(offOf(liveWechat)).toEqual(
      expect.arrayContaining(['weixin', 'apple', 'wecom', 'oms', 'device', 'mail', 'companies']),
    )
    expect(problemsOf({ ...liveWechat, SIGNIN_WEIXIN: 'sandbox' })).toEqual(['SIGNIN_WEIXIN'])
    expect(problemsOf({ ...live, SIGNIN_APPLE: 'sandbox' })).toEqual(['SIGNIN_APPLE'])
    expect(problemsOf({ ...live, OMS_OPEN: 'sandbox' })).toEqual(['OMS_OPEN'])
    expect(problemsOf({ ...live, DEVICE_OPEN: 'sandbox' })).toEqual(['DEVICE_OPEN'])
  })

  it('are read whole when they are live', () => {
    const { live: read } = readConfig(live)
    expect(offOf(live)).toEqual([
      'wechat',
      'alipay',
      'unionpay',
      'sms',
      'express',
      'mail',
      'companies',
    ])
    expect(read.weixin?.apps).toEqual({
      web: { appId: 'wx0123456789abcdef', secret: 'a'.repeat(32) },
    })
    expect(read.apple).toMatchObject({
      baseUrl: 'https://appleid.apple.com',
      clientIds: { web: 'com.example.shop.web' },
    })
    expect(read.wecom?.corpId).toBe('ww0123456789abcdef')
    expect(read.oms).toEqual({
      baseUrl: 'https://oms.example.com/api',
      appKey: 'mallard',
      secret: 'o'.repeat(32),
    })
    expect(read.device).toEqual({
      baseUrl: 'https://devices.example.com/api',
      appKey: 'mallard',
      secret: 'd'.repeat(32),
    })
  })

  it.each([
    ['WEIXIN_APPS', `web=wx00000000sandbox1:${'a'.repeat(32)}`],
    ['WEIXIN_APPS', 'web=wx0123456789abcdef'],
    ['WEIXIN_PUSH_TOKEN', 'no'],
    ['WEIXIN_PUSH_KEY', 'k'.repeat(42)],
    ['WEIXIN_API_URL', 'http://127.0.0.1:4010/wxapi'],
    ['APPLE_SERVICES_ID', 'sandbox.mallard.web'],
    ['APPLE_TEAM_ID', 'SANDBOX001'],
    ['APPLE_BASE_URL', 'https://localhost/apple'],
    ['WECOM_OPEN_URL', 'http://open.weixin.qq.com'],
    ['WECOM_SECRET', ''],
  ])('refuse %s=%s', (name, value) => {
    expect(problemsOf({ ...live, [name]: value })).toEqual([name])
  })
})

describe('an external search engine', () => {
  it('is off unless it is asked for, and read whole when it is live', () => {
    expect(readConfig({}).search).toEqual({ mode: 'off', live: undefined })
    expect(readConfig({ SEARCH_MEILISEARCH: 'sandbox' }).needsSandbox).toBe(true)
    expect(problemsOf({ SEARCH_MEILISEARCH: 'live' })).toEqual([
      'MEILISEARCH_URL',
      'MEILISEARCH_KEY',
    ])
    const live = { SEARCH_MEILISEARCH: 'live', MEILISEARCH_KEY: 'k'.repeat(16) }
    expect(readConfig({ ...live, MEILISEARCH_URL: 'http://10.0.0.7:7700/' }).search.live).toEqual({
      baseUrl: 'http://10.0.0.7:7700',
      key: 'k'.repeat(16),
    })
    expect(problemsOf({ ...live, MEILISEARCH_URL: 'search.internal' })).toEqual(['MEILISEARCH_URL'])
  })
})

describe('mail and the register of companies', () => {
  const smtp = {
    MAIL_SMTP: 'live',
    SMTP_HOST: 'smtp.example.com',
    SMTP_USER: 'me',
    SMTP_PASSWORD: 'secret',
    MAIL_FROM: '商城 <me@shop.example>',
  }

  it('are played in a demo, left out beside anything live, and read whole when they are live', () => {
    expect(offOf({})).toEqual([])
    expect(offOf(liveWechat)).toEqual(expect.arrayContaining(['mail', 'companies']))
    expect(problemsOf({ ...liveWechat, MAIL_SMTP: 'sandbox', COMPANIES_QCC: 'sandbox' })).toEqual([
      'MAIL_SMTP',
      'COMPANIES_QCC',
    ])
    expect(offOf({ MAIL_SMTP: 'off' })).toEqual(['mail'])
    expect(readConfig(smtp).live.mail).toMatchObject({
      host: 'smtp.example.com',
      port: 465,
      isTls: true,
      from: '商城 <me@shop.example>',
    })
    expect(readConfig({ ...smtp, SMTP_PORT: '587' }).live.mail).toMatchObject({ isTls: false })
    expect(problemsOf({ MAIL_SMTP: 'live' })).toEqual([
      'SMTP_HOST',
      'SMTP_USER',
      'SMTP_PASSWORD',
      'MAIL_FROM',
    ])
    expect(problemsOf({ COMPANIES_QCC: 'live' })).toEqual(['QCC_KEY', 'QCC_SECRET'])
  })

  it.each(['nobody', '商城 <me>', 'a <b@c.d>\nBcc: x@y.z', 'me@shop.example, other@shop.example'])(
    'refuse to write as %j',
    (from) => {
      expect(problemsOf({ ...smtp, MAIL_FROM: from })).toEqual(['MAIL_FROM'])
    },
  )
})

it('makes a secret of its own once, for its owner to read', () => {
  const first = ownSecret(folder)
  expect(ownSecret(folder)).toBe(first)
  expect(Buffer.from(first, 'base64')).toHaveLength(48)
  expect(readFileSync(join(folder, 'secret.key'), 'utf8')).toBe(first)
  expect(statSync(join(folder, 'secret.key')).mode & 0o077).toBe(0)
})
