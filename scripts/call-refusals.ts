import { errors } from '@mallard/contract/errors'
import ts from 'typescript'
import { dirname, join } from 'node:path'
import { handlersIn } from './handlers.ts'
import { filesOf, readSources, type Sources } from './sources.ts'

const features = 'apps/server/src/features'

/**
 * The text of `call-refusals.gen.ts`: by call, the names of the refusals that its handler can
 * come to, in the order of the code book.
 */
export function callRefusals(): string {
  const rows = [...refusalsByCall()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([call, names]) => `  '${call}': [${names.map((name) => `'${name}'`).join(', ')}],\n`)
  return `// GENERATED from the handlers by \`npm run gen\`; do not edit.
import type { ErrorName } from '@mallard/contract/errors'

export const callRefusals: Readonly<Record<string, readonly ErrorName[]>> = {
${rows.join('')}}
`
}

function refusalsByCall(): Map<string, string[]> {
  const sources = readSources()
  const found = new Map<string, string[]>()
  const provided = providedIn(sources)
  const read = readerOf(sources)
  for (const file of filesOf(features, '.routes.ts')) {
    const ports = portsOf(sources, join(dirname(file), 'feature.ts'))
    const given = provided.filter(({ port }) => ports.includes(port))
    for (const { call, node } of handlersIn(sources, file)) {
      const names = namesReached(read, [{ file, node }, ...(usesGiven(node) ? given : [])])
      const both = new Set([...(found.get(call) ?? []), ...names])
      found.set(
        call,
        Object.keys(errors).filter((name) => both.has(name)),
      )
    }
  }
  return found
}

interface Place {
  readonly file: string
  readonly node: ts.Node
}

/** Names of the code book that stand in pieces of code, or in what they lead to. */
function namesReached(
  read: Reader,
  from: readonly Place[],
  seen = new Set<ts.Node>(),
): Set<string> {
  const names = new Set<string>()
  const waiting = [...from]
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    if (seen.has(place.node)) continue
    seen.add(place.node)
    const found = read(place)
    for (const name of found.names) names.add(name)
    waiting.push(...found.leads)
  }
  return names
}

interface Found {
  readonly names: readonly string[]
  readonly leads: readonly Place[]
}

type Reader = (place: Place) => Found

/** Reads each piece of code once: many calls lead to the same. */
function readerOf(sources: Sources): Reader {
  const known = new Map<ts.Node, Found>()
  return (place) => {
    const found =
      known.get(place.node) ??
      (ts.isBindingElement(place.node)
        ? { names: [], leads: partsOf(sources, place.file, place.node) }
        : foundIn(sources, place))
    known.set(place.node, found)
    return found
  }
}

/**
 * What `save` of `const { save } = make({ … })` leads to: the `save` of what `make` returns, and
 * those fields of what it is given that this reads.
 */
function partsOf(sources: Sources, file: string, part: ts.BindingElement): Place[] {
  const made = part.parent.parent
  const call = ts.isVariableDeclaration(made) ? made.initializer : undefined
  if (!call || !ts.isCallExpression(call)) return []
  const maker = sources.resolve(file, call.expression.getText())
  const own = maker && returnedBy(maker.node, (part.propertyName ?? part.name).getText())
  if (!own) return []
  const seen = new Set<ts.Node>()
  namesReached(readerOf(sources), [{ file: maker.file, node: own }], seen)
  const words = new Set([...seen].flatMap(wordsOf))
  const [given] = call.arguments
  const fields = given && ts.isObjectLiteralExpression(given) ? [...given.properties] : []
  return [
    { file: maker.file, node: own },
    ...fields
      .filter(({ name }) => name && words.has(name.getText()))
      .map((node) => ({ file, node })),
  ]
}

/** The field of the object that a function returns. */
function returnedBy(maker: ts.Node, field: string): ts.Node | undefined {
  if (ts.isReturnStatement(maker)) {
    const { expression } = maker
    return expression && ts.isObjectLiteralExpression(expression)
      ? expression.properties.find(({ name }) => name?.getText() === field)
      : undefined
  }
  return ts.forEachChild(maker, (child) => returnedBy(child, field))
}

/** All names that stand in a piece of code. */
const wordsOf = (node: ts.Node): string[] =>
  ts.isIdentifier(node) ? [node.text] : node.getChildren().flatMap(wordsOf)

function foundIn(sources: Sources, { file, node: whole }: Place): Found {
  const names: string[] = []
  const leads: Place[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return
    if (ts.isStringLiteralLike(node) && Object.hasOwn(errors, node.text)) names.push(node.text)
    const to = ts.isPropertyAccessExpression(node)
      ? sources.resolveIn(file, node.expression.getText(), node.name.text)
      : ts.isIdentifier(node) && !isMember(node)
        ? sources.resolve(file, node.text)
        : undefined
    if (to?.file.startsWith('apps/server/')) leads.push(to)
    ts.forEachChild(node, visit)
  }
  visit(whole)
  return { names, leads }
}

/** Whether a handler uses what its routes were made with: a parameter of the function around it. */
function usesGiven(handler: ts.Node): boolean {
  const parameters = new Set<string>()
  for (let around = handler.parent; around; around = around.parent)
    if (ts.isFunctionLike(around))
      for (const { name } of around.parameters) parameters.add(name.getText())
  const uses = (node: ts.Node): boolean =>
    (ts.isIdentifier(node) && !isMember(node) && parameters.has(node.text)) ||
    Boolean(ts.forEachChild(node, (child) => uses(child) || undefined))
  return uses(handler)
}

/** What features hand to those below them, by the port's name. */
function providedIn(sources: Sources): (Place & { port: string })[] {
  return filesOf(features, '/feature.ts').flatMap((file) =>
    fieldsOfFeature(sources, file).flatMap((field) => {
      const port = field.name?.getText() ?? ''
      const inner =
        port === 'provides' &&
        ts.isPropertyAssignment(field) &&
        ts.isObjectLiteralExpression(field.initializer)
          ? [...field.initializer.properties]
          : [field]
      return inner.map((node) => ({ port: node.name?.getText() ?? '', file, node }))
    }),
  )
}

/** Names of the ports that a feature makes its routes with. */
function portsOf(sources: Sources, file: string): string[] {
  const routes = fieldsOfFeature(sources, file).find(({ name }) => name?.getText() === 'routes')
  const made = routes && ts.isPropertyAssignment(routes) ? routes.initializer : undefined
  const ports = made && ts.isArrowFunction(made) ? made.parameters[0]?.name : undefined
  return ports && ts.isObjectBindingPattern(ports)
    ? ports.elements.map(({ name, propertyName }) => (propertyName ?? name).getText())
    : []
}

function fieldsOfFeature(sources: Sources, file: string): ts.ObjectLiteralElementLike[] {
  return [...sources.moduleOf(file).declared.values()].flatMap(({ node }) =>
    ts.isCallExpression(node) &&
    node.arguments[0] &&
    ts.isObjectLiteralExpression(node.arguments[0])
      ? [...node.arguments[0].properties]
      : [],
  )
}

/** A name behind a dot, or of a field: it belongs to an object, and means nothing of the file. */
function isMember(name: ts.Identifier): boolean {
  const { parent } = name
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === name) ||
    (ts.isPropertyAssignment(parent) && parent.name === name) ||
    (ts.isBindingElement(parent) && parent.propertyName === name)
  )
}
