import { readHosts } from './config-hosts.ts'
import { readQcc, readSmtp } from './config-invoice.ts'
import {
  isOutside,
  readAlipay,
  readAliyunSms,
  readKuaidi100,
  readDevices,
  readOms,
  readOss,
  readUnionpay,
  readWechat,
} from './config-live.ts'
import { readApple, readWecom, readWeixin } from './config-people.ts'
import { readMeilisearch } from './config-search.ts'
import {
  BadConfiguration,
  type Environment,
  type Problem,
  readVariables,
  type Values,
} from './config-reader.ts'
import { variables } from './config-variables.ts'

/** The server's configuration. A provider that is neither live nor off is played by the sandbox. */
export type Config = ReturnType<typeof readConfig>

/** Reads every variable; throws BadConfiguration with everything that is wrong. */
export function readConfig(env: Environment) {
  const problems: Problem[] = []
  const values = readVariables(variables, env, problems)
  const { live, storage, search, hosts } = readOutside(env, values, problems)
  const asked = Object.fromEntries(
    providers.map(([name, variableName]) => [name, values[variableName]]),
  ) as Record<Provider, Mode | undefined>
  const isLive = isOpenToShoppers(asked)
  const usual = isLive ? 'off' : 'sandbox'
  const modes = Object.fromEntries(
    providers.map(([name]) => [name, asked[name] ?? usual]),
  ) as Record<Provider, Mode>
  if (isLive) checkLive(modes, values, problems)
  checkPorts(values, problems)
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
    /**
     * Seconds from SIGTERM to the closed door; a shop with the embedded database has no other
     * process that could take over.
     */
    drainSeconds: values.DRAIN_SECONDS ?? (values.DATABASE_URL ? 5 : 0),
    /** Without a slash at its end. */
    publicUrl: (values.PUBLIC_URL ?? `http://127.0.0.1:${values.PORT}`).replace(/\/+$/, ''),
    /** Requests that one address may make in 10 s; 0: no limit. */
    floodLimit: values.FLOOD_LIMIT,
    searchLimit: values.SEARCH_LIMIT,
    /** Goods on sale in a store from which on its lists are answered from memory; 0: never. */
    listIndex: values.LIST_INDEX,
    smsLimits: {
      // One network alone never brings everybody to a picture, nor the shop to the end of its texts.
      perNetwork: Math.min(values.SMS_LIMIT, Math.floor(values.SMS_BUDGET / 4)),
      free: values.SMS_FREE,
      freeOfNetwork: values.SMS_FREE_NETWORK,
      budget: values.SMS_BUDGET,
    },
    logLevel: values.LOG_LEVEL,
    /** Where each request is written down; undefined: nowhere, and nobody said so. */
    accessLog: values.ACCESS_LOG,
    trustProxy: values.TRUST_PROXY ?? false,
    /** Who has it may read `/metrics`; undefined: this machine and private networks may. */
    metricsToken: values.METRICS_TOKEN,
    /** Undefined in a demo: the server then makes its own and keeps it in the data folder. */
    secretKey: values.SECRET_KEY,
    live,
    /** Who plays each provider. */
    modes,
    /** Who plays the payments: one that is live makes them so. */
    payments: paymentsOf(modes),
    /**
     * Whether real shoppers, money or texts are about: nothing of the sandbox or the demo world is
     * then among them.
     */
    isLive,
    /** What an empty database is filled with. */
    shopData: values.SHOP_DATA ?? (isLive ? ('catalog' as const) : ('demo' as const)),
    /** First password of the owner whom an empty live shop begins with; undefined: one is made. */
    ownerPassword: values.OWNER_PASSWORD,
    /** Where pictures lie that people send; off: in the data folder. */
    storage,
    /** Which engine searches beside the shop's own search; off: none. */
    search,
    /** What invoices tell of goods, where neither they nor their partner say anything. */
    houseTax: { code: values.INVOICE_TAX_CODE ?? '', rate: Number(values.INVOICE_TAX_RATE) },
    hosts,
    /** Whether any provider is played by the sandbox, which then has to run. */
    needsSandbox: [storage.mode, search.mode, ...Object.values(modes)].includes('sandbox'),
  }
}

/** Reads the access to the providers that are live, and the settings of host environments. */
function readOutside(env: Environment, values: Values<typeof variables>, problems: Problem[]) {
  const shop = {
    wechat: values.PAY_WECHAT === 'live' ? readWechat(env, problems) : undefined,
    alipay: values.PAY_ALIPAY === 'live' ? readAlipay(env, problems) : undefined,
    unionpay: values.PAY_UNIONPAY === 'live' ? readUnionpay(env, problems) : undefined,
    sms: values.SMS_ALIYUN === 'live' ? readAliyunSms(env, problems) : undefined,
    express: values.EXPRESS_KUAIDI100 === 'live' ? readKuaidi100(env, problems) : undefined,
  }
  const storage = {
    mode: values.STORAGE_OSS,
    live: values.STORAGE_OSS === 'live' ? readOss(env, problems) : undefined,
  }
  const search = {
    mode: values.SEARCH_MEILISEARCH,
    live: values.SEARCH_MEILISEARCH === 'live' ? readMeilisearch(env, problems) : undefined,
  }
  const hosts = readHosts(env, problems)
  const people = {
    weixin: values.SIGNIN_WEIXIN === 'live' ? readWeixin(env, problems) : undefined,
    apple: values.SIGNIN_APPLE === 'live' ? readApple(env, problems) : undefined,
    wecom: values.SIGNIN_WECOM === 'live' ? readWecom(env, problems) : undefined,
    oms: values.OMS_OPEN === 'live' ? readOms(env, problems) : undefined,
    device: values.DEVICE_OPEN === 'live' ? readDevices(env, problems) : undefined,
  }
  const invoicing = {
    mail: values.MAIL_SMTP === 'live' ? readSmtp(env, problems) : undefined,
    companies: values.COMPANIES_QCC === 'live' ? readQcc(env, problems) : undefined,
  }
  return { live: { ...shop, ...people, ...invoicing }, storage, search, hosts }
}

