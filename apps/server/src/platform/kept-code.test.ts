import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { codeFolder, keepCode } from './kept-code.ts'

/** What this Node has of it, if anything. */
const { enableCompileCache } = module as object as { enableCompileCache?: unknown }
let kept: string[]
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mallard-code-'))
  kept = []
  const keep = (name: string) => {
    kept.push(name)
    mkdirSync(name, { recursive: true })
  }
  Object.assign(module, { enableCompileCache: keep })
})

afterEach(() => {
  Object.assign(module, { enableCompileCache })
  rmSync(folder, { recursive: true, force: true })
})

function build(sources: string): string {
  const dist = join(folder, 'dist')
  mkdirSync(dist, { recursive: true })
  writeFileSync(join(dist, 'build.json'), JSON.stringify({ sources }))
  return dist
}

it('is kept for each build alone, in a folder that is closed to others', () => {
  const data = join(folder, 'data')
  keepCode(data, build('of-the-first-build'))
  expect(statSync(data).mode & 0o777).toBe(0o700)
  keepCode(data, build('of-the-other-build'))
  expect(kept).toEqual(
    ['of-the-first-bui', 'of-the-other-bui'].map((name) => join(data, codeFolder, name)),
  )
  expect(readdirSync(join(data, codeFolder))).toEqual(['of-the-other-bui'])
})

it('is made anew where nothing can be kept', () => {
  const data = join(folder, 'data')
  writeFileSync(data, 'a file where the folder should be')
  keepCode(data, build('of-the-first-build'))
  keepCode(join(folder, 'elsewhere'), join(folder, 'no-build'))
  expect(kept).toEqual([])
  Object.assign(module, { enableCompileCache: undefined })
  keepCode(join(folder, 'elsewhere'), build('of-the-first-build'))
  expect(readdirSync(folder).sort()).toEqual(['data', 'dist'])
})
