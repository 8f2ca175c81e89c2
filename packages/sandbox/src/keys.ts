import { createPublicKey, generateKeyPair, randomBytes, createPrivateKey } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { selfSigned } from './x509.ts'

/** What a server needs to talk to the sandbox, in the shapes of the adapters' configurations. */
export interface SandboxKeys {
  /** Guards `/_ctl`: `Authorization: Bearer …`. */
  readonly controlToken: string
  readonly wechat: {
    readonly baseUrl: string
    readonly merchantId: string
    readonly merchantSerial: string
    readonly merchantPrivateKey: string
    readonly apiV3Key: string
    readonly platformKeys: Readonly<Record<string, string>>
    readonly downloadCertificates: boolean
    readonly appIds: Readonly<Record<'JSAPI' | 'MINI' | 'H5' | 'WAP' | 'APP' | 'MALLAPP', string>>
  }
  readonly alipay: {
    readonly gateway: string
    readonly appId: string
    readonly sellerId: string
    readonly privateKey: string
    readonly alipayPublicKey: string
  }
  readonly sms: {
    readonly endpoint: string
    readonly accessKeyId: string
    readonly accessKeySecret: string
    readonly signName: string
    readonly templates: Readonly<Record<'loginCode' | 'bindCode' | 'cancelCode' | 'returnCode', string>>
  }
  readonly express: {
    readonly baseUrl: string
    readonly key: string
    readonly customer: string
    readonly salt: string
  }
}

interface PlatformCertificate {
  readonly serial: string
  readonly privateKey: string
  readonly certificate: string
}

/** Everything the sandbox keeps secret or shares, as it lies in its file. */
export interface OwnKeys {
  readonly controlToken: string
  readonly merchantId: string
  readonly merchantSerial: string
  readonly merchantPrivateKey: string
  readonly apiV3Key: string
  readonly platformKeyId: string
  readonly platformPrivateKey: string
  /** The one in use and the one that follows it. */
  readonly certificates: readonly [PlatformCertificate, PlatformCertificate]
  readonly alipayAppId: string
  readonly alipaySellerId: string
  readonly alipayAppPrivateKey: string
  readonly alipayPrivateKey: string
  readonly smsKeyId: string
  readonly smsSecret: string
  readonly kd100Key: string
  readonly kd100Customer: string
  readonly kd100Salt: string
}

export const appIds = {
  JSAPI: 'wx00000000sandbox1',
  MINI: 'wx00000000sandbox2',
  H5: 'wx00000000sandbox1',
  WAP: 'wx00000000sandbox1',
  APP: 'wx00000000sandbox3',
  MALLAPP: 'wx00000000sandbox4',
} as const

export const smsSignName = '野鸭商城'

export const smsTemplates = { loginCode: 'SMS_100000001', bindCode: 'SMS_100000002', cancelCode: 'SMS_100000003', returnCode: 'SMS_100000004' } as const

const generate = promisify(generateKeyPair)

async function rsaKey(): Promise<string> {
  const { privateKey } = await generate('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

const digits = (count: number) => [...randomBytes(count)].map((byte) => byte % 10).join('')
const serialNumber = () => `4${randomBytes(20).toString('hex').slice(1)}`.toUpperCase()

async function platformCertificate(now: number): Promise<PlatformCertificate> {
  const privateKey = await rsaKey()
  const serial = serialNumber()
  const day = 86_400_000
  const certificate = selfSigned({ privateKey: createPrivateKey(privateKey), name: 'Sandbox platform', serial, from: now - day, to: now + 1825 * day })
  return { serial, privateKey, certificate }
}

async function makeKeys(): Promise<OwnKeys> {
  const now = Date.now()
  const [merchantPrivateKey, platformPrivateKey, alipayAppPrivateKey, alipayPrivateKey, first, second] = await Promise.all([
    rsaKey(),
    rsaKey(),
    rsaKey(),
    rsaKey(),
    platformCertificate(now),
    platformCertificate(now),
  ])
  return {
    controlToken: randomBytes(24).toString('base64url'),
    merchantId: '1900000109',
    merchantSerial: serialNumber(),
    merchantPrivateKey,
    apiV3Key: randomBytes(16).toString('hex'),
    platformKeyId: `PUB_KEY_ID_${digits(34)}`,
    platformPrivateKey,
    certificates: [first, second],
    alipayAppId: `9021${digits(12)}`,
    alipaySellerId: `2088${digits(12)}`,
    alipayAppPrivateKey,
    alipayPrivateKey,
    smsKeyId: `LTAI${randomBytes(10).toString('hex')}`,
    smsSecret: randomBytes(15).toString('hex'),
    kd100Key: randomBytes(6).toString('hex'),
    kd100Customer: randomBytes(16).toString('hex').toUpperCase(),
    kd100Salt: randomBytes(8).toString('hex'),
  }
}

/** Reads the keys, or makes them at the first start. Two processes that start together end with the same keys. */
export async function ownKeys(dataDir: string): Promise<OwnKeys> {
  const file = join(dataDir, 'sandbox-keys.json')
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as OwnKeys
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, JSON.stringify(await makeKeys(), null, 2), { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return JSON.parse(readFileSync(file, 'utf8')) as OwnKeys
}

export const publicPem = (privateKey: string) => createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString()

export function keysFor(own: OwnKeys, url: string): SandboxKeys {
  return {
    controlToken: own.controlToken,
    wechat: {
      baseUrl: `${url}/wxpay`,
      merchantId: own.merchantId,
      merchantSerial: own.merchantSerial,
      merchantPrivateKey: own.merchantPrivateKey,
      apiV3Key: own.apiV3Key,
      platformKeys: { [own.platformKeyId]: publicPem(own.platformPrivateKey) },
      downloadCertificates: true,
      appIds,
    },
    alipay: {
      gateway: `${url}/alipay/gateway.do`,
      appId: own.alipayAppId,
      sellerId: own.alipaySellerId,
      privateKey: own.alipayAppPrivateKey,
      alipayPublicKey: publicPem(own.alipayPrivateKey),
    },
    sms: { endpoint: `${url}/sms/aliyun`, accessKeyId: own.smsKeyId, accessKeySecret: own.smsSecret, signName: smsSignName, templates: smsTemplates },
    express: { baseUrl: `${url}/kd100`, key: own.kd100Key, customer: own.kd100Customer, salt: own.kd100Salt },
  }
}
