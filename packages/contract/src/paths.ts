import { pages, type PageName } from './pages.ts'

/** Names inside the braces of a path. */
export type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** The parameters of a page, typed from the specification's own braces. */
export type PageParams<Name extends PageName> = { [K in NamesIn<(typeof pages)[Name]['path']>]: string | number }

export type PageHref<Name extends PageName> = [NamesIn<(typeof pages)[Name]['path']>] extends [never]
  ? [name: Name, params?: Record<string, never>, query?: QueryValues]
  : [name: Name, params: PageParams<Name>, query?: QueryValues]

export type QueryValues = Readonly<Record<string, string | number | undefined>>

/** The address of a page: `href('goods', { itemId, partnerId, storeId })` → `/goods/12-1-1`. */
export function href<Name extends PageName>(...[name, params, query]: PageHref<Name>): string {
  return fillPath(pages[name].path, params ?? {}) + queryText(query)
}

/** Puts values into the braces of a path; throws when one is missing. */
export function fillPath(path: string, params: Readonly<Record<string, string | number>>): string {
  return path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new Error(`${path} wants ${name}`)
    return encodeURIComponent(String(value))
  })
}

function queryText(query: QueryValues | undefined): string {
  const pairs = Object.entries(query ?? {}).filter((pair): pair is [string, string | number] => pair[1] !== undefined)
  if (pairs.length === 0) return ''
  return `?${pairs.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`).join('&')}`
}

export interface PageMatch {
  name: PageName
  params: Readonly<Record<string, string>>
}

interface Matcher {
  name: PageName
  names: string[]
  expression: RegExp
  /** More fixed characters first, so that `/a/1-1` is the home of a store and not the CMS page called "1-1". */
  weight: number
}

const numeric = /^(?:partnerId|storeId|itemId)$/

const matchers: Matcher[] = (Object.keys(pages) as PageName[])
  .filter((name) => pages[name].path !== '*')
  .map(matcherOf)
  .sort((a, b) => b.weight - a.weight)

function matcherOf(name: PageName): Matcher {
  const names: string[] = []
  let weight = 0
  const source = pages[name].path.replace(/\{([^}]+)\}|[^{]+/g, (text, param: string | undefined) => {
    if (param === undefined) {
      weight += text.length * 2
      return text.replace(/[.*+?^$()|[\]\\/-]/g, '\\$&')
    }
    names.push(param)
    if (!numeric.test(param)) return '([^/]+)'
    weight += 1
    return '([1-9]\\d{0,9})'
  })
  return { name, names, expression: new RegExp(`^${source}\\/?$`), weight }
}

/** The page an address belongs to; unknown ones are `notFound`. */
export function matchPage(pathname: string): PageMatch {
  for (const { name, names, expression } of matchers) {
    const found = expression.exec(pathname)
    if (!found) continue
    const values = names.map((param, index) => [param, decode(found[index + 1] ?? '')] as const)
    if (values.some(([, value]) => value === undefined)) break
    return { name, params: Object.fromEntries(values) as Record<string, string> }
  }
  return { name: 'notFound', params: {} }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
