import { readdirSync, readFileSync } from 'node:fs'
import { basename, join as joinPath } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { hashOf } from '#platform/db/migrate.ts'
import { everyFeature, join } from './join.ts'
import { migrations } from './migrations.ts'

const source = fileURLToPath(new URL('..', import.meta.url))
const files = (folder: string, pattern: RegExp) =>
  (readdirSync(joinPath(source, folder), { recursive: true }) as string[])
    .map((file) => `${folder}/${file}`)
    .filter((file) => pattern.test(file))
    .toSorted()
const ofAll = (pattern: RegExp) => [...files('features', pattern), ...files('platform', pattern)]
const areas = JSON.parse(
  readFileSync(new URL('../../../../areas.json', import.meta.url), 'utf8'),
) as Record<string, { holds: string[] }>

describe('the list of features', () => {
  it('names each that has a feature.ts, once, by its folder', () => {
    const folders = ofAll(/\/[^/]+\/feature\.ts$/).map((file) => file.split('/').at(-2)!)
    expect(everyFeature.map(({ name }) => name).toSorted()).toEqual(folders.toSorted())
  })

  it('names each folder of a feature, and places it in an area', () => {
    const known = new Set(everyFeature.map(({ name }) => name))
    const folders = files('features', /^features\/[^/]+\/[^/]+\/[^/]+\.ts$/).map((file) =>
      file.split('/'),
    )
    expect(folders.length).toBeGreaterThan(100)
    expect(
      folders.filter(([, , feature]) => !known.has(feature!)).map((path) => path.join('/')),
    ).toEqual([])
    expect(
      folders
        .filter(([, area, feature]) => !areas[area!]?.holds.includes(feature!))
        .map((path) => path.join('/')),
    ).toEqual([])
  })

  it('leaves out no migration that a feature has in its folder', async () => {
    const found = ofAll(/\.migrations\/[^/]+\.ts$/)
    const made = await Promise.all(
      found.map(async (file) => {
        const parts = Object.values(
          (await import(/* @vite-ignore */ `../${file}`)) as Record<
            string,
            { id: string; sql: string }
          >,
        )
        return parts.map((migration) => ({
          id: migration.id,
          hash: hashOf(migration),
          file: basename(file, '.ts'),
        }))
      }),
    )
    expect(made.flat().filter(({ id, file }) => id !== file)).toEqual([])
    const listed = migrations.map((migration) => `${migration.id} ${hashOf(migration)}`)
    expect(listed).toEqual(
      made
        .flat()
        .map(({ id, hash }) => `${id} ${hash}`)
        .toSorted(),
    )
  })

  it('takes no name that two features use', () => {
    expect(join('retention', [{ goods: 1 }, undefined, { sku: 2 }])).toEqual({ goods: 1, sku: 2 })
    expect(() => join('retention', [{ goods: 1 }, { sku: 2 }, { goods: 3 }])).toThrow(
      'retention: two features say goods',
    )
  })
})
