import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { meaningOf } from './invariant-words.ts'

const server = new URL('../../../../../apps/server/src/', import.meta.url)
const files = (readdirSync(server, { recursive: true }) as string[]).filter(
  (path) => /(^|[\\/])invariants\.(sql|ts)$/.test(path) && path !== 'app/invariants.ts',
)
const names = files.flatMap((path) =>
  [...readFileSync(new URL(path, server), 'utf8').matchAll(/^-- (.+)$/gm)].map(([, name]) => name!),
)

it('has Chinese words for every rule of the books', () => {
  expect(files.length).toBeGreaterThan(2)
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => !/\p{Script=Han}/u.test(meaningOf(name, 'zh')))).toEqual([])
})
