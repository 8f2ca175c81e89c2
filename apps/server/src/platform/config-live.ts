import { createPrivateKey, createPublicKey, X509Certificate } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Environment, type Problem, readVariables, variable } from './config-reader.ts'

const required = z.string().min(1)

/** The outside world: https, and not this machine. */
export const outside = z
  .url('must be a whole address')
  .refine(
    isOutside,
    'must begin with https:// and must not be this machine or a private network: live money needs the real address',
  )

export function isOutside(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  if (protocol !== 'https:') return false
  return !/^(localhost|.*\.localhost|127\.|0\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|\[::1\]|\[f[cd]|\[fe80)/i.test(
    hostname,
  )
}

/** A key in a file, checked by opening it. */
export function keyFile(kind: 'private' | 'public') {
  return required.transform((path, context) => {
    if (!existsSync(path)) {
      context.addIssue({ code: 'custom', message: `the file ${path} does not exist` })
      return z.NEVER
    }
    const pem = readFileSync(path, 'utf8')
    try {
      if (kind === 'private') createPrivateKey(pem)
      else createPublicKey(pem)
    } catch {
      context.addIssue({ code: 'custom', message: `${path} holds no ${kind} key in PEM form` })
      return z.NEVER
    }
    return pem
  })
}

/** `NAME=value,NAME=value` with these names only. */
export function pairs<N extends string>(names: readonly N[]) {
  return required.transform((text, context): Partial<Record<N, string>> => {
    const entries = text.split(',').map((part) => part.split('=').map((word) => word.trim()))
    const wrong = entries.find(([name, value]) => !names.includes(name as N) || !value)
    if (!wrong) return Object.fromEntries(entries) as Partial<Record<N, string>>
    context.addIssue({
      code: 'custom',
      message: `"${wrong.join('=')}" is not one of ${names.join(', ')} with a value`,
    })
    return z.NEVER
  })
}

const platformKeys = required.transform((text, context): Record<string, string> => {
  const keys: Record<string, string> = {}
  for (const part of text.split(',')) {
    const [serial = '', path = ''] = part.split('=').map((word) => word.trim())
    const pem = keyFile('public').safeParse(path)
    if (serial && pem.success) keys[serial] = pem.data
    else
      context.addIssue({
        code: 'custom',
        message: `"${part.trim()}" is not a key's id and the file that holds it`,
      })
  }
  return keys
})

const wechat = {
  WECHAT_BASE_URL: variable(
    outside.default('https://api.mch.weixin.qq.com'),
    'https://api.mch.weixin.qq.com',
  ),
  WECHAT_MERCHANT_ID: variable(
    z.string().regex(/^\d{8,10}$/, 'must be the merchant number of 8 to 10 digits'),
    '1900000109',
  ),
  WECHAT_MERCHANT_SERIAL: variable(
    z
      .string()
      .regex(
        /^[0-9A-F]{16,40}$/,
        'must be the serial of the merchant certificate in upper-case hex',
      ),
    '5157F09EFDC096DE15EBE81A47057A7200000000',
  ),
  WECHAT_MERCHANT_KEY_FILE: variable(keyFile('private'), '/etc/mallard/apiclient_key.pem'),
  WECHAT_API_V3_KEY: variable(
    z.string().length(32, 'must have exactly 32 characters'),
    '32 characters from the merchant platform',
  ),
  WECHAT_PLATFORM_KEYS: variable(
    platformKeys,
    'PUB_KEY_ID_0119000001092024=/etc/mallard/wechat_public.pem',
  ),
  WECHAT_APP_IDS: variable(
    pairs(['JSAPI', 'MINI', 'H5', 'WAP', 'APP', 'MALLAPP']),
    'JSAPI=wx8888888888888888,H5=wx8888888888888888',
  ),
}

export function readWechat(env: Environment, problems: Problem[]) {
  const values = readVariables(wechat, env, problems)
  return {
    baseUrl: values.WECHAT_BASE_URL,
    merchantId: values.WECHAT_MERCHANT_ID,
    merchantSerial: values.WECHAT_MERCHANT_SERIAL,
    merchantPrivateKey: values.WECHAT_MERCHANT_KEY_FILE,
    apiV3Key: values.WECHAT_API_V3_KEY,
    platformKeys: values.WECHAT_PLATFORM_KEYS,
    appIds: values.WECHAT_APP_IDS,
  }
}

const alipay = {
  ALIPAY_GATEWAY: variable(
    outside.default('https://openapi.alipay.com/gateway.do'),
    'https://openapi.alipay.com/gateway.do',
  ),
  ALIPAY_APP_ID: variable(z.string().regex(/^\d{16}$/, 'must have 16 digits'), '2021000000000000'),
  ALIPAY_SELLER_ID: variable(
    z.string().regex(/^2088\d{12}$/, 'must have 16 digits and begin with 2088'),
    '2088000000000000',
  ),
  ALIPAY_APP_KEY_FILE: variable(keyFile('private'), '/etc/mallard/alipay_app_key.pem'),
  ALIPAY_PUBLIC_KEY_FILE: variable(keyFile('public'), '/etc/mallard/alipay_public.pem'),
}

export function readAlipay(env: Environment, problems: Problem[]) {
  const values = readVariables(alipay, env, problems)
  return {
    gateway: values.ALIPAY_GATEWAY,
    appId: values.ALIPAY_APP_ID,
    sellerId: values.ALIPAY_SELLER_ID,
    privateKey: values.ALIPAY_APP_KEY_FILE,
    alipayPublicKey: values.ALIPAY_PUBLIC_KEY_FILE,
  }
}

/** A certificate in a file, checked by opening it. */
const certificateFile = required.transform((path, context) => {
  if (!existsSync(path)) {
    context.addIssue({ code: 'custom', message: `the file ${path} does not exist` })
    return z.NEVER
  }
  const pem = readFileSync(path, 'utf8')
  try {
    new X509Certificate(pem)
  } catch {
    context.addIssue({ code: 'custom', message: `${path} holds no certificate in PEM form` })
    return z.NEVER
  }
  return pem
})

/** One that others are issued with: messages below any other are not believed. */
const authorityFile = certificateFile.refine(
  (pem) => new X509Certificate(pem).ca,
  'holds the certificate of somebody who may not issue any (basic constraints: CA)',
)

const unionpay = {
  UNIONPAY_BASE_URL: variable(
    outside.default('https://gateway.95516.com/gateway/api'),
    'https://gateway.95516.com/gateway/api',
  ),
  UNIONPAY_FILE_URL: variable(
    outside.default('https://filedownload.95516.com/'),
    'https://filedownload.95516.com/',
  ),
  UNIONPAY_MERCHANT_ID: variable(
    z.string().regex(/^[0-9A-Z]{15}$/, 'must have 15 characters'),
    '777290058110097',
  ),
  UNIONPAY_KEY_FILE: variable(keyFile('private'), '/etc/mallard/unionpay_key.pem'),
  UNIONPAY_CERTIFICATE_FILE: variable(certificateFile, '/etc/mallard/unionpay_certificate.pem'),
  UNIONPAY_ROOT_FILE: variable(authorityFile, '/etc/mallard/acp_prod_root.cer'),
  UNIONPAY_MIDDLE_FILE: variable(authorityFile, '/etc/mallard/acp_prod_middle.cer'),
  UNIONPAY_OWNER: variable(required.default('中国银联股份有限公司'), '中国银联股份有限公司'),
}

export function readUnionpay(env: Environment, problems: Problem[]) {
  const values = readVariables(unionpay, env, problems)
  return {
    baseUrl: values.UNIONPAY_BASE_URL,
    fileUrl: values.UNIONPAY_FILE_URL,
    merchantId: values.UNIONPAY_MERCHANT_ID,
    privateKey: values.UNIONPAY_KEY_FILE,
    certificate: values.UNIONPAY_CERTIFICATE_FILE,
    rootCertificate: values.UNIONPAY_ROOT_FILE,
    middleCertificate: values.UNIONPAY_MIDDLE_FILE,
    owner: values.UNIONPAY_OWNER,
  }
}

const aliyun = {
  ALIYUN_SMS_ENDPOINT: variable(
    outside.default('https://dysmsapi.aliyuncs.com'),
    'https://dysmsapi.aliyuncs.com',
  ),
  ALIYUN_ACCESS_KEY_ID: variable(required, 'LTAI…'),
  ALIYUN_ACCESS_KEY_SECRET: variable(required, 'the secret of that access key'),
  ALIYUN_SMS_SIGN_NAME: variable(required, '示例商城'),
  ALIYUN_SMS_TEMPLATES: variable(
    pairs([
      'loginCode',
      'bindCode',
      'cancelCode',
      'returnCode',
      'invoiceCode',
      'passwordCode',
      'promoterCode',
      'approvalCode',
    ]),
    'loginCode=SMS_154950909',
  ),
}

export function readAliyunSms(env: Environment, problems: Problem[]) {
  const values = readVariables(aliyun, env, problems)
  return {
    endpoint: values.ALIYUN_SMS_ENDPOINT,
    accessKeyId: values.ALIYUN_ACCESS_KEY_ID,
    accessKeySecret: values.ALIYUN_ACCESS_KEY_SECRET,
    signName: values.ALIYUN_SMS_SIGN_NAME,
    templates: values.ALIYUN_SMS_TEMPLATES,
  }
}

const kuaidi100 = {
  KUAIDI100_BASE_URL: variable(
    outside.default('https://poll.kuaidi100.com'),
    'https://poll.kuaidi100.com',
  ),
  KUAIDI100_KEY: variable(required, 'the key of the Kuaidi100 account'),
  KUAIDI100_CUSTOMER: variable(required, 'the customer number of the Kuaidi100 account'),
  KUAIDI100_SECRET: variable(
    required.optional(),
    'the secret of the Kuaidi100 account, for labels and for couriers who fetch returns',
  ),
  KUAIDI100_PICKUP_CARRIER: variable(
    z
      .string()
      .regex(/^[a-z0-9]{2,32}$/, 'must be the code of a carrier')
      .default('jd'),
    'jd',
  ),
  KUAIDI100_SALT: variable(
    z.string().min(16, 'needs at least 16 characters'),
    'a random text of your own',
  ),
}

export function readKuaidi100(env: Environment, problems: Problem[]) {
  const values = readVariables(kuaidi100, env, problems)
  return {
    baseUrl: values.KUAIDI100_BASE_URL,
    key: values.KUAIDI100_KEY,
    customer: values.KUAIDI100_CUSTOMER,
    salt: values.KUAIDI100_SALT,
    secret: values.KUAIDI100_SECRET,
    carrier: values.KUAIDI100_PICKUP_CARRIER,
  }
}

const oms = {
  OMS_BASE_URL: variable(outside, 'https://oms.example.com/api'),
  OMS_APP_KEY: variable(required, 'mallard'),
  OMS_SECRET: variable(
    z.string().min(32, 'needs at least 32 characters'),
    'the output of: openssl rand -hex 32',
  ),
}

export function readOms(env: Environment, problems: Problem[]) {
  const values = readVariables(oms, env, problems)
  return { baseUrl: values.OMS_BASE_URL, appKey: values.OMS_APP_KEY, secret: values.OMS_SECRET }
}

const devices = {
  DEVICE_BASE_URL: variable(outside, 'https://devices.example.com/api'),
  DEVICE_APP_KEY: variable(required, 'mallard'),
  DEVICE_SECRET: variable(
    z.string().min(32, 'needs at least 32 characters'),
    'the output of: openssl rand -hex 32',
  ),
}

export function readDevices(env: Environment, problems: Problem[]) {
  const values = readVariables(devices, env, problems)
  return {
    baseUrl: values.DEVICE_BASE_URL,
    appKey: values.DEVICE_APP_KEY,
    secret: values.DEVICE_SECRET,
  }
}

const oss = {
  OSS_BUCKET_URL: variable(outside, 'https://mallard.oss-cn-hangzhou.aliyuncs.com'),
  OSS_BUCKET: variable(
    z.string().regex(/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'),
    'mallard',
  ),
  OSS_REGION: variable(
    z.string().regex(/^(?!oss-)[a-z]{2}-[a-z0-9-]+$/, 'must be a region without "oss-" before it'),
    'cn-hangzhou',
  ),
  OSS_ACCESS_KEY_ID: variable(required, 'LTAI…'),
  OSS_ACCESS_KEY_SECRET: variable(required, 'the secret of that access key'),
}

export function readOss(env: Environment, problems: Problem[]) {
  const values = readVariables(oss, env, problems)
  return {
    bucketUrl: values.OSS_BUCKET_URL,
    bucket: values.OSS_BUCKET,
    region: values.OSS_REGION,
    accessKeyId: values.OSS_ACCESS_KEY_ID,
    accessKeySecret: values.OSS_ACCESS_KEY_SECRET,
  }
}
