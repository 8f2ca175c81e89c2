import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sheetFile } from './index.ts'
import { bounds } from './bounds.ts'
import { readInThread } from './read-workbook.ts'

const folder = mkdtempSync(join(tmpdir(), 'mallard-workbook-'))
const worker = join(folder, 'workbook.worker.mjs')
afterAll(() => rmSync(folder, { recursive: true }))

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: join(import.meta.dirname, 'workbook.worker.ts'),
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: 'workbook.worker.mjs' } },
    },
  })
  symlinkSync(
    join(import.meta.dirname, '../../../../../node_modules'),
    join(folder, 'node_modules'),
  )
})

const bytesOf = async () => {
  const file = await sheetFile(
    'a',
    'xlsx',
    [{ head: '订单编号', width: 9 }],
    [['26010112000000000001']],
  )
  return Buffer.from(file.base64, 'base64')
}

it('reads a workbook in a thread of its own', async () => {
  expect(await readInThread({ bytes: await bytesOf(), most: 10, limits: bounds }, worker)).toEqual([
    ['订单编号'],
    ['26010112000000000001'],
  ])
  expect(
    await readInThread({ bytes: Buffer.from('PK nonsense'), most: 10, limits: bounds }, worker),
  ).toBe('unreadable')
})

it('outlives a thread that wants more memory than it may have, and reads the next workbook', async () => {
  const greedy = join(folder, 'greedy.mjs')
  writeFileSync(
    greedy,
    'const kept = []\nfor (;;) kept.push(Array.from({ length: 100_000 }, () => Math.random()))\n',
  )
  expect(await readInThread({ bytes: Buffer.from('PK'), most: 10, limits: bounds }, greedy)).toBe(
    'tooLarge',
  )
  expect(
    await readInThread({ bytes: await bytesOf(), most: 10, limits: bounds }, worker),
  ).toHaveLength(2)
})
