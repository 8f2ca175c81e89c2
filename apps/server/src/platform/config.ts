import { z } from 'zod'
import { readHosts } from './config-hosts.ts'
import { readQcc, readSmtp } from './config-invoice.ts'
import { isOutside, readAlipay, readAliyunSms, readKuaidi100, readOms, readOss, readUnionpay, readWechat } from './config-live.ts'
import { readApple, readWecom, readWeixin } from './config-people.ts'
import { BadConfiguration, type Environment, type Problem, readVariables, type Values, variable } from './config-reader.ts'

const port = z.coerce.number('must be a number').int().min(1, 'must be 1 to 65535').max(65535, 'must be 1 to 65535')
const mode = z.enum(['sandbox', 'live'], 'must be sandbox or live').default('sandbox')

/** Of providers that the shop can do without. Unless it is set, they are off as soon as anything is live. */
const optionalMode = z.enum(['sandbox', 'live', 'off'], 'must be sandbox, live or off').optional()

const address = (...schemes: string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)),
      `must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    )

/** How many proxies stand before us, or which: whoever is trusted may say what a shopper's address is. */
const trustProxy = z
  .string()
  .refine(
    (text) => /^(false|\d{1,2}|[\da-f.:/,\s]+|loopback|uniquelocal)$/i.test(text),
    'must be the number of proxies, or their addresses; "true" would let anyone pretend any address',
  )
  .transform((text): false | number | string => (text === 'false' ? false : /^\d{1,2}$/.test(text) ? Number(text) : text))
  .optional()

const variables = {
  NODE_ENV: variable(z.enum(['production', 'development', 'test'], 'must be production, development or test').default('development'), 'production'),
  PORT: variable(port.default(3000), '3000'),
  HOST: variable(z.string().optional(), '0.0.0.0'),
  SANDBOX_PORT: variable(port.default(4010), '4010'),
  DATA_DIR: variable(z.string().default('./data'), '/var/lib/mallard'),
  PICTURES_DIR: variable(z.string().optional(), '/var/lib/mallard/pictures'),
  DATABASE_URL: variable(address('postgres', 'postgresql').optional(), 'postgres://mallard:password@127.0.0.1:5432/mallard'),
  DATABASE_POOL: variable(z.coerce.number('must be a number').int().min(2, 'must be 2 to 200').max(200, 'must be 2 to 200').default(10), '10'),
  REDIS_URL: variable(address('redis', 'rediss').optional(), 'redis://127.0.0.1:6379'),
  PUBLIC_URL: variable(address('http', 'https').optional(), 'https://shop.example.com'),
  FLOOD_LIMIT: variable(z.coerce.number('must be a number').int().min(0, 'must be 0 (no limit) or more').default(1000), '1000'),
  SMS_LIMIT: variable(z.coerce.number('must be a number').int().min(1, 'must be 1 or more').default(20), '20'),
  LOG_LEVEL: variable(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'must be trace, debug, info, warn, error, fatal or silent').default('info'),
    'info',
  ),
  METRICS_TOKEN: variable(z.string().min(16, 'needs at least 16 characters').optional(), 'the output of: openssl rand -hex 32'),
  TRUST_PROXY: variable(trustProxy, '1'),
  SECRET_KEY: variable(z.string().min(32, 'needs at least 32 characters').optional(), 'the output of: openssl rand -base64 48'),
  PAY_WECHAT: variable(mode, 'sandbox'),
  PAY_ALIPAY: variable(mode, 'sandbox'),
  PAY_UNIONPAY: variable(mode, 'sandbox'),
  SMS_ALIYUN: variable(mode, 'sandbox'),
  EXPRESS_KUAIDI100: variable(mode, 'sandbox'),
  OMS_OPEN: variable(optionalMode, 'off'),
  INVOICE_TAX_CODE: variable(
    z
      .string()
      .regex(/^\d{19}$/, 'must be a tax category of 19 digits')
      .default('1060512990000000000'),
    '1060512990000000000',
  ),
  INVOICE_TAX_RATE: variable(z.enum(['0', '100', '300', '500', '600', '900', '1300'], 'must be a legal rate in ten-thousandths').default('1300'), '1300'),
  MAIL_SMTP: variable(optionalMode, 'off'),
  COMPANIES_QCC: variable(optionalMode, 'off'),
  STORAGE_OSS: variable(z.enum(['off', 'sandbox', 'live'], 'must be off, sandbox or live').default('off'), 'off'),
  SIGNIN_WEIXIN: variable(optionalMode, 'off'),
  SIGNIN_APPLE: variable(optionalMode, 'off'),
  SIGNIN_WECOM: variable(optionalMode, 'off'),
}

/** The server's configuration. A provider that is neither live nor off is played by the sandbox. */
export type Config = ReturnType<typeof readConfig>

/** Reads every variable; throws BadConfiguration with everything that is wrong. */
export function readConfig(env: Environment) {
  const problems: Problem[] = []
  const values = readVariables(variables, env, problems)
  const live = {
    wechat: values.PAY_WECHAT === 'live' ? readWechat(env, problems) : undefined,
    alipay: values.PAY_ALIPAY === 'live' ? readAlipay(env, problems) : undefined,
    unionpay: values.PAY_UNIONPAY === 'live' ? readUnionpay(env, problems) : undefined,
    sms: values.SMS_ALIYUN === 'live' ? readAliyunSms(env, problems) : undefined,
    express: values.EXPRESS_KUAIDI100 === 'live' ? readKuaidi100(env, problems) : undefined,
  }
  const storage = { mode: values.STORAGE_OSS, live: values.STORAGE_OSS === 'live' ? readOss(env, problems) : undefined }
  const hosts = readHosts(env, problems)
  const optional = {
    weixin: values.SIGNIN_WEIXIN === 'live' ? readWeixin(env, problems) : undefined,
    apple: values.SIGNIN_APPLE === 'live' ? readApple(env, problems) : undefined,
    wecom: values.SIGNIN_WECOM === 'live' ? readWecom(env, problems) : undefined,
    oms: values.OMS_OPEN === 'live' ? readOms(env, problems) : undefined,
  }
  const isLive = [...Object.values(live), ...Object.values(optional)].some((section) => section !== undefined)
  const invoicing = {
    mail: values.MAIL_SMTP === 'live' ? readSmtp(env, problems) : undefined,
    companies: values.COMPANIES_QCC === 'live' ? readQcc(env, problems) : undefined,
  }
  const optionalModes = { weixin: values.SIGNIN_WEIXIN, apple: values.SIGNIN_APPLE, wecom: values.SIGNIN_WECOM, oms: values.OMS_OPEN }
  const invoicingModes = { mail: values.MAIL_SMTP, companies: values.COMPANIES_QCC }
  if (isLive) refuseSandboxed(optionalModes, problems)
  const modes = Object.entries({ ...optionalModes, ...invoicingModes }).map(([name, mode]) => ({ name, mode: mode ?? (isLive ? 'off' : 'sandbox') }))
  const isAnySandboxed = modes.some(({ mode }) => mode === 'sandbox')
  if (isLive) checkLive(values, problems)
  if (values.PORT === values.SANDBOX_PORT && values.PORT !== undefined) {
    problems.push({ name: 'SANDBOX_PORT', problem: 'is the same as PORT', example: String(values.PORT + 1) })
  }
  if (problems.length) throw new BadConfiguration(problems)
  return {
    environment: values.NODE_ENV,
    port: values.PORT,
    // Without a public address the shop is a demo for this machine alone.
    host: values.HOST ?? (values.PUBLIC_URL ? '0.0.0.0' : '127.0.0.1'),
    sandboxPort: values.SANDBOX_PORT,
    dataDir: values.DATA_DIR,
    /** Folder of the master pictures; undefined: those of the demo world. */
    picturesDir: values.PICTURES_DIR,
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    redisUrl: values.REDIS_URL,
    /** Without a slash at its end. */
    publicUrl: (values.PUBLIC_URL ?? `http://127.0.0.1:${values.PORT}`).replace(/\/+$/, ''),
    /** Requests that one address may make in 10 s; 0: no limit. */
    floodLimit: values.FLOOD_LIMIT,
    smsLimit: values.SMS_LIMIT,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY ?? false,
    /** Who has it may read `/metrics`; undefined: this machine and private networks may. */
    metricsToken: values.METRICS_TOKEN,
    /** Undefined in a demo: the server then makes its own and keeps it in the data folder. */
    secretKey: values.SECRET_KEY,
    live: { ...live, ...optional, ...invoicing },
    /** Providers that are left out: ways to sign in, the OMS, mail and the register of companies. */
    off: modes.flatMap(({ name, mode }) => (mode === 'off' ? [name] : [])),
    /** Where pictures lie that people send; off: in the data folder. */
    storage,
    /** What invoices tell the tax side about the goods. */
    tax: { taxCode: values.INVOICE_TAX_CODE ?? '', taxRate: Number(values.INVOICE_TAX_RATE) },
    hosts,
    /** Whether any provider is played by the sandbox, which then has to run. */
    needsSandbox: isAnySandboxed || storage.mode === 'sandbox' || Object.values(live).some((section) => section === undefined),
  }
}

