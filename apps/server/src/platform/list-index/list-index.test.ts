import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { createIndexHost, type IndexHost } from './index-host.ts'
import type { IndexQuestion } from './question.ts'
import {
  anyFacets,
  anyQuestion,
  anyRow,
  plainAnswer,
  plainFacets,
  type Row,
  store,
  tell,
  uncounted,
} from './test-rows.ts'

const folder = mkdtempSync(join(tmpdir(), 'mallard-index-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What happens to rows of a store, or to their index. */
type Step =
  | { readonly kind: 'rows'; readonly rows: readonly Row[]; readonly isWhole: boolean }
  | { readonly kind: 'gone'; readonly ids: readonly number[] }
  | { readonly kind: 'again' }

const rowsOnce = (max: number) =>
  fc.uniqueArray(anyRow, { selector: ({ id }) => id, maxLength: max })
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('rows' as const),
      rows: rowsOnce(20),
      isWhole: fc.oneof(...[false, false, true].map((each) => fc.constant(each))),
    }),
  },
  fc.record({
    kind: fc.constant('gone' as const),
    ids: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 6 }),
  }),
  fc.record({ kind: fc.constant('again' as const) }),
)

/** Does a step to the rows themselves and to their index, which the next steps go on with. */
async function taken(host: IndexHost, rows: Map<number, Row>, one: Step): Promise<IndexHost> {
  if (one.kind === 'rows') {
    for (const row of one.rows) rows.set(row.id, row)
    await tell(host, one.rows, one.isWhole)
  } else if (one.kind === 'gone') {
    for (const id of one.ids) rows.delete(id)
    await host.run('hide', { store, ids: one.ids })
  } else {
    // Another process begins with the file of this one, and is told what there is.
    await host.run('save', { store })
    const next = createIndexHost(folder)
    await next.run('open', { store })
    await next.run('beginRound', { store })
    await tell(next, [...rows.values()])
    return next
  }
  return host
}

async function freshHost(rows: readonly Row[]): Promise<IndexHost> {
  const host = createIndexHost(join(folder, 'none'))
  await host.run('open', { store })
  await tell(host, rows)
  return host
}

it('answers any question as all rows do, whatever happened to them', async () => {
  let [asked, filled] = [0, 0]
  await fc.assert(
    fc.asyncProperty(
      rowsOnce(60),
      fc.array(step, { maxLength: 12 }),
      fc.array(anyQuestion, { minLength: 10, maxLength: 20 }),
      fc.array(anyFacets, { minLength: 5, maxLength: 10 }),
      async (first, steps, questions, facets) => {
        asked += questions.length
        let host = await freshHost(first)
        const rows = new Map(first.map((row) => [row.id, row]))
        for (const one of steps) host = await taken(host, rows, one)
        for (const question of questions) {
          const answer = host.ask(question)
          expect(answer).toEqual(plainAnswer([...rows.values()], question))
          if (answer?.ids.length) filled += 1
        }
        for (const question of facets)
          expect(await host.facets(question)).toEqual(plainFacets([...rows.values()], question))
      },
    ),
    { numRuns: 60 },
  )
  expect(filled, 'pages with something on them').toBeGreaterThan(asked / 6)
})

it('goes on through more parts than it keeps, and through more rows than are sorted', async () => {
  const rows: Row[] = Array.from({ length: 5_000 }, (_, id) => ({
    id,
    sort: (id * 31) % 700,
    sales: (id * 7_919) % 50,
    price: (id * 104_729) % 900,
    launched: 1_700_000_000_000_000 - ((id * 17) % 300),
    stock: id % 3,
    terms: ['a', id % 2 === 0 ? 'b' : '=b', ...(id % 500 === 0 ? ['c'] : [])],
    title: id % 4 === 0 ? 'a b' : 'a',
    categories: [id % 7, 10 + (id % 2)],
    variants: [[{ key: 'size', value: id % 5 === 0 ? 'S' : 'M' }]],
    ...uncounted,
  }))
  const host = createIndexHost(join(folder, 'none'))
  await host.run('open', { store })
  for (let from = 0; from < rows.length; from += 250) await tell(host, rows.slice(from, from + 250))
  // Each becomes another row.
  const changed = rows.map((row) => (row.id % 3 === 0 ? { ...row, title: 'b', price: 5 } : row))
  for (let from = 0; from < rows.length; from += 1_000)
    await tell(host, changed.slice(from, from + 1_000))
  const both = [
    [
      { term: 'a', detail: '=a' },
      { term: 'b', detail: '=b' },
    ],
  ]
  for (const order of ['default', 'sales', 'priceUp', 'priceDown', 'newest'] as const)
    for (const more of [
      {},
      { phrases: both },
      { phrases: [[{ term: 'c', detail: '=c' }]] },
      { priceMin: 100, priceMax: 800, inStock: true },
      { category: 3, attributes: [{ key: 'size', value: 'S' }] },
      { notCategory: 11, notId: 2 },
    ])
      for (const offset of [0, 40, 990, 2_400]) {
        const question: IndexQuestion = {
          ...{ store, order, offset, limit: 21, rankedBelow: 1_001 },
          ...more,
        }
        expect(host.ask(question)).toEqual(plainAnswer(changed, question))
      }
})

