import { join } from 'node:path'
import ts from 'typescript'
import type { Sources } from './sources.ts'

const root = 'packages/contract/src'

interface Table {
  readonly domain: string
  readonly file: string
  readonly rows: ts.ObjectLiteralExpression
}

/** The tables that make up all calls, each with its domain and the file that it stands in. */
export function tablesOf(sources: Sources, name: string, all: string): Table[] {
  const joined = sources.resolve(join(root, name), all)
  if (!joined) return []
  return [...(literalOf(joined.node)?.properties ?? [])]
    .filter(ts.isPropertyAssignment)
    .flatMap(({ name: domain, initializer }) =>
      tablesIn(sources, domain.getText(), joined.file, initializer),
    )
}

/** The table that an expression names, and those that are spread into it. */
function tablesIn(sources: Sources, domain: string, file: string, node: ts.Node): Table[] {
  const declared = ts.isIdentifier(node) ? sources.resolve(file, node.text) : undefined
  const at = declared?.file ?? file
  const rows = literalOf(declared?.node ?? node)
  const spread = [...(rows?.properties ?? [])].filter(ts.isSpreadAssignment)
  return rows
    ? [
        { domain, file: at, rows },
        ...spread.flatMap(({ expression }) => tablesIn(sources, domain, at, expression)),
      ]
    : []
}

/** The object behind `as const`, `satisfies` and brackets. */
export function literalOf(node: ts.Node | undefined): ts.ObjectLiteralExpression | undefined {
  if (!node) return undefined
  if (ts.isObjectLiteralExpression(node)) return node
  return ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isParenthesizedExpression(node)
    ? literalOf(node.expression)
    : undefined
}
