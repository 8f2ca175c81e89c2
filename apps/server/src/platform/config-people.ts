import { z } from 'zod'
import { keyFile, outside, pairs } from './config-live.ts'
import { type Environment, type Problem, readVariables, variable } from './config-reader.ts'

const weixinApps = ['web', 'mini', 'smartApp', 'mallApp'] as const
type WeixinApps = Partial<Record<(typeof weixinApps)[number], { appId: string; secret: string }>>

/** `web=wx…:secret,mini=wx…:secret`; the sandbox's own ids are none. */
const apps = pairs(weixinApps).transform((given, context): WeixinApps => {
  const read: WeixinApps = {}
  for (const [name, text] of Object.entries(given) as [(typeof weixinApps)[number], string][]) {
    const found = /^(wx[0-9a-f]{16}):([0-9a-f]{32})$/.exec(text)
    if (!found) {
      context.addIssue({
        code: 'custom',
        message: `${name} is not the id of an app and its secret, joined by a colon`,
      })
      return z.NEVER
    }
    read[name] = { appId: found[1] ?? '', secret: found[2] ?? '' }
  }
  return read
})

const weixin = {
  WEIXIN_API_URL: variable(
    outside.default('https://api.weixin.qq.com'),
    'https://api.weixin.qq.com',
  ),
  WEIXIN_OPEN_URL: variable(
    outside.default('https://open.weixin.qq.com'),
    'https://open.weixin.qq.com',
  ),
  WEIXIN_APPS: variable(apps, 'web=wx8888888888888888:0123456789abcdef0123456789abcdef'),
  WEIXIN_PUSH_TOKEN: variable(
    z
      .string()
      .regex(/^[0-9A-Za-z]{3,32}$/, 'must have 3 to 32 letters and digits')
      .optional(),
    'Token12345',
  ),
  WEIXIN_PUSH_KEY: variable(
    z
      .string()
      .regex(/^[0-9A-Za-z]{43}$/, 'must have 43 letters and digits')
      .optional(),
    'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG',
  ),
}

export function readWeixin(env: Environment, problems: Problem[]) {
  const values = readVariables(weixin, env, problems)
  const { WEIXIN_PUSH_TOKEN: token, WEIXIN_PUSH_KEY: aesKey } = values
  if (!token !== !aesKey) {
    const name = token ? 'WEIXIN_PUSH_KEY' : 'WEIXIN_PUSH_TOKEN'
    problems.push({ name, problem: 'is missing beside the other', example: weixin[name].example })
  }
  return {
    push: token && aesKey ? { token, aesKey } : undefined,
    apiUrl: values.WEIXIN_API_URL,
    openUrl: values.WEIXIN_OPEN_URL,
    apps: values.WEIXIN_APPS,
  }
}

const clientId = z
  .string()
  .regex(/^(?!sandbox\.)[\w.-]+$/, 'must be an identifier of your own')
  .optional()

const apple = {
  APPLE_BASE_URL: variable(
    outside.default('https://appleid.apple.com'),
    'https://appleid.apple.com',
  ),
  APPLE_SERVICES_ID: variable(clientId, 'com.example.shop.web'),
  APPLE_BUNDLE_ID: variable(clientId, 'com.example.shop'),
  APPLE_TEAM_ID: variable(
    z.string().regex(/^(?!SANDBOX)[0-9A-Z]{10}$/, 'must have 10 characters'),
    'A1B2C3D4E5',
  ),
  APPLE_KEY_ID: variable(
    z.string().regex(/^[0-9A-Z]{10}$/, 'must have 10 characters'),
    'K1L2M3N4O5',
  ),
  APPLE_KEY_FILE: variable(keyFile('private'), '/etc/mallard/apple.p8'),
}

export function readApple(env: Environment, problems: Problem[]) {
  const values = readVariables(apple, env, problems)
  if (
    !values.APPLE_SERVICES_ID &&
    !values.APPLE_BUNDLE_ID &&
    !problems.some(({ name }) => name === 'APPLE_SERVICES_ID')
  ) {
    problems.push({
      name: 'APPLE_SERVICES_ID',
      problem: 'or APPLE_BUNDLE_ID is missing',
      example: apple.APPLE_SERVICES_ID.example,
    })
  }
  return {
    baseUrl: values.APPLE_BASE_URL,
    issuer: 'https://appleid.apple.com',
    clientIds: { web: values.APPLE_SERVICES_ID, app: values.APPLE_BUNDLE_ID },
    teamId: values.APPLE_TEAM_ID,
    keyId: values.APPLE_KEY_ID,
    privateKey: values.APPLE_KEY_FILE,
  }
}

const wecom = {
  WECOM_API_URL: variable(
    outside.default('https://qyapi.weixin.qq.com'),
    'https://qyapi.weixin.qq.com',
  ),
  WECOM_OPEN_URL: variable(
    outside.default('https://open.weixin.qq.com'),
    'https://open.weixin.qq.com',
  ),
  WECOM_CORP_ID: variable(
    z.string().regex(/^ww[0-9a-f]{16}$/, 'must be ww and 16 hex digits'),
    'ww0123456789abcdef',
  ),
  WECOM_AGENT_ID: variable(z.string().regex(/^\d{4,10}$/, 'must be a number'), '1000002'),
  WECOM_SECRET: variable(
    z.string().min(20, 'needs at least 20 characters'),
    'the secret of that app',
  ),
}

export function readWecom(env: Environment, problems: Problem[]) {
  const values = readVariables(wecom, env, problems)
  return {
    apiUrl: values.WECOM_API_URL,
    openUrl: values.WECOM_OPEN_URL,
    corpId: values.WECOM_CORP_ID,
    agentId: values.WECOM_AGENT_ID,
    secret: values.WECOM_SECRET,
  }
}
