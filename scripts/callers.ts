import { readFileSync } from 'node:fs'
import type { Call } from '@mallard/contract/api'
import { filesOf } from './sources.ts'

interface Named {
  readonly domain: string
  readonly name: string
  readonly call: Pick<Call, 'authz' | 'path'>
}

/** Who makes a call: `other clients` are those that know the specification and not our pages. */
type Caller = 'pages' | 'providers' | 'other clients'

/** Reads the sources of the shop's pages once; what they say is how a call is found in them. */
export function callersOf(folder = 'apps/storefront/src'): (row: Named) => Caller {
  const texts = [...filesOf(folder, '.ts'), ...filesOf(folder, '.tsx')]
    .filter((file) => !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(file, 'utf8'))
  return (row) => {
    if (row.call.authz === 'provider') return 'providers'
    return texts.some((text) => makes(text, row)) ? 'pages' : 'other clients'
  }
}

/**
 * By its name (`api.cart.add`), by one of several names (`api.service[names[kind]]`), or as an
 * address that the browser is led to.
 */
export function makes(text: string, { domain, name, call }: Named): boolean {
  const has = (pattern: string) => new RegExp(pattern).test(text)
  return (
    has(`\\b${domain}\\s*\\.\\s*${name}\\b`) ||
    (text.includes(`.${domain}[`) && has(`\\b${name}\\b`)) ||
    has(`${addressPattern(call.path)}\\b`)
  )
}

/** `/sso/{p}/x` → what a template text of that address looks like. */
const addressPattern = (path: string) =>
  path
    .split(/\{[^}]+\}/)
    .map((fixed) => fixed.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&'))
    .join('\\$\\{[^}]+\\}')
