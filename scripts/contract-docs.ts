import { join, relative } from 'node:path'
import ts from 'typescript'
import { literalOf, tablesOf } from './call-tables.ts'
import { describer, type Described } from './docstrings.ts'
import { type Declared, docOf, filesOf, readSources, type Sources } from './sources.ts'

const root = 'packages/contract/src'

/**
 * The text of `reference.gen.ts`: the contract's own words, from its docstrings, for the reference
 * of the API.
 */
export async function contractDocs(): Promise<string> {
  const sources = readSources()
  const nouns = await nounsOf(sources)
  const nodes = new Set(nouns.map(({ declared }) => declared.node))
  const describe = describer(sources, ({ node }) => nodes.has(node))
  const imports = nouns.map(
    ({ id, declared: { file, name } }) =>
      `import { ${name === id ? name : `${name} as ${id}`} } from './${relative(root, file)}'\n`,
  )
  const rows = nouns.map(({ id, declared }) => {
    const { doc, fields } = describe(declared.file, declared.node)
    return `  { id: '${id}', schema: ${id}${textOf(declared.doc || doc)}${fieldsText(fields)} },\n`
  })
  return `// GENERATED from the docstrings of the contract by \`npm run gen\`; do not edit.
import type { CallWords, Noun } from './reference.ts'
${imports.join('')}
export const nouns: readonly Noun[] = [
${rows.join('')}]

export const callWords: Readonly<Record<string, CallWords>> = {
${callRows(sources, describe).join('')}}
`
}

const textOf = (doc: string) => (doc ? `, text: ${JSON.stringify(doc)}` : '')

function fieldsText(fields: ReadonlyMap<string, string>): string {
  const rows = [...fields].filter(([, doc]) => doc !== '')
  return rows.length ? `, fields: ${JSON.stringify(Object.fromEntries(rows))}` : ''
}

/** Kinds of schemas that are worth a name; others are clearer where they stand. */
const named = ['object', 'union', 'enum', 'string', 'lazy']

async function nounsOf(sources: Sources): Promise<{ id: string; declared: Declared }[]> {
  const found: { id: string; declared: Declared }[] = []
  for (const file of filesOf(root, '.ts')) {
    const exported = (await import(join('..', file))) as Readonly<Record<string, unknown>>
    for (const declared of sources.moduleOf(file).declared.values()) {
      const schema = declared.isExported && exported[declared.name]
      if (named.includes(kindOf(schema))) found.push({ id: idOf(declared), declared })
    }
  }
  const count = (id: string) => found.filter((each) => each.id === id).length
  return found
    .map((each) => ({
      ...each,
      id: count(each.id) > 1 ? clearer(each) : each.id,
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** `PrizeTypeField` is the schema of what everyone calls `PrizeType`. */
function idOf({ name }: Declared): string {
  return name.replace(/Field$/, '')
}

/** What a schema is, or nothing where a value is none. */
function kindOf(schema: unknown): string {
  const { def } = (schema ?? {}) as { def?: { type?: string } }
  return def?.type ?? ''
}

/** A name that two features use, with the feature's: `BargainStatus`, but `Article`. */
function clearer({ id, declared }: { id: string; declared: Declared }): string {
  const feature = featureOf(declared.file)
  return feature === id ? id : feature + id
}

/** `content/service-center/…` → `ServiceCenter`. */
function featureOf(file: string): string {
  const folder = file.split('/').at(-2) ?? ''
  return folder.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

const places = ['params', 'query', 'body', 'reply'] as const

type Describe = (file: string, node: ts.Node) => Described

function callRows(sources: Sources, describe: Describe): string[] {
  return [
    ...tablesOf(sources, 'calls.ts', 'calls'),
    ...tablesOf(sources, 'admin-calls.ts', 'adminCalls'),
  ]
    .flatMap(({ domain, file, rows }) => [
      ...rows.properties.filter(ts.isPropertyAssignment).map((row) => ({
        call: `${domain}.${row.name.getText()}`,
        text: docOf(row),
        parts: partsOf(describe, file, row.initializer),
      })),
      ...rows.properties
        .filter(ts.isSpreadAssignment)
        .filter(({ expression }) => ts.isCallExpression(expression))
        .flatMap(({ expression }) => madeRows(describe, domain, file, expression)),
    ])
    .filter(({ text, parts }) => text !== '' || parts.length > 0)
    .map(({ call, text, parts }) => {
      const all = [...(text ? [`text: ${JSON.stringify(text)}`] : []), ...parts]
      return `  '${call}': { ${all.join(', ')} },\n`
    })
}

/** Rows that a function makes, as `activityAdminCalls({…})` does. */
function madeRows(describe: Describe, domain: string, file: string, made: ts.Expression) {
  const said = [...describe(file, made).fields]
  const names = new Set(said.map(([path]) => path.split('.')[0]!))
  return [...names].map((name) => ({
    call: `${domain}.${name}`,
    text: '',
    parts: places.flatMap((place) => partText(place, said, `${name}.${place}.`)),
  }))
}

/** What is said of a row's part and of its fields, of all that is said of fields. */
function partText(
  place: string,
  said: readonly (readonly [path: string, doc: string])[],
  above: string,
  doc = '',
): string[] {
  const below = said
    .filter(([path]) => path.startsWith(above))
    .map(([path, text]): [string, string] => [path.slice(above.length), text])
  const text = fieldsText(new Map([['', doc], ...below]))
  return text ? [`${place}: ${text.slice(', fields: '.length)}`] : []
}

/** What is said of the parts of a row and of their fields, also of those that a function gives it. */
function partsOf(describe: Describe, file: string, row: ts.Expression): string[] {
  const options = ts.isCallExpression(row) ? row.arguments[1] : undefined
  if (!options) return []
  const said = [...describe(file, options).fields]
  return places.flatMap((place) => {
    const own = literalOf(options)?.properties.find((each) => each.name?.getText() === place)
    return partText(place, said, `${place}.`, own ? docOf(own) : '')
  })
}
