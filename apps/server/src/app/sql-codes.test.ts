import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { allFacts } from './testing/test-facts.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const files = (readdirSync(source, { recursive: true }) as string[]).filter(
  (path) =>
    /^(features|app)\/.*\.ts$/.test(path) &&
    !/\.test\.ts$|\.migrations\/|\/(test-|authz-)[^/]*$/.test(path),
)

const { openNumbers, stored, uncoded } = await allFacts()

/** The columns whose numbers have names: `orders.status`. */
const named = new Set(
  [...stored, ...openNumbers].flatMap(([codes, columns]) =>
    Object.values(codes).some((code) => typeof code === 'number') && !Array.isArray(codes)
      ? columns.split(' ')
      : [],
  ),
)
const tableNames = new Set([...named].map((column) => column.split('.')[0]!))
const columnNames = new Set([...named].map((column) => column.split('.')[1]!))

/** SQL as it is written: templates and strings of a source, `?` for what is put in. */
function textsOf(parsed: ts.SourceFile): string[] {
  const texts: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) texts.push(node.text)
    if (ts.isTemplateExpression(node))
      texts.push(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)]
          .map(({ text }) => text)
          .join('?'),
      )
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return texts
}

type Tables = ReadonlyMap<string, ReadonlySet<string>>

/** Which tables a text calls what: by an alias, by their own name, and all of them by ''. */
function tablesIn(text: string): Tables {
  const tables = new Map<string, Set<string>>()
  const add = (name: string, table: string) =>
    tables.set(name, (tables.get(name) ?? new Set()).add(table))
  const lists =
    /\b(?:from|join|update|into|using)\s+(\w+(?:\s+(?:as\s+)?\w+)?(?:\s*,\s*\w+\s+\w+)*)|(?:From|Table|Join|Into)\(\s*'(\w+(?: as \w+)?)/g
  for (const [, list = '', built = ''] of text.matchAll(lists))
    for (const part of (list || built).split(/\s*,\s*/)) {
      const [table, ...alias] = part.split(/\s+(?:as\s+)?/)
      for (const name of ['', table!, ...alias]) add(name, table!)
    }
  return tables
}

const number = String.raw`-?\d+\b`
const compared = new RegExp(
  String.raw`(?:\b(\w+)\.)?\b(\w+)\s*(?:=|<>|!=|<=?|>=?|\b(?:not )?in\b|is (?:not )?distinct from)\s*\(?\s*${number}`,
  'g',
)
const cased = new RegExp(String.raw`\bcase\s+(?:(\w+)\.)?(\w+)\s+when\s+${number}`, 'g')
const built = new RegExp(
  String.raw`\.(?:where|having|on)\w*\(\s*'(?:(\w+)\.)?(\w+)',\s*'[^']+',\s*\[?\s*${number}`,
  'g',
)
const inserted =
  /\binsert into (\w+)(?:\s+as\s+\w+)?\s*\(([\w\s,]+)\)\s*(?:overriding \w+ value\s*)?(?:select|values\s*\()\s*([^`]*)/g

/** The first parts of a list, as many as asked for, whatever they have in brackets. */
function partsOf(list: string, count: number): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of list) {
    if (sign === '(' || sign === '[') depth += 1
    if (sign === ')' || sign === ']') depth -= 1
    if (depth < 0 || parts.length > count) break
    if (sign === ',' && depth === 0) parts.push('')
    else parts.push(parts.pop()! + sign)
  }
  return parts.map((part) => part.trim())
}

/** Digits in the SQL of a source that stand for a state, a kind … that has a name. */
function digitsIn(path: string, text: string): string[] {
  const everywhere = tablesIn(text)
  const found: string[] = []
  const look = (within: string, pattern: RegExp) => {
    const here = tablesIn(within)
    for (const [written, alias = '', column = ''] of within.matchAll(pattern)) {
      if (!columnNames.has(column) || uncoded[`${path} ${alias}.${column}`]) continue
      const tables = here.get(alias) ?? everywhere.get(alias)
      if (!tables || [...tables].some((table) => named.has(`${table}.${column}`)))
        found.push(`${path}: ${written}`)
    }
  }
  for (const one of textsOf(ts.createSourceFile(path, text, ts.ScriptTarget.Latest))) {
    look(one, compared)
    look(one, cased)
    for (const [, table, columns = '', values = ''] of one.matchAll(inserted)) {
      const names = columns.split(',').map((name) => name.trim())
      const given = partsOf(values, names.length)
      for (const [place, name] of names.entries())
        if (named.has(`${table}.${name}`) && /^-?\d/.test(given[place] ?? ''))
          found.push(`${path}: insert into ${table} … ${name} … ${given[place]}`)
    }
  }
  look(text, built)
  return found
}

/** Whether it is worth parsing. */
const mayHave = (text: string) =>
  [...text.matchAll(inserted)].some(([, table = '']) => tableNames.has(table)) ||
  [compared, cased, built].some((pattern) =>
    [...text.matchAll(pattern)].some(([, , column = '']) => columnNames.has(column)),
  )

describe('SQL', () => {
  it('says by lit() which state or kind it means, where that has a name', () => {
    const found = files.flatMap((path) => {
      const text = readFileSync(source + path, 'utf8')
      return mayHave(text) ? digitsIn(path, text) : []
    })
    expect(files.length).toBeGreaterThan(500)
    expect(named.size).toBeGreaterThan(40)
    expect(found).toEqual([])
  })

  it('would not hide a digit', () => {
    const planted = [
      'sql`select 1 from orders o where o.status in (0, 6) and o.pay_status = 1`',
      'sql`update orders set status = 4 where id = ${id}`',
      'const part = sql`o.kind <> 10`',
      "sql`select case o.status when 3 then 'done' end from orders o, price_history h where h.kind = 0`",
      'sql`insert into order_log (order_id, from_status, to_status) select o.id, ${from}, 3 from orders o`',
      "db.selectFrom('member').where('member.status', 'in', [1, 2])",
      "{ table: 'coupon_history', set: 'status = 4' }",
      'sql`select o.status = ${lit(3)} from orders o where o.id = 3`',
      'if (order.status === 3) order.kind = 2',
    ]
    expect(planted.map((text) => digitsIn('secret.repo.ts', text).length)).toEqual([
      1, 1, 1, 1, 1, 1, 1, 0, 0,
    ])
  })
})
