import { join } from 'node:path'
import { expect, it } from 'vitest'
import { partsOf } from './slices.ts'

/** Names that two tables have, each with the files of both. */
function twice(tables: readonly (readonly [file: string, names: readonly string[]])[]): string[] {
  const owners = new Map<string, string>()
  return tables.flatMap(([file, names]) =>
    names.flatMap((name) => {
      const other = owners.get(name)
      owners.set(name, file)
      return other === undefined ? [] : [`${name}: ${other}, ${file}`]
    }),
  )
}

it('lets no two nouns call a refusal the same', async () => {
  const tables = await Promise.all(
    partsOf('errors').map(async ({ file, name }) => {
      const exported = (await import(join('..', file))) as Readonly<Record<string, object>>
      return [file, Object.keys(exported[name]!)] as const
    }),
  )
  expect(tables.length).toBeGreaterThan(30)
  expect(twice(tables)).toEqual([])
  const planted = [
    ['a', ['x', 'y']],
    ['b', ['y']],
  ] as const
  expect(twice(planted)).toEqual(['y: a, b'])
})
