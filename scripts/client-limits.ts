import type { Call } from '@mallard/contract/api'
import { limitsOf } from '@mallard/contract/limits'

/**
 * The text of `admin-limits.gen.ts`: what the fields of each form may hold, so that a form needs no
 * schema.
 */
export function clientLimits(
  table: Readonly<Record<string, Readonly<Record<string, Call>>>>,
): string {
  const blocks = Object.entries(table).flatMap(([domain, rows]) => {
    const lines = Object.entries(rows).flatMap(([name, call]) => {
      const limits = Object.entries(limitsOf(call)).map(
        ([field, limit]) =>
          `    ${/^\w+$/.test(field) ? field : `'${field}'`}: ${JSON.stringify(limit)},\n`,
      )
      return limits.length ? [`  ${name}: {\n${limits.join('')}  },`] : []
    })
    return lines.length ? [`export const ${domain} = {\n${lines.join('\n')}\n} as const\n`] : []
  })
  return `// GENERATED from the contract by \`npm run gen\`; do not edit.\n\n${blocks.join('\n')}`
}
