import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { dataDir } from './attackers.ts'

it('wants to read the database as another user of the machine: nothing in the data folder is open to others', () => {
  const names = ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })]
  expect(names.length).toBeGreaterThan(100)
  expect(
    names.filter(
      (name) => (statSync(join(dataDir, name), { throwIfNoEntry: false })?.mode ?? 0) & 0o077,
    ),
  ).toEqual([])
})