type OptionalModes = Readonly<Record<'weixin' | 'apple' | 'wecom' | 'oms', 'sandbox' | 'live' | 'off' | undefined>>
const variableOf: Readonly<Record<keyof OptionalModes, string>> = { weixin: 'SIGNIN_WEIXIN', apple: 'SIGNIN_APPLE', wecom: 'SIGNIN_WECOM', oms: 'OMS_OPEN' }

/** Beside anything live nobody is to sign in as somebody else, or to return what nobody sold. */
function refuseSandboxed(modes: OptionalModes, problems: Problem[]): void {
  for (const name of Object.keys(variableOf) as (keyof OptionalModes)[]) {
    if (modes[name] !== 'sandbox') continue
    problems.push({
      name: variableOf[name],
      problem:
        name === 'oms'
          ? 'cannot be the sandbox beside a live provider: it tells of orders that nobody placed'
          : 'cannot be the sandbox beside a live provider: it lets anyone in as anybody',
      example: 'off',
    })
  }
}

type NeededLive = Pick<Values<typeof variables>, 'PUBLIC_URL' | 'SECRET_KEY' | 'TRUST_PROXY'>

function checkLive({ PUBLIC_URL: publicUrl, SECRET_KEY: secretKey, TRUST_PROXY: trusted }: NeededLive, problems: Problem[]): void {
  const isTold = (variableName: string) => problems.some(({ name }) => name === variableName)
  if (!publicUrl || !isOutside(publicUrl)) {
    problems.push({
      name: 'PUBLIC_URL',
      problem: 'must be the https address at which providers reach this shop, because a provider is live',
      example: 'https://shop.example.com',
    })
  }
  if (trusted === undefined && !isTold('TRUST_PROXY')) {
    problems.push({
      name: 'TRUST_PROXY',
      problem: 'is missing, and a provider is live: without it all shoppers behind the proxy that terminates TLS count as one address, and share its limits',
      example: '1',
    })
  }
  if (!secretKey && !isTold('SECRET_KEY')) {
    problems.push({ name: 'SECRET_KEY', problem: 'is missing, and a provider is live', example: 'the output of: openssl rand -base64 48' })
  }
}
