import { createPublicKey, generateKeyPair, randomBytes, createPrivateKey } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { makeSignedKeys, type SignedKeys } from './world/signed-keys.ts'
import { bucket, makeOssKeys, region, type OwnOssKeys } from './oss/own-keys.ts'
import { mailFrom, mailServerName, makeMailKeys, type OwnMailKeys } from './mail/own-keys.ts'
import { makeQccKeys, type OwnQccKeys } from './qcc/own-keys.ts'
import {
  makeRobotKeys,
  robotPlaces,
  type OwnRobotKeys,
  type RobotPlaces,
} from './robots/own-keys.ts'
import { makeMeilisearchKeys, type OwnMeilisearchKeys } from './meilisearch/own-keys.ts'
import { makeUnionpayKeys, type OwnUnionpayKeys } from './unionpay/own-keys.ts'
import {
  makePeopleKeys,
  makePushKeys,
  peopleKeysFor,
  type OwnPeopleKeys,
  type OwnPushKeys,
  type PeopleKeys,
} from './people/own-keys.ts'
import { selfSigned } from './x509.ts'

/** What a server needs to talk to the sandbox, in the shapes of the adapters' configurations. */
export interface SandboxKeys extends PeopleKeys {
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
  readonly unionpay: {
    readonly baseUrl: string
    readonly fileUrl: string
    readonly merchantId: string
    readonly privateKey: string
    readonly certificate: string
    readonly rootCertificate: string
    readonly middleCertificate: string
    readonly owner: string
  }
  readonly sms: {
    readonly endpoint: string
    readonly accessKeyId: string
    readonly accessKeySecret: string
    readonly signName: string
    readonly templates: Readonly<
      Record<
        | 'loginCode'
        | 'bindCode'
        | 'cancelCode'
        | 'returnCode'
        | 'invoiceCode'
        | 'passwordCode'
        | 'promoterCode'
        | 'approvalCode',
        string
      >
    >
  }
  readonly express: {
    readonly baseUrl: string
    readonly key: string
    readonly customer: string
    readonly salt: string
  }
  readonly pickup: {
    readonly baseUrl: string
    readonly key: string
    readonly secret: string
    readonly salt: string
    readonly carrier: string
  }
  readonly oms: SignedKeys & { readonly baseUrl: string }
  readonly device: SignedKeys & { readonly baseUrl: string }
  readonly mail: {
    readonly host: string
    readonly port: number
    readonly isTls: boolean
    readonly user: string
    readonly password: string
    readonly from: string
    readonly serverName: string
    readonly authority: string
  }
  readonly companies: { readonly baseUrl: string; readonly key: string; readonly secret: string }
  readonly robots: RobotPlaces
  readonly search: { readonly baseUrl: string; readonly key: string }
  readonly oss: {
    readonly bucketUrl: string
    readonly bucket: string
    readonly region: string
    readonly accessKeyId: string
    readonly accessKeySecret: string
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
  readonly unionpay: OwnUnionpayKeys
  readonly people: OwnPeopleKeys
  readonly weixinPush: OwnPushKeys
  readonly smsKeyId: string
  readonly smsSecret: string
  readonly kd100Key: string
  readonly kd100Customer: string
  readonly kd100Salt: string
  readonly oss: OwnOssKeys
  readonly mail: OwnMailKeys
  readonly qcc: OwnQccKeys
  readonly robots: OwnRobotKeys
  readonly meilisearch: OwnMeilisearchKeys
  readonly oms: SignedKeys
  readonly device: SignedKeys
  readonly pickup: { readonly secret: string }
}

export const appIds = {
  JSAPI: 'wx00000000sandbox1',
  MINI: 'wx00000000sandbox2',
  H5: 'wx00000000sandbox1',
  WAP: 'wx00000000sandbox1',
  APP: 'wx00000000sandbox3',
  MALLAPP: 'wx00000000sandbox4',
} as const

/** As the providers know the merchant; whose order something is about says the shop itself. */
export const merchantName = '沙箱商户'
export const smsSignName = '沙箱商户'

export const smsTemplates = {
  loginCode: 'SMS_100000001',
  bindCode: 'SMS_100000002',
  cancelCode: 'SMS_100000003',
  returnCode: 'SMS_100000004',
  invoiceCode: 'SMS_100000005',
  passwordCode: 'SMS_100000006',
  promoterCode: 'SMS_100000007',
  approvalCode: 'SMS_100000008',
} as const

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
  const certificate = selfSigned({
    privateKey: createPrivateKey(privateKey),
    name: 'Sandbox platform',
    serial,
    from: now - day,
    to: now + 1825 * day,
  })
  return { serial, privateKey, certificate }
}

