import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { everyFeature } from './join.ts'
import { foreignTables } from './testing/test-foreign-tables.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const areas = JSON.parse(
  readFileSync(new URL('../../../../areas.json', import.meta.url), 'utf8'),
) as Record<string, { holds: string[]; knows: string[] }>
const areaOf = (feature: string) =>
  Object.keys(areas).find((area) => areas[area]!.holds.includes(feature))

/**
 * A table belongs to the feature whose migrations made it, under the name that it has now, or to
 * the one that says that it owns it.
 */
const owners = new Map<string, string>()
const owned = everyFeature.flatMap(({ name, migrations = [] }) =>
  migrations.map(({ id, sql }) => ({ name, id, sql })),
)
for (const { name, sql } of owned.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
  const changes =
    /create (?:unlogged )?table (?:if not exists )?(?<made>\w+)|alter table (?<old>\w+) rename to (?<renamed>\w+)|drop table (?:if exists )?(?<gone>\w+)/gi
  for (const { groups = {} } of sql.matchAll(changes)) {
    const { made, old, renamed, gone } = groups
    if (made) owners.set(made, name)
    if (renamed) owners.set(renamed, owners.get(old!) ?? name)
    if (old ?? gone) owners.delete((old ?? gone)!)
  }
}
const handedOver = everyFeature.flatMap(({ name, owns = [] }) =>
  owns.map((table) => ({ name, table, from: owners.get(table) })),
)
for (const { name, table } of handedOver) owners.set(table, name)

/** `platform` has two features, of which all others may use the tables: by their functions. */
const featureOf = (path: string) =>
  /^features\/[^/]+\/([^/]+)\//.exec(path)?.[1] ??
  /^platform\/(events|jobs)\//.exec(path)?.[1] ??
  'platform'

interface Use {
  readonly by: string
  readonly does: 'reads' | 'writes'
  readonly table: string
}

const written =
  /\b(?:update|insert into|delete from|truncate|lock table)\s+(\w+)|\b(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)/g
const read =
  /\b(?:from|join|using)\s+((?:\w+(?:\s+(?:as\s+)?\w+)?\s*,\s*)*\w+)|\b(?:selectFrom|\w+Join)\(\s*'(\w+)|sql`\s*(\w+)(?=(?:\s+\w+)?\s+(?:where|(?:left |cross )?join)\b)/g

/** Which tables of others a source names in its SQL, and whether it changes them. */
function usesOf(path: string, text: string): Use[] {
  const by = featureOf(path)
  const tablesIn = (pattern: RegExp) =>
    [...text.matchAll(pattern)]
      .flatMap(([, list, one, counted]) => {
        const name = one ?? counted
        return name ? [name] : (list ?? '').split(',').map((part) => part.trim().split(/\s/)[0]!)
      })
      .filter((table) => owners.has(table) && owners.get(table) !== by)
  // What is deleted from is written, though `from` stands before it.
  const [writes, reads] = [
    new Set(tablesIn(written)),
    new Set(tablesIn(new RegExp(`(?<!delete )${read.source}`, 'g'))),
  ]
  return [
    ...[...writes].map((table) => ({ by, does: 'writes' as const, table })),
    ...[...reads].map((table) => ({ by, does: 'reads' as const, table })),
  ]
}

const readable = new Set(everyFeature.flatMap((feature) => feature.readable ?? []))

/** Reading what a feature below opens is allowed; anything else must be an exception. */
function isAllowed({ by, does, table }: Use): boolean {
  if (does === 'writes' || !readable.has(table)) return false
  const [mine, theirs] = [areaOf(by), areaOf(owners.get(table)!)]
  return (
    mine !== undefined &&
    theirs !== undefined &&
    (mine === theirs || areas[mine]!.knows.includes(theirs))
  )
}

// Invariants compare what several features wrote: that is what they are for.
const sources = (readdirSync(source, { recursive: true }) as string[]).filter(
  (path) =>
    /^(features|platform)\/.*\.ts$/.test(path) &&
    !/\.test\.ts$|\.migrations\/|\/(test-[^/]*|invariants\.ts)$/.test(path),
)
const uses = sources.flatMap((path) => usesOf(path, readFileSync(source + path, 'utf8')))
const asText = ({ by, does, table }: Use) => `${by} ${does} ${table}`
const exceptions = foreignTables.flatMap(({ by, does, tables }) =>
  tables.split(' ').map((table) => ({ by, does, table })),
)

describe('a table', () => {
  it('is read by others where its owner opens it to those above, and written by its owner alone', () => {
    expect(owners.size).toBeGreaterThan(100)
    const known = new Set(exceptions.map(asText))
    expect(
      [...new Set(uses.filter((use) => !isAllowed(use)).map(asText))]
        .filter((use) => !known.has(use))
        .toSorted(),
    ).toEqual([])
  })

  it('is on the list of exceptions only while someone needs it', () => {
    const needed = new Set(uses.filter((use) => !isAllowed(use)).map(asText))
    expect(exceptions.map(asText).filter((use) => !needed.has(use))).toEqual([])
    expect(foreignTables.filter(({ why }) => why.length < 20)).toEqual([])
  })

  it('is handed over once, by the feature that made it', () => {
    expect(handedOver.filter(({ name, from }) => from === undefined || from === name)).toEqual([])
    expect(new Set(handedOver.map(({ table }) => table)).size).toBe(handedOver.length)
  })

  it('is opened by its owner, and only while someone reads it', () => {
    const opened = everyFeature.flatMap(({ name, readable: tables = [] }) =>
      tables.map((table) => ({ name, table })),
    )
    expect(opened.filter(({ name, table }) => owners.get(table) !== name)).toEqual([])
    const taken = new Set(uses.filter(({ does }) => does === 'reads').map(({ table }) => table))
    expect(opened.filter(({ table }) => !taken.has(table))).toEqual([])
  })

  it('would be missed if it were used in secret', () => {
    const path = 'features/shop/upload/secret.repo.ts'
    const planted =
      "sql`with a as (update orders set status = 1) select 1 from upload u, member m join sku k on true`; db.deleteFrom('session'); totalOf(db, sql`coupon_history h where true`)"
    expect(usesOf(path, planted).map(asText)).toEqual([
      'upload writes orders',
      'upload writes session',
      'upload reads member',
      'upload reads sku',
      'upload reads coupon_history',
    ])
    expect(usesOf(path, planted).filter(isAllowed)).toEqual([])
  })
})
