import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './child.mjs'
import { withNode } from './node-versions.mjs'
import { besidesPostgres, onlyFull, otherNodes } from './sizes.mjs'

it('names files and folders that are there: Vitest says nothing of those that are not', () => {
  const paths = [...besidesPostgres, ...onlyFull].map((path) => path.replace(/\*.*$/, ''))
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

it('runs a script by the line of Node that is asked for, else by this very one', () => {
  expect(withNode()).toEqual({ program: process.execPath, before: [] })
  expect(Object.values(otherNodes).map((line) => withNode(line).before.join(' '))).toEqual([
    'exec --yes --package=node@22 -- node',
    'exec --yes --package=node@24 -- node',
  ])
})