async function makeKeys(): Promise<
  Omit<
    OwnKeys,
    | 'unionpay'
    | 'people'
    | 'weixinPush'
    | 'oss'
    | 'oms'
    | 'device'
    | 'pickup'
    | 'mail'
    | 'qcc'
    | 'robots'
    | 'meilisearch'
  >
> {
  const now = Date.now()
  const [
    merchantPrivateKey,
    platformPrivateKey,
    alipayAppPrivateKey,
    alipayPrivateKey,
    first,
    second,
  ] = await Promise.all([
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

/**
 * Reads the keys, or makes them at the first start. Two processes that start together end with the
 * same keys.
 */
export async function ownKeys(dataDir: string): Promise<OwnKeys> {
  const keys = await kept(join(dataDir, 'sandbox-keys.json'), makeKeys)
  const unionpay = await kept(join(dataDir, 'sandbox-unionpay-keys-v3.json'), makeUnionpayKeys)
  const people = await kept(join(dataDir, 'sandbox-people-keys.json'), makePeopleKeys)
  const weixinPush = await kept(join(dataDir, 'sandbox-weixin-push-keys.json'), makePushKeys)
  const oss = await kept(join(dataDir, 'sandbox-oss-keys.json'), makeOssKeys)
  const oms = await kept(join(dataDir, 'sandbox-oms-keys.json'), () => makeSignedKeys('oms'))
  const device = await kept(join(dataDir, 'sandbox-device-keys.json'), () =>
    makeSignedKeys('device'),
  )
  const mail = await kept(join(dataDir, 'sandbox-mail-keys.json'), makeMailKeys)
  const qcc = await kept(join(dataDir, 'sandbox-qcc-keys.json'), makeQccKeys)
  const robots = await kept(join(dataDir, 'sandbox-robot-keys.json'), makeRobotKeys)
  const meilisearch = await kept(
    join(dataDir, 'sandbox-meilisearch-keys.json'),
    makeMeilisearchKeys,
  )
  const pickup = await kept(join(dataDir, 'sandbox-pickup-keys.json'), async () => ({
    secret: randomBytes(16).toString('hex'),
  }))
  const helpers = { mail, qcc, robots, meilisearch, oms, device, pickup }
  return { ...keys, unionpay, people, weixinPush, oss, ...helpers }
}

async function kept<K>(file: string, make: () => Promise<K>): Promise<K> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as K
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, JSON.stringify(await make(), null, 2), { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return JSON.parse(readFileSync(file, 'utf8')) as K
}

export const publicPem = (privateKey: string) =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString()

export function keysFor(own: OwnKeys, url: string): SandboxKeys {
  return {
    ...peopleKeysFor(own.people, own.weixinPush, url),
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
    unionpay: {
      baseUrl: `${url}/unionpay/gateway/api`,
      fileUrl: `${url}/unionpay/filedownload/`,
      merchantId: own.unionpay.merchantId,
      privateKey: own.unionpay.merchantPrivateKey,
      certificate: own.unionpay.merchantCertificate,
      rootCertificate: own.unionpay.root,
      middleCertificate: own.unionpay.middle,
      owner: own.unionpay.owner,
    },
    sms: {
      endpoint: `${url}/sms/aliyun`,
      accessKeyId: own.smsKeyId,
      accessKeySecret: own.smsSecret,
      signName: smsSignName,
      templates: smsTemplates,
    },
    express: {
      baseUrl: `${url}/kd100`,
      key: own.kd100Key,
      customer: own.kd100Customer,
      salt: own.kd100Salt,
    },
    pickup: {
      baseUrl: `${url}/kd100`,
      key: own.kd100Key,
      secret: own.pickup.secret,
      salt: own.kd100Salt,
      carrier: 'jd',
    },
    oms: { baseUrl: `${url}/oms`, ...own.oms },
    device: { baseUrl: `${url}/device`, ...own.device },
    mail: {
      host: new URL(url).hostname,
      port: Number(new URL(url).port),
      isTls: true,
      user: own.mail.user,
      password: own.mail.password,
      from: mailFrom,
      serverName: mailServerName,
      authority: own.mail.certificate,
    },
    companies: { baseUrl: `${url}/qcc`, ...own.qcc },
    robots: robotPlaces(own.robots, url),
    search: { baseUrl: `${url}/meilisearch`, ...own.meilisearch },
    oss: {
      bucketUrl: `${url}/oss/${bucket}`,
      bucket,
      region,
      accessKeyId: own.oss.keyId,
      accessKeySecret: own.oss.secret,
    },
  }
}
