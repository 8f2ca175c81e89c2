import { join, relative } from 'node:path'
import type { Call } from '@mallard/contract/api'
import { filesInOrder, head, readSlices, root } from './slices.ts'

type Rows = Readonly<Record<string, Call>>

/** A table of calls that a file of the contract exports. */
interface Table {
  readonly file: string
  readonly name: string
  readonly rows: Rows
}

/** Who asks: shoppers, staff, or a provider that pushes. */
type Side = 'calls' | 'adminCalls' | 'hookTables'

/**
 * The texts of the three tables of all calls, by file. A table stands under the domain of its name,
 * `cartCalls` under `cart`, or under the one that its noun's slice names.
 */
export async function callJoins(): Promise<Readonly<Record<string, string>>> {
  const tables = withoutParts(await everyTable())
  const domains = new Map(
    (await readSlices()).flatMap((slice) => Object.entries(slice.domains ?? {})),
  )
  for (const name of domains.keys())
    if (!tables.some((table) => table.name === name))
      throw new Error(`a slice names the domain of ${name}, which no .calls.ts exports`)
  const text = (side: Side) =>
    joinOf(
      side,
      tables.filter(({ rows }) => sideOf(rows) === side),
      (name) =>
        domains.get(name) ?? name.replace(side === 'hookTables' ? /HookCalls$/ : /Calls$/, ''),
    )
  return {
    [`${root}/calls.gen.ts`]: text('calls'),
    [`${root}/admin-calls.gen.ts`]: text('adminCalls'),
    [`${root}/hook-calls.gen.ts`]: text('hookTables'),
  }
}

async function everyTable(): Promise<Table[]> {
  const files = filesInOrder('.calls.ts')
  const found = await Promise.all(
    files.map(async (file) => {
      const exported = (await import(join('..', file))) as Readonly<Record<string, unknown>>
      // By name: not everything that loads a module lists its exports in one order.
      return Object.keys(exported)
        .toSorted()
        .flatMap((name) => {
          const rows = exported[name]
          return isTable(rows) ? [{ file, name, rows }] : []
        })
    }),
  )
  return found.flat()
}

function isTable(value: unknown): value is Rows {
  if (typeof value !== 'object' || value === null) return false
  const rows: Partial<Call>[] = Object.values(value)
  return rows.length > 0 && rows.every((row) => row?.method !== undefined && row.path !== undefined)
}

/** Tables that no other takes in. */
const withoutParts = (tables: readonly Table[]): Table[] =>
  tables.filter(
    ({ rows }) =>
      !tables.some((other) => {
        const others = new Set(Object.values(other.rows))
        return other.rows !== rows && Object.values(rows).every((row) => others.has(row))
      }),
  )

function sideOf(rows: Rows): Side {
  const paths = Object.values(rows).map(({ path }) => path)
  if (paths.every((path) => path.startsWith('/admin/'))) return 'adminCalls'
  return paths.every((path) => path.startsWith('/hooks/')) ? 'hookTables' : 'calls'
}

/** The text of one of the three: what it imports, and by domain one table or several as one. */
export function joinOf(
  side: Side,
  tables: readonly Table[],
  domainOf: (name: string) => string,
): string {
  const byDomain = new Map<string, Table[]>()
  for (const table of tables) {
    const domain = domainOf(table.name)
    byDomain.set(domain, [...(byDomain.get(domain) ?? []), table])
  }
  const files = [...new Set(tables.map(({ file }) => file))]
  const imports = files.map((file) => {
    const names = tables.filter((table) => table.file === file).map(({ name }) => name)
    return `import { ${names.join(', ')} } from './${relative(root, file)}'\n`
  })
  const lines = [...byDomain].map(([domain, own]) => {
    const names = own.flatMap(({ rows }) => Object.keys(rows))
    const twice = names.find((name, place) => names.indexOf(name) < place)
    if (twice) throw new Error(`two calls are called ${domain}.${twice}`)
    const [only] = own
    return own.length === 1
      ? `  ${domain}: ${only!.name},\n`
      : `  ${domain}: { ${own.map(({ name }) => `...${name}`).join(', ')} },\n`
  })
  return `${head}${imports.join('')}
export const ${side} = {
${lines.join('')}} as const
`
}
