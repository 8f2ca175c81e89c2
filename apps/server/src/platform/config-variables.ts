import { statSync } from 'node:fs'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { accessLog } from './config-access-log.ts'
import { variable } from './config-reader.ts'

const port = z.coerce
  .number('must be a number')
  .int()
  .min(1, 'must be 1 to 65535')
  .max(65535, 'must be 1 to 65535')

/**
 * Unless it is set, a provider is played by the sandbox in a demo, and off as soon as anything is
 * live.
 */
const mode = z.enum(['sandbox', 'live', 'off'], 'must be sandbox, live or off').optional()

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

const address = (...schemes: string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)),
      `must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    )

const isNetwork = (text: string) =>
  ['loopback', 'linklocal', 'uniquelocal'].includes(text) ||
  isIP(text) !== 0 ||
  (isIP(text.split('/')[0] ?? '') !== 0 && ipaddr.isValidCIDR(text))

/**
 * How many proxies stand before us, or which: anyone who is trusted may say what a shopper's
 * address is.
 */
const trustProxy = z
  .string()
  .refine(
    (text) =>
      /^(false|\d{1,2})$/i.test(text) || text.split(',').every((each) => isNetwork(each.trim())),
    'must be the number of proxies, or their addresses; "true" would let anyone pretend any address',
  )
  .transform((text): false | number | string =>
    text === 'false' ? false : /^\d{1,2}$/.test(text) ? Number(text) : text,
  )
  .optional()

/** Every variable of the server itself; those of live providers stand in files beside. */
export const variables = {
  NODE_ENV: variable(
    z
      .enum(['production', 'development', 'test'], 'must be production, development or test')
      .default('development'),
    'production',
  ),
  PORT: variable(port.default(3000), '3000'),
  HOST: variable(z.string().optional(), '0.0.0.0'),
  SANDBOX_PORT: variable(port.default(4010), '4010'),
  DATA_DIR: variable(z.string().default('./data'), '/var/lib/mallard'),
  PICTURES_DIR: variable(
    z.string().refine(isFolder, 'must be a folder that is there').optional(),
    '/var/lib/mallard/pictures',
  ),
  DATABASE_URL: variable(
    address('postgres', 'postgresql').optional(),
    'postgres://mallard:password@127.0.0.1:5432/mallard',
  ),
  DATABASE_POOL: variable(
    z.coerce
      .number('must be a number')
      .int()
      .min(2, 'must be 2 to 200')
      .max(200, 'must be 2 to 200')
      .default(10),
    '10',
  ),
  DRAIN_SECONDS: variable(
    z.coerce
      .number('must be a number')
      .int()
      .min(0, 'must be 0 to 120')
      .max(120, 'must be 0 to 120')
      .optional(),
    '5',
  ),
  REDIS_URL: variable(address('redis', 'rediss').optional(), 'redis://127.0.0.1:6379'),
  PUBLIC_URL: variable(address('http', 'https').optional(), 'https://shop.example.com'),
  FLOOD_LIMIT: variable(
    z.coerce.number('must be a number').int().min(0, 'must be 0 (no limit) or more').default(1000),
    '1000',
  ),
  SMS_LIMIT: variable(
    z.coerce.number('must be a number').int().min(1, 'must be 1 or more').default(200),
    '200',
  ),
  SEARCH_LIMIT: variable(
    z.coerce.number('must be a number').int().min(1, 'must be 1 or more').default(120),
    '120',
  ),
  LIST_INDEX: variable(
    z.coerce.number('must be a number').int().min(0, 'must be 0 (no index) or more').default(5_000),
    '5000',
  ),
  SMS_FREE: variable(
    z.coerce.number('must be a number').int().min(0, 'must be 0 or more').default(1),
    '1',
  ),
  SMS_FREE_NETWORK: variable(
    z.coerce.number('must be a number').int().min(0, 'must be 0 or more').default(20),
    '20',
  ),
  SMS_BUDGET: variable(
    z.coerce.number('must be a number').int().min(10, 'must be 10 or more').default(1000),
    '1000',
  ),
  LOG_LEVEL: variable(
    z
      .enum(
        ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
        'must be trace, debug, info, warn, error, fatal or silent',
      )
      .default('info'),
    'info',
  ),
  ACCESS_LOG: variable(accessLog, '/var/log/mallard'),
  METRICS_TOKEN: variable(
    z.string().min(16, 'needs at least 16 characters').optional(),
    'the output of: openssl rand -hex 32',
  ),
  TRUST_PROXY: variable(trustProxy, '1'),
  SHOP_DATA: variable(
    z.enum(['demo', 'catalog', 'none'], 'must be demo, catalog or none').optional(),
    'none',
  ),
  OWNER_PASSWORD: variable(
    z
      .string()
      .min(12, 'needs at least 12 characters')
      .max(72, 'has at most 72 characters')
      .optional(),
    'twelve or more characters',
  ),
  SECRET_KEY: variable(
    z.string().min(32, 'needs at least 32 characters').optional(),
    'the output of: openssl rand -base64 48',
  ),
  PAY_WECHAT: variable(mode, 'off'),
  PAY_ALIPAY: variable(mode, 'off'),
  PAY_UNIONPAY: variable(mode, 'off'),
  SMS_ALIYUN: variable(mode, 'off'),
  EXPRESS_KUAIDI100: variable(mode, 'off'),
  OMS_OPEN: variable(mode, 'off'),
  DEVICE_OPEN: variable(mode, 'off'),
  INVOICE_TAX_CODE: variable(
    z
      .string()
      .regex(/^\d{19}$/, 'must be a tax category of 19 digits')
      .default('1060512990000000000'),
    '1060512990000000000',
  ),
  INVOICE_TAX_RATE: variable(
    z
      .enum(
        ['0', '100', '300', '500', '600', '900', '1300'],
        'must be a legal rate in ten-thousandths',
      )
      .default('1300'),
    '1300',
  ),
  MAIL_SMTP: variable(mode, 'off'),
  COMPANIES_QCC: variable(mode, 'off'),
  STORAGE_OSS: variable(
    z.enum(['off', 'sandbox', 'live'], 'must be off, sandbox or live').default('off'),
    'off',
  ),
  SEARCH_MEILISEARCH: variable(
    z.enum(['off', 'sandbox', 'live'], 'must be off, sandbox or live').default('off'),
    'off',
  ),
  SIGNIN_WEIXIN: variable(mode, 'off'),
  SIGNIN_APPLE: variable(mode, 'off'),
  SIGNIN_WECOM: variable(mode, 'off'),
}
