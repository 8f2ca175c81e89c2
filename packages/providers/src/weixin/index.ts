import { second } from '@mallard/kernel'
import { answered, failed, unknown, type Answer } from '../answer.ts'
import { withBreaker } from '../http/breaker.ts'
import { integerOf, parseFields, textOf, type Fields } from '../http/fields.ts'
import { httpTransport, WireFault } from '../http/transport.ts'
import type { WeixinConfig } from './config.ts'
import type { WeixinApp, WeixinChannel, WeixinFailure, WeixinPerson, WeixinToken } from './port.ts'
import { echoOf, pushAcknowledge, readPush } from './push.ts'
import { receivedBody, reportBody, shippingFailures, shippingStateOf } from './shipping.ts'

export type { WeixinConfig } from './config.ts'
export type { Acknowledgement, Answer } from '../answer.ts'
export type * from './port.ts'
export type { MiniEvent, PushFailure, PushKeys, PushQuery } from './push.ts'

/**
 * `errcode` of the platform (hosts-and-providers.md §1.2, §1.4); every other one is our
 * configuration.
 */
const failures: Readonly<Record<number, WeixinFailure>> = {
  40029: 'badCode',
  41008: 'badCode',
  42003: 'badCode',
  40163: 'usedCode',
  40001: 'badToken',
  40014: 'badToken',
  42001: 'badToken',
  45009: 'tooOften',
  45011: 'tooOften',
  40226: 'refused',
  44990: 'tooOften',
  50002: 'refused',
  ...shippingFailures,
}
/** Busy: try again later. */
const busy: readonly number[] = [-1, 10060012, 10060019]

interface Request {
  readonly path: string
  readonly query?: Record<string, string>
  readonly body?: object
}

type Ask = <T>(
  request: Request,
  read: (fields: Fields) => T | undefined,
) => Promise<Answer<T, WeixinFailure>>

/** Asks the platform, and reads what it answers. */
function asker(config: WeixinConfig): Ask {
  const transport = withBreaker(config.transport ?? httpTransport(), config.clock)
  return async ({ path, query, body }, read) => {
    const url = new URL(config.apiUrl + path)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    try {
      const answer = await transport(
        body
          ? {
              method: 'POST',
              url,
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(body),
            }
          : { method: 'GET', url, headers: {} },
      )
      const fields = parseFields(answer.body.toString())
      if (!fields || answer.status !== 200) return unknown(String(answer.status))
      // Success has no errcode at all, or 0.
      const code = integerOf(fields, 'errcode') ?? 0
      if (busy.includes(code)) return unknown(String(code))
      if (code !== 0)
        return failed(failures[code] ?? 'config', String(code), textOf(fields, 'errmsg'))
      const value = read(fields)
      return value === undefined ? unknown('SHAPE') : answered(value)
    } catch (error) {
      if (error instanceof WireFault) return unknown(error.code)
      throw error
    }
  }
}

const notSetUp = (app: WeixinApp) => failed('config', 'APP', `no app for ${app}`)

type ShippingCalls = Pick<
  WeixinChannel,
  'isTradeManaged' | 'reportShipping' | 'shippingState' | 'remindToConfirm'
>

/** Calls about goods on their way that a mini-program was paid for; `appid`: its id. */
function shippingCalls(ask: Ask, appid: string | undefined): ShippingCalls {
  const order = <T>(
    accessToken: string,
    call: string,
    body: object,
    read: (fields: Fields) => T | undefined,
  ) => ask({ path: `/wxa/sec/order/${call}`, query: { access_token: accessToken }, body }, read)

  return {
    async isTradeManaged(accessToken) {
      if (!appid) return notSetUp('mini')
      return order(accessToken, 'is_trade_managed', { appid }, (fields) => {
        const isManaged = fields['is_trade_managed']
        return typeof isManaged === 'boolean' ? isManaged : undefined
      })
    },

    reportShipping: (accessToken, report) =>
      done(order(accessToken, 'upload_shipping_info', reportBody(report), (fields) => fields)),

    shippingState: (accessToken, transactionId) =>
      order(accessToken, 'get_order', { transaction_id: transactionId }, shippingStateOf),

    remindToConfirm: (accessToken, received) =>
      done(
        order(accessToken, 'notify_confirm_receive', receivedBody(received), (fields) => fields),
      ),
  }
}

