import type { Call } from '@mallard/contract/api'
import { calls } from '@mallard/contract/calls'

/**
 * The text of `routes.gen.ts`: per domain, each call's method, path and the names of its query
 * fields. No schema reaches the phone.
 */
export function clientRoutes(
  table: Readonly<Record<string, Readonly<Record<string, Call>>>> = calls,
): string {
  const blocks = Object.entries(table).map(([domain, rows]) => {
    const lines = Object.entries(rows).map(([name, call]) => `  ${name}: ${routeOf(call)},`)
    return `export const ${domain} = {\n${lines.join('\n')}\n} as const\n`
  })
  return `// GENERATED from the contract by \`npm run gen\`; do not edit.\n\n${blocks.join('\n')}`
}

/**
 * Calls that pages for strangers make before anything is tapped, that of what records them, and
 * those of signing in; the others' routes come with the first that is wanted.
 */
const firstCalls = [
  'identity.ssoInit',
  'identity.loginType',
  'identity.sendPhoneCodeV2',
  'identity.login',
  'store.partnerInit',
  'store.filings',
  'catalog.productList',
  'catalog.detail',
  'catalog.categoryList',
  'catalog.searchCategoryList',
  'catalog.recommend',
  'cms.v1a',
  'cms.v1b',
  'article.comments',
  'review.list',
  'coupon.forGoods',
  'cart.getCartTotal',
  'seckill.current',
  'seckill.quota',
  'activity.list',
  'tracking.web',
  'share.record',
]

/** The text of `first-routes.gen.ts`. */
export function firstRoutes(): string {
  const table: Readonly<Record<string, Readonly<Record<string, Call>>>> = calls
  const lines = firstCalls.map((name) => {
    const [domain = '', callName = ''] = name.split('.')
    const call = table[domain]?.[callName]
    if (!call) throw new Error(`there is no call ${name}`)
    return `  '${name}': ${routeOf(call)},`
  })
  return `// GENERATED from the contract by \`npm run gen\`; do not edit.\n\nexport const firstRoutes = {\n${lines.join('\n')}\n} as const\n`
}

function routeOf(call: Call): string {
  const query = Object.keys(call.query?.shape ?? {})
  const withQuery = call.method !== 'GET' && query.length > 0
  return withQuery
    ? `['${call.method}', '${call.path}', [${query.map((name) => `'${name}'`).join(', ')}]]`
    : `['${call.method}', '${call.path}']`
}
