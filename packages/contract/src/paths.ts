import { decodeOr, forAddress } from '@mallard/kernel'
import { pagePaths } from './page-paths.gen.ts'
import type { PageName, pages } from './pages.ts'

/** Names inside the braces of a path. */
export type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never

/** The parameters of a page, typed from the specification's own braces. */
export type PageParams<Name extends PageName> = {
  [K in NamesIn<(typeof pages)[Name]['path']>]: string | number
}

export type PageHref<Name extends PageName> = [NamesIn<(typeof pages)[Name]['path']>] extends [
  never,
]
  ? [name: Name, params?: Record<string, never>, query?: QueryValues]
  : [name: Name, params: PageParams<Name>, query?: QueryValues]

export type QueryValues = Readonly<Record<string, string | number | undefined>>

/** The address of a page: `href('goods', { itemId, partnerId, storeId })` → `/goods/12-1-1`. */
export function href<Name extends PageName>(...[name, params, query]: PageHref<Name>): string {
  return fillPath(pagePaths[name], params ?? {}) + queryText(query)
}

/** Puts values into the braces of a path; throws when one is missing. */
export function fillPath(path: string, params: Readonly<Record<string, string | number>>): string {
  return path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new Error(`${path} wants ${name}`)
    return forAddress(String(value))
  })
}

function queryText(query: QueryValues | undefined): string {
  const pairs = Object.entries(query ?? {}).filter(
    (pair): pair is [string, string | number] => pair[1] !== undefined,
  )
  if (pairs.length === 0) return ''
  return `?${pairs.map(([key, value]) => `${forAddress(key)}=${forAddress(String(value))}`).join('&')}`
}

export interface PageMatch {
  name: PageName
  params: Readonly<Record<string, string>>
}

interface Matcher {
  name: PageName
  path: string
  /** What stands before the first brace: most addresses are told apart by it. */
  start: string
  /**
   * More fixed characters first, so that `/a/1-1` is the home of a store and not the CMS page
   * called "1-1".
   */
  weight: number
  /** Made when an address first begins like this one. */
  expression?: RegExp
}

const braces = /\{([^}]+)\}/g
const numeric = /^(?:partnerId|storeId|itemId)$/

const matchers: Matcher[] = (Object.entries(pagePaths) as [PageName, string][])
  .filter(([, path]) => path !== '*')
  .map(([name, path]) => ({
    name,
    path,
    start: path.split('{')[0] as string,
    weight: weightOf(path),
  }))
  .sort((a, b) => b.weight - a.weight)

function weightOf(path: string): number {
  const numbers = [...path.matchAll(braces)].filter(([, name = '']) => numeric.test(name)).length
  return path.replace(braces, '').length * 2 + numbers
}

function expressionOf(path: string): RegExp {
  const source = path.replace(/\{([^}]+)\}|[^{]+/g, (text, name: string | undefined) => {
    if (name === undefined) return text.replace(/[.*+?^$()|[\]\\/-]/g, '\\$&')
    return numeric.test(name) ? `(?<${name}>[1-9]\\d{0,9})` : `(?<${name}>[^/]+)`
  })
  return new RegExp(`^${source}\\/?$`)
}

/** The page an address belongs to; unknown ones are `notFound`. */
export function matchPage(pathname: string): PageMatch {
  const whole = `${pathname}/`
  for (const matcher of matchers) {
    if (!whole.startsWith(matcher.start)) continue
    const found = (matcher.expression ??= expressionOf(matcher.path)).exec(pathname)
    if (!found) continue
    const values = Object.entries(found.groups ?? {}).map(
      ([param, value]) => [param, decodeOr(value, undefined)] as const,
    )
    if (values.some(([, value]) => value === undefined)) break
    return { name: matcher.name, params: Object.fromEntries(values) as Record<string, string> }
  }
  return { name: 'notFound', params: {} }
}
