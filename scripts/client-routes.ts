import type { Call } from '@mallard/contract/api'
import { calls } from '@mallard/contract/calls'

/** The text of `routes.gen.ts`: per domain, each call's method, path and the names of its query fields. No schema reaches the phone. */
export function clientRoutes(table: Readonly<Record<string, Readonly<Record<string, Call>>>> = calls): string {
  const blocks = Object.entries(table).map(([domain, rows]) => {
    const lines = Object.entries(rows).map(([name, call]) => `  ${name}: ${routeOf(call)},`)
    return `export const ${domain} = {\n${lines.join('\n')}\n} as const\n`
  })
  return `// GENERATED from the contract by \`npm run gen\`; do not edit.\n\n${blocks.join('\n')}`
}

function routeOf(call: Call): string {
  const query = Object.keys(call.query?.shape ?? {})
  const withQuery = call.method !== 'GET' && query.length > 0
  return withQuery ? `['${call.method}', '${call.path}', [${query.map((name) => `'${name}'`).join(', ')}]]` : `['${call.method}', '${call.path}']`
}
