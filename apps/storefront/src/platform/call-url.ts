import { scopeText, forAddress } from '@mallard/kernel'
import type { CallRequest } from './api.ts'

export interface SplitCall {
  /** Path and query. */
  url: string
  /** What is left for the body; undefined when the method has none. */
  body: Readonly<Record<string, unknown>> | undefined
}

/** Spreads a call's flat input over path, query and body. */
export function splitCall({
  method,
  path,
  queryNames,
  scope,
  input,
}: Pick<CallRequest, 'method' | 'path' | 'queryNames' | 'scope' | 'input'>): SplitCall {
  const left = new Map(Object.entries(input).filter(([, value]) => value !== undefined))
  const take = (name: string) => {
    const value = left.get(name)
    left.delete(name)
    return value
  }
  const filled = path
    .replace('{p}-{s}', scopeText(scope))
    .replace(/\{([^}]+)\}/g, (_, name: string) => forAddress(text(take(name))))
  const inQuery =
    method === 'GET' || method === 'DELETE'
      ? [...left.keys()]
      : queryNames.filter((name) => left.has(name))
  const query = new URLSearchParams(inQuery.map((name) => [name, text(take(name))])).toString()
  return {
    url: query ? `${filled}?${query}` : filled,
    body: method === 'GET' ? undefined : Object.fromEntries(left),
  }
}

/** Lists travel as comma-separated values. */
function text(value: unknown): string {
  return Array.isArray(value) ? value.join(',') : String(value)
}
