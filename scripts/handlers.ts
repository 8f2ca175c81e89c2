import ts from 'typescript'
import type { Sources } from './sources.ts'

/** What `bind(domain, table, handlers, early)` ties to each call. */
export function handlersIn(sources: Sources, file: string): { call: string; node: ts.Node }[] {
  const handlers: { call: string; node: ts.Node }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'bind') {
      const [domain, , ...tables] = node.arguments
      for (const table of tables)
        for (const property of propertiesOf(sources, file, table))
          if (domain && ts.isStringLiteral(domain) && property.name)
            handlers.push({ call: `${domain.text}.${property.name.getText()}`, node: property })
    }
    ts.forEachChild(node, visit)
  }
  visit(sources.moduleOf(file).source)
  return handlers
}

function propertiesOf(
  sources: Sources,
  file: string,
  table: ts.Expression,
): readonly ts.ObjectLiteralElementLike[] {
  const node = ts.isIdentifier(table) ? sources.resolve(file, table.text)?.node : table
  return node && ts.isObjectLiteralExpression(node) ? [...node.properties] : []
}