it('forgets what rows came in once none of them does', async () => {
  const host = createIndexHost(folder)
  await host.run('open', { store })
  const row = (size: string): Row => ({
    ...{ id: 1, sort: 1, sales: 0, price: 1, launched: 1, stock: 1, terms: ['a'], title: 'a' },
    ...{ categories: [1], variants: [[{ key: 'size', value: size }]] },
    ...{ category: 1, options: { zh: [{ key: size, values: [{ value: size }] }], en: [] } },
  })
  const bytesAfter = async (size: string) => {
    await tell(host, [row(size)])
    const { bytes } = await host.run('settle', { store, isWhole: true })
    return bytes
  }
  const first = await bytesAfter('S000')
  for (let size = 1; size < 200; size += 1) await tell(host, [row(`S${size}`)])
  expect(await bytesAfter('S200')).toBe(first)
  const question: IndexQuestion = { store, order: 'default', offset: 0, limit: 9, rankedBelow: 9 }
  const sized = (value: string) =>
    host.ask({ ...question, attributes: [{ key: 'size', value }] })?.total
  expect(['S000', 'S199', 'S200'].map(sized)).toEqual([0, 0, 1])
})

describe('a file of an index', () => {
  const rows = [1, 2, 3].map((id): Row => ({
    ...{ id, sort: id, sales: 0, price: id, launched: 1, stock: 1 },
    ...{ terms: ['a'], title: 'a', categories: [1], variants: [], ...uncounted },
  }))
  const question: IndexQuestion = {
    ...{ store, order: 'default', offset: 0, limit: 9, rankedBelow: 9 },
  }
  const file = join(folder, `${store}.index`)

  /** How many rows an index begins with that another one left. */
  async function begun(change: () => void, name = store): Promise<number> {
    const host = createIndexHost(folder)
    await host.run('open', { store })
    await tell(host, rows, true)
    await host.run('save', { store })
    change()
    return createIndexHost(folder).run('open', { store: name })
  }

  it('is read again, and shows nothing before it is told what there is', async () => {
    expect(await begun(() => undefined)).toBe(3)
    const host = createIndexHost(folder)
    await host.run('open', { store })
    expect(host.ask(question)).toEqual({ ids: [], total: 0 })
    await host.run('beginRound', { store })
    await tell(host, rows.slice(1))
    await host.run('endRound', { store })
    expect(host.ask(question)).toEqual({ ids: [2, 3], total: 2 })
  })

  it('that was cut, written over, or is another store’s is as none', async () => {
    expect(await begun(() => truncateSync(file, 100))).toBe(0)
    expect(await begun(() => truncateSync(file, 3))).toBe(0)
    const overwritten = (bytes: Buffer) => bytes.fill(7, bytes.length - 60, bytes.length - 50)
    expect(await begun(() => writeFileSync(file, overwritten(readFileSync(file))))).toBe(0)
    expect(await begun(() => copyFileSync(file, join(folder, '1-2.index')), '1-2')).toBe(0)
    expect(await begun(() => rmSync(file))).toBe(0)
  })

  it('of another version is as none, whole as it is', async () => {
    const other = () => {
      const bytes = readFileSync(file)
      const rest = bytes.subarray(0, -32)
      rest.write('"version":0', rest.indexOf('"version":'))
      writeFileSync(file, Buffer.concat([rest, createHash('sha256').update(rest).digest()]))
    }
    expect(await begun(other)).toBe(0)
  })

  it('that nobody finished is removed by who writes the next one, unless it may be written yet', async () => {
    const [left, written] = [`${file}.7`, `${file}.8`]
    writeFileSync(left, 'half of it')
    utimesSync(left, 0, 0)
    writeFileSync(written, 'half of it')
    expect(await begun(() => undefined)).toBe(3)
    expect([left, written, file].map((name) => existsSync(name))).toEqual([false, true, true])
  })

  it('goes with its index', async () => {
    const host = createIndexHost(folder)
    await host.run('open', { store })
    await host.run('save', { store })
    await host.run('forget', { store })
    await host.run('forget', { store })
    expect(existsSync(file)).toBe(false)
  })
})