/**
 * Each provider with its variable; the first are those through which real people, money or goods
 * come.
 */
const providers = [
  ['wechat', 'PAY_WECHAT'],
  ['alipay', 'PAY_ALIPAY'],
  ['unionpay', 'PAY_UNIONPAY'],
  ['sms', 'SMS_ALIYUN'],
  ['express', 'EXPRESS_KUAIDI100'],
  ['weixin', 'SIGNIN_WEIXIN'],
  ['apple', 'SIGNIN_APPLE'],
  ['wecom', 'SIGNIN_WECOM'],
  ['oms', 'OMS_OPEN'],
  ['device', 'DEVICE_OPEN'],
  ['mail', 'MAIL_SMTP'],
  ['companies', 'COMPANIES_QCC'],
] as const
export type Provider = (typeof providers)[number][0]
export type Mode = 'sandbox' | 'live' | 'off'

/** Mail, companies and storage serve a demo as well as a shop. */
const helpers: ReadonlySet<Provider> = new Set(['mail', 'companies'])

/** Whether real people, money or goods come through one of these. */
export function isOpenToShoppers(modes: Readonly<Record<Provider, Mode | undefined>>): boolean {
  return providers.some(([name]) => modes[name] === 'live' && !helpers.has(name))
}

function paymentsOf({ wechat, alipay, unionpay }: Readonly<Record<Provider, Mode>>): Mode {
  const played = [wechat, alipay, unionpay]
  return (['live', 'sandbox'] as const).find((mode) => played.includes(mode)) ?? 'off'
}

const lies: Readonly<Partial<Record<Provider, string>>> = {
  weixin: 'it lets anyone in as anybody',
  apple: 'it lets anyone in as anybody',
  wecom: 'it lets anyone in as anybody',
  oms: 'it tells of orders that nobody placed',
  device: 'it tells of devices that nobody has',
  wechat: 'it takes no money, and calls orders paid',
  alipay: 'it takes no money, and calls orders paid',
  unionpay: 'it takes no money, and calls orders paid',
}

/** Beside anything live the sandbox answers for nothing that a shopper can reach. */
function refuseSandboxed(
  modes: Readonly<Record<Provider, Mode>>,
  others: Pick<Values<typeof variables>, 'STORAGE_OSS' | 'SEARCH_MEILISEARCH'>,
  problems: Problem[],
): void {
  const refused = (name: string, why = 'what it answers is not real') =>
    problems.push({
      name,
      problem: `cannot be the sandbox beside a live provider: ${why}`,
      example: 'off',
    })
  for (const [name, variableName] of providers)
    if (modes[name] === 'sandbox') refused(variableName, lies[name])
  for (const name of ['STORAGE_OSS', 'SEARCH_MEILISEARCH'] as const)
    if (others[name] === 'sandbox') refused(name)
}

/** What has to be said once real people, money or goods are about. */
function checkLive(
  modes: Readonly<Record<Provider, Mode>>,
  values: Values<typeof variables>,
  problems: Problem[],
): void {
  refuseSandboxed(modes, values, problems)
  checkReach(values, problems)
  if (values.SHOP_DATA === 'demo') {
    problems.push({
      name: 'SHOP_DATA',
      problem:
        "cannot be demo beside a live provider: its orders, payments and members are nobody's",
      example: 'none',
    })
  }
}

function checkPorts(
  { PORT: port, SANDBOX_PORT: sandboxPort }: Values<typeof variables>,
  problems: Problem[],
): void {
  if (port !== sandboxPort || port === undefined) return
  problems.push({
    name: 'SANDBOX_PORT',
    problem: 'is the same as PORT',
    example: String(port + 1),
  })
}

type NeededLive = Pick<Values<typeof variables>, 'PUBLIC_URL' | 'SECRET_KEY' | 'TRUST_PROXY'>

/** Providers reach the shop from outside, and the proxy before it says who comes. */
function checkReach(
  { PUBLIC_URL: publicUrl, SECRET_KEY: secretKey, TRUST_PROXY: trusted }: NeededLive,
  problems: Problem[],
): void {
  const isTold = (variableName: string) => problems.some(({ name }) => name === variableName)
  if (!publicUrl || !isOutside(publicUrl)) {
    problems.push({
      name: 'PUBLIC_URL',
      problem:
        'must be the https address at which providers reach this shop, because a provider is live',
      example: 'https://shop.example.com',
    })
  }
  if (trusted === undefined && !isTold('TRUST_PROXY')) {
    problems.push({
      name: 'TRUST_PROXY',
      problem:
        'is missing, and a provider is live: without it all shoppers behind the proxy that terminates TLS count as one address, and share its limits',
      example: '1',
    })
  }
  if (!secretKey && !isTold('SECRET_KEY')) {
    problems.push({
      name: 'SECRET_KEY',
      problem: 'is missing, and a provider is live',
      example: 'the output of: openssl rand -base64 48',
    })
  }
}