/**
 * WeChat's platform for people and pages: web and app sign-in, mini-program sign-in, tokens and
 * tickets.
 */
export function createWeixin(config: WeixinConfig): WeixinChannel {
  const ask = asker(config)

  function keyOf(app: WeixinApp): { appid: string; secret: string } | undefined {
    const own = config.apps[app]
    return own && { appid: own.appId, secret: own.secret }
  }

  return {
    appIds: Object.fromEntries(Object.entries(config.apps).map(([app, { appId }]) => [app, appId])),

    authorizeUrl({ redirectUri, state, scope }) {
      // Order and fragment are part of the protocol: written by hand, for URLSearchParams would
      // encode otherwise.
      const appId = config.apps.web?.appId ?? ''
      return `${config.openUrl}/connect/oauth2/authorize?appid=${appId}&redirect_uri=${encodeURIComponent(redirectUri)}&response_type=code&scope=${scope}&state=${state}#wechat_redirect`
    },

    async grant(app, code) {
      const key = keyOf(app)
      if (!key) return notSetUp(app)
      return ask(
        {
          path: '/sns/oauth2/access_token',
          query: { ...key, code, grant_type: 'authorization_code' },
        },
        (fields) => {
          const person = personOf(fields)
          const accessToken = textOf(fields, 'access_token')
          return person && accessToken
            ? { ...person, accessToken, isSnapshot: integerOf(fields, 'is_snapshotuser') === 1 }
            : undefined
        },
      )
    },

    async profile({ accessToken, openid }) {
      return ask(
        { path: '/sns/userinfo', query: { access_token: accessToken, openid, lang: 'zh_CN' } },
        (fields) =>
          textOf(fields, 'openid') === openid
            ? {
                nickname: textOf(fields, 'nickname') ?? '',
                avatar: textOf(fields, 'headimgurl') ?? '',
                unionid: textOf(fields, 'unionid'),
              }
            : undefined,
      )
    },

    async miniPerson(code) {
      const key = keyOf('mini')
      if (!key) return notSetUp('mini')
      return ask(
        {
          path: '/sns/jscode2session',
          query: { ...key, js_code: code, grant_type: 'authorization_code' },
        },
        personOf,
      )
    },

    async accessToken(app, isForced) {
      const key = keyOf(app)
      if (!key) return notSetUp(app)
      const body = { grant_type: 'client_credential', ...key, force_refresh: isForced }
      return ask({ path: '/cgi-bin/stable_token', body }, (fields) =>
        tokenOf(fields, 'access_token'),
      )
    },

    async jsapiTicket(accessToken) {
      return ask(
        { path: '/cgi-bin/ticket/getticket', query: { access_token: accessToken, type: 'jsapi' } },
        (fields) => tokenOf(fields, 'ticket'),
      )
    },

    echo: (query) => config.push && echoOf(config.push, query),
    parsePush: (query, rawBody) =>
      config.push && readPush(config.push, config.apps.mini?.appId ?? '', query, rawBody),
    acknowledgePush: pushAcknowledge,

    ...shippingCalls(ask, config.apps.mini?.appId),
  }
}

function personOf(fields: Fields): WeixinPerson | undefined {
  const openid = textOf(fields, 'openid')
  return openid === undefined ? undefined : { openid, unionid: textOf(fields, 'unionid') }
}

function tokenOf(fields: Fields, name: string): WeixinToken | undefined {
  const value = textOf(fields, name)
  const seconds = integerOf(fields, 'expires_in')
  return value !== undefined && seconds !== undefined && seconds > 0
    ? { value, life: seconds * second }
    : undefined
}

/** What is done and says nothing more. */
async function done(
  call: Promise<Answer<Fields, WeixinFailure>>,
): Promise<Answer<undefined, WeixinFailure>> {
  const answer = await call
  return answer.kind === 'ok' ? answered(undefined) : answer
}
