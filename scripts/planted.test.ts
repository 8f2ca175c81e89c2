import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './child.mjs'
import { faults } from './planted-faults.mjs'

it('each fault that is planted finds its place once', () => {
  expect(faults.length).toBeGreaterThan(10)
  const times = faults.map(
    ({ title, file, find }) =>
      [title, readFileSync(join(root, file), 'utf8').split(find).length - 1] as const,
  )
  expect(times.filter(([, count]) => count !== 1)).toEqual([])
})
