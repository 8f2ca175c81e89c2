import type { HostOverrides, HostSettings } from '@mallard/contract/hosts'
import { isAppMark, isSmartMark } from '@mallard/contract/app-marks'
import type { AppMarks, SmartKind } from '@mallard/contract/host-signals'
import { z } from 'zod'
import { type Environment, type Problem, readVariables, variable } from './config-reader.ts'

const scripts = z.string().transform((text, context): string[] => {
  const addresses = text.split(',').map((address) => address.trim())
  const wrong = addresses.find(
    (address) => !/^https?:\/\/[^\s'";]+$/.test(address) || !URL.canParse(address),
  )
  if (wrong !== undefined)
    context.addIssue({ code: 'custom', message: `"${wrong}" is not the address of a script` })
  return addresses
})

const origins = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim()))
  .refine(
    (list) => list.every((origin) => /^https:\/\/(\*\.)?[a-z\d.-]+(:\d+)?$/i.test(origin)),
    'must be origins such as https://app.example.com, without a path',
  )

const word = '[A-Za-z_$][\\w$]*'
const bridgeShapes = {
  android: new RegExp(`^${word}\\.${word}$`),
  ios: new RegExp(`^${word}$`),
  harmony: new RegExp(`^${word}\\.${word}$`),
  callback: new RegExp(`^${word}$`),
} as const

/** `android=Object.method,ios=handler,harmony=Object.method,callback=function`, any of them. */
const bridge = z.string().transform((text, context): Partial<HostSettings['native']> => {
  const names: Partial<Record<keyof typeof bridgeShapes, string>> = {}
  for (const part of text.split(',')) {
    const [key = '', value = ''] = part.split('=').map((side) => side.trim())
    if (isBridgeKey(key) && bridgeShapes[key].test(value)) names[key] = value
    else
      context.addIssue({
        code: 'custom',
        message: `"${part.trim()}" is none of android=Object.method, ios=handler, harmony=Object.method, callback=function`,
      })
  }
  const { android, ios, harmony, callback } = names
  return {
    ...(android && { android: objectAndMethod(android) }),
    ...(ios && { ios: { handler: ios } }),
    ...(harmony && { harmony: objectAndMethod(harmony) }),
    ...(callback && { callback }),
  }
})

function isBridgeKey(key: string): key is keyof typeof bridgeShapes {
  return Object.hasOwn(bridgeShapes, key)
}

function objectAndMethod(text: string): { object: string; method: string } {
  const [object = '', method = ''] = text.split('.')
  return { object, method }
}

const mark = z
  .string()
  .refine(isAppMark, 'must be 4 to 40 letters and digits that no browser writes itself')
const smartMark = mark.transform((text, context): SmartKind => {
  if (isSmartMark(text)) return text
  context.addIssue({ code: 'custom', message: 'must end in Smart' })
  return z.NEVER
})

/** `1-2=https://hangzhou.example.com,1-2=https://m.example.com`: a store may have several. */
const storeDomains = z
  .string()
  .transform((text, context): Readonly<Record<string, readonly string[]>> => {
    const domains: Record<string, string[]> = {}
    for (const part of text.split(',')) {
      const found = /^([1-9]\d*-[1-9]\d*)=(https:\/\/[a-z\d.-]+(?::\d+)?)$/.exec(part.trim())
      if (found) (domains[found[1] ?? ''] ??= []).push(found[2] ?? '')
      else
        context.addIssue({
          code: 'custom',
          message: `"${part.trim()}" is not a store and its origin, such as 1-2=https://m.example.com`,
        })
    }
    return domains
  })

/** `MP_verify_x.txt=x`: a file at the root of the domain, and what stands in it. */
const proofs = z.string().transform((text, context): Readonly<Record<string, string>> => {
  const files: Record<string, string> = {}
  for (const part of text.split(',')) {
    const [, name = '', content = ''] =
      /^(?!robots\.)([\w-]{1,64}\.txt)=([\w.=+/-]{1,200})$/.exec(part.trim()) ?? []
    if (name) files[name] = content
    else
      context.addIssue({
        code: 'custom',
        message: `"${part.trim()}" is not a file name ending in .txt and its content, joined by =`,
      })
  }
  return files
})

const variables = {
  WEIXIN_SDK_URL: variable(scripts.optional(), 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'),
  TOUTIAO_SDK_URL: variable(
    scripts.optional(),
    'https://lf1-cdn-tos.bytegoofy.com/goofy/developer/jssdk/jssdk-1.2.0.js',
  ),
  NATIVE_BRIDGE: variable(
    bridge.optional(),
    'android=MallBridge.postMessage,ios=MallBridge,harmony=MallBridge.postMessage,callback=MallBridgeCallback',
  ),
  SMART_APP_MARK: variable(smartMark.optional(), 'kettleSmart'),
  MALL_APP_MARK: variable(mark.optional(), 'KettleShop'),
  ANALYTICS_URL: variable(scripts.optional(), 'https://analytics.example.com/script.js'),
  FRAME_ANCESTORS: variable(origins.optional(), 'https://app.example.com'),
  STORE_DOMAINS: variable(storeDomains.optional(), '1-2=https://hangzhou.example.com'),
  HSTS_INCLUDE_SUBDOMAINS: variable(z.enum(['true', 'false']).optional(), 'true'),
  DOMAIN_PROOFS: variable(proofs.optional(), 'MP_verify_AbCdEf0123456789.txt=AbCdEf0123456789'),
}

/** What the operator says of the apps that the shop runs in. */
export function readHosts(env: Environment, problems: Problem[]) {
  const values = readVariables(variables, env, problems)
  return {
    weixinScripts: values.WEIXIN_SDK_URL,
    toutiaoScripts: values.TOUTIAO_SDK_URL,
    bridge: values.NATIVE_BRIDGE,
    appMarks: marksOf(values.SMART_APP_MARK, values.MALL_APP_MARK),
    analyticsScript: values.ANALYTICS_URL?.[0],
    frameAncestors: values.FRAME_ANCESTORS ?? [],
    storeDomains: values.STORE_DOMAINS ?? {},
    domainProofs: values.DOMAIN_PROOFS ?? {},
    hstsIncludesSubdomains: values.HSTS_INCLUDE_SUBDOMAINS === 'true',
  }
}

export type HostsConfig = ReturnType<typeof readHosts>

/** Undefined where both are the usual ones. */
function marksOf(
  smart: SmartKind | undefined,
  mall: string | undefined,
): Partial<AppMarks> | undefined {
  return smart || mall ? { ...(smart && { smart }), ...(mall && { mall }) } : undefined
}

/**
 * What differs from the default settings, for all brands alike. `sandboxUrl`: the sandbox plays the
 * hosts, their scripts are its own.
 */
export function hostOverrides(
  { weixinScripts, toutiaoScripts, bridge: native, analyticsScript }: HostsConfig,
  sandboxUrl: string | undefined,
): HostOverrides {
  const weixin = weixinScripts ?? (sandboxUrl ? [`${sandboxUrl}/jweixin.js`] : undefined)
  const toutiao = toutiaoScripts ?? (sandboxUrl ? [`${sandboxUrl}/tt.js`] : undefined)
  return {
    ...((weixin || toutiao) && {
      scripts: { ...(weixin && { weixin }), ...(toutiao && { toutiao }) },
    }),
    ...(native && { native }),
    ...(analyticsScript && { analytics: analyticsScript }),
  }
}
