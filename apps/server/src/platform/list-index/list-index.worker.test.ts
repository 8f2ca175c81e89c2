import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { silentLog } from '../log.ts'
import { type ListIndex, openListIndex } from './list-index.ts'
import type { FacetsQuestion, IndexQuestion } from './question.ts'
import { plainAnswer, plainFacets, type Row, store, tell, uncounted } from './test-rows.ts'
import { builtIndexWorker } from './test-worker.ts'

const folder = mkdtempSync(join(tmpdir(), 'mallard-index-'))
let index: ListIndex

beforeAll(async () => {
  const worker = await builtIndexWorker(folder)
  index = openListIndex({ folder: join(folder, 'files'), log: silentLog, worker })
})
afterAll(async () => {
  await index.close()
  rmSync(folder, { recursive: true })
})

const rows = [1, 2, 3].map((id): Row => ({
  ...{ id, sort: -id, sales: id, price: id, launched: id, stock: 1 },
  ...{ terms: ['a'], title: 'a', categories: [1], variants: [], ...uncounted },
}))
const question: IndexQuestion = {
  ...{ store, order: 'default', offset: 0, limit: 2, rankedBelow: 9 },
}
const facets: FacetsQuestion = {
  ...{ store, locale: 'zh', most: { categories: 3, keys: 3, values: 3 } },
}

it('a thread answers what it was told of, and nothing of other stores', async () => {
  expect(await index.ask(question)).toBeUndefined()
  expect(await index.facets(facets)).toBeUndefined()
  await index.run('open', { store })
  await tell(index, rows)
  const orders = ['default', 'sales', 'priceDown'] as const
  const answers = await Promise.all(orders.map((order) => index.ask({ ...question, order })))
  expect(answers).toEqual(orders.map((order) => plainAnswer(rows, { ...question, order })))
  expect(await index.facets(facets)).toEqual(plainFacets(rows, facets))
  expect(await index.ask({ ...question, store: '9-9' })).toBeUndefined()
  expect(await index.facets({ ...facets, store: '9-9' })).toBeUndefined()
  await expect(index.run('settle', { store: '9-9', isWhole: false })).rejects.toThrow('9-9')
})

it('a thread answers each of many questions that come together', async () => {
  const many = Array.from({ length: 500 }, (_, offset) => ({ ...question, offset: offset % 5 }))
  expect(await Promise.all(many.map((each) => index.ask(each)))).toEqual(
    many.map((each) => plainAnswer(rows, each)),
  )
})

it('a thread that ends while it is asked says nothing, and the next one begins with nothing', async () => {
  const mortal = join(folder, 'mortal.mjs')
  writeFileSync(
    mortal,
    `import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ number, work }) => {
      if (work === 'open') parentPort.postMessage({ number, done: 7 })
      else process.exit(1)
    })`,
  )
  const dying = openListIndex({ folder, log: silentLog, worker: mortal })
  expect(await dying.run('open', { store })).toBe(7)
  const asked = [dying.ask(question), dying.ask(question), dying.facets(facets)]
  expect(await Promise.all(asked)).toEqual([undefined, undefined, undefined])
  expect(await dying.ask(question)).toBeUndefined()
  await dying.run('open', { store })
  const settled = dying.run('settle', { store, isWhole: false })
  await expect(settled).rejects.toThrow('ended')
  expect(dying.losses).toBe(2)
  await dying.run('open', { store })
  await dying.close()
  expect(dying.losses, 'its thread has ended with it').toBe(3)
  await expect(dying.run('open', { store })).rejects.toThrow('closed')
})
