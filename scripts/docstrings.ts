import ts from 'typescript'
import { type Declared, docOf, type Sources } from './sources.ts'

/** What is written about a schema and about its fields, by their path below it. */
export interface Described {
  readonly doc: string
  readonly fields: ReadonlyMap<string, string>
}

const nothing: Described = { doc: '', fields: new Map() }

/** By name of a function's parameter: what is handed to it, and where that stands. */
type Given = ReadonlyMap<string, { readonly node: ts.Node; readonly at: Where }>

/** Methods after which an object is another one; after others it is the same, or a list of it. */
const extending = ['extend', 'safeExtend', 'merge']
const changing = [...extending, 'omit', 'pick', 'partial', 'required', 'shape']

interface Where {
  readonly file: string
  readonly given: Given
  /** Whether another object is made of it, so that its fields count although it has a name. */
  readonly isBase?: boolean
}

/**
 * What the docstrings say of a schema, wherever its parts are declared. `isNoun`: has a name in
 * the reference, and is described there.
 */
export function describer(
  sources: Sources,
  isNoun: (declared: Declared) => boolean,
): (file: string, node: ts.Node) => Described {
  const open = new Set<ts.Node>()

  function described(node: ts.Node, at: Where): Described {
    const again = (inner: ts.Node) => described(inner, at)
    if (ts.isIdentifier(node)) return ofName(node, at)
    if (ts.isShorthandPropertyAssignment(node)) return ofName(node.name, at)
    if (ts.isObjectLiteralExpression(node))
      return joined(node.properties.map((each) => ofProperty(each, at)))
    if (ts.isArrayLiteralExpression(node)) return joined(node.elements.map(again))
    if (ts.isSpreadElement(node)) return again(node.expression)
    if (ts.isArrowFunction(node)) return ts.isBlock(node.body) ? nothing : again(node.body)
    if (ts.isPropertyAccessExpression(node)) return ofMember(node, at)
    if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return again(node.expression)
    return ts.isCallExpression(node) ? ofCall(node, at) : nothing
  }

  function ofCall(node: ts.CallExpression, at: Where): Described {
    const { expression } = node
    if (ts.isIdentifier(expression)) return ofFunction(node, at)
    if (!ts.isPropertyAccessExpression(expression)) return nothing
    const inner = node.arguments.map((each) => described(each, at))
    if (expression.expression.getText() === 'z') return { doc: '', fields: joined(inner).fields }
    const base = ofMember(expression, at)
    if (!extending.includes(expression.name.text)) return base
    return { doc: '', fields: joined([...inner, base]).fields }
  }

  function ofMember({ expression, name }: ts.PropertyAccessExpression, at: Where): Described {
    return described(expression, { ...at, isBase: changing.includes(name.text) })
  }

  function ofName({ text }: ts.Identifier, { file, given, isBase }: Where): Described {
    const handed = given.get(text)
    if (handed) return described(handed.node, { ...handed.at, ...(isBase && { isBase }) })
    const declared = sources.resolve(file, text)
    if (!declared || ts.isFunctionLike(declared.node) || open.has(declared.node)) return nothing
    if (isNoun(declared) && !isBase) return nothing
    open.add(declared.node)
    const { doc, fields } = described(declared.node, {
      file: declared.file,
      given: new Map(),
      ...(isBase && { isBase }),
    })
    open.delete(declared.node)
    return { doc: declared.doc || doc, fields }
  }

  /** A function that makes a schema, as `pageOf(item)`: what it returns, of what it was given. */
  function ofFunction(call: ts.CallExpression, { file, given }: Where): Described {
    const declared = sources.resolve(file, call.expression.getText())
    const made = declared?.node
    if (!declared || !made || !ts.isFunctionLike(made)) return nothing
    const inner = new Map(given)
    made.parameters.forEach(({ name }, index) => {
      const node = call.arguments[index]
      for (const [known, of] of node ? namedBy(name, node) : [])
        inner.set(known, given.get(of.getText()) ?? { node: of, at: { file, given } })
    })
    const parts = returnedBy(made).map((each) =>
      described(each, { file: declared.file, given: inner }),
    )
    return { doc: '', fields: joined(parts).fields }
  }

  function ofProperty(property: ts.ObjectLiteralElementLike, at: Where): Described {
    if (ts.isSpreadAssignment(property)) {
      const { fields } = described(property.expression, { ...at, isBase: true })
      return { doc: '', fields }
    }
    const name = property.name?.getText().replaceAll(/^['"]|['"]$/g, '') ?? ''
    const of = described(ts.isPropertyAssignment(property) ? property.initializer : property, {
      ...at,
      isBase: false,
    })
    const below = [...of.fields].map(([path, doc]): [string, string] => [`${name}.${path}`, doc])
    return { doc: '', fields: new Map([[name, docOf(property) || of.doc], ...below]) }
  }

  return (file, node) => described(node, { file, given: new Map() })
}

/** The names by which a parameter knows what it was given: its own, or those of its fields. */
function namedBy(name: ts.BindingName, node: ts.Node): [name: string, node: ts.Node][] {
  if (ts.isIdentifier(name)) return [[name.text, node]]
  const fields: readonly ts.ObjectLiteralElementLike[] = ts.isObjectLiteralExpression(node)
    ? node.properties
    : []
  return fields
    .filter(ts.isPropertyAssignment)
    .map((each) => [each.name.getText(), each.initializer])
}

function returnedBy(made: ts.SignatureDeclaration): ts.Node[] {
  const body = 'body' in made ? made.body : undefined
  if (!body) return []
  if (!ts.isBlock(body)) return [body]
  return body.statements.flatMap((each) =>
    ts.isReturnStatement(each) && each.expression ? [each.expression] : [],
  )
}

/** The first who says something of a field is believed. */
function joined(parts: readonly Described[]): Described {
  const fields = new Map<string, string>()
  for (const part of parts)
    for (const [path, doc] of part.fields) if (!fields.get(path)) fields.set(path, doc)
  return { doc: parts.map(({ doc }) => doc).find((doc) => doc !== '') ?? '', fields }
}
