import type { Axis, MatrixChange } from '@mallard/contract/catalog/catalog/goods-create.fields'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedMatrix, type OldSku, skuWords } from './matrix-change.rules.ts'

const axis = (key: string, values: readonly string[]): Axis => ({
  key,
  keyEn: '',
  values: values.map((value) => ({ value, valueEn: '', swatch: null })),
})
const old = (id: number, values: readonly string[], more: Partial<OldSku> = {}): OldSku => ({
  id,
  productSn: `K-${id}`,
  values,
  isClosed: false,
  isHere: true,
  ...more,
})
const sku = (was: string, values: string[], more: Partial<MatrixChange> = {}): MatrixChange => ({
  was,
  values,
  productSn: was,
  salePrice: 100,
  listPrice: 100,
  onHand: 0,
  weightG: 0,
  barcode: '',
  pic: '',
  isClosed: false,
  ...more,
})
const colours = axis('颜色', ['白', '黑'])
const two = { axes: [colours], skus: [old(1, ['白']), old(2, ['黑'])] }

describe('a change of a matrix', () => {
  it('renames a value for all SKUs, adds values and an axis, and closes', () => {
    const sizes = axis('容量', ['1L', '2L'])
    const changed = changedMatrix(
      two,
      [axis('色', ['云白', '黑', '红']), sizes],
      [
        sku('K-1', ['云白', '1L']),
        sku('K-2', ['黑', '2L'], { isClosed: true }),
        sku('', ['红', '1L']),
      ],
    )
    expect(changed).toMatchObject({
      ok: true,
      value: {
        kept: [
          { old: { id: 1 }, values: ['云白', '1L'], isClosed: false },
          { old: { id: 2 }, values: ['黑', '2L'], isClosed: true },
        ],
        added: [{ values: ['红', '1L'] }],
      },
    })
  })

  it('carries what other stores alone have along under the new names', () => {
    const skus = [...two.skus, old(3, ['红'], { isHere: false })]
    const wide = { axes: [axis('颜色', ['白', '黑', '红'])], skus }
    const said = [sku('K-1', ['云白']), sku('K-2', ['黑'])]
    expect(changedMatrix(wide, [axis('颜色', ['云白', '黑', '红'])], said)).toMatchObject({
      value: { kept: [{}, {}, { old: { id: 3 }, values: ['红'], change: undefined }] },
    })
    // The value that it has was taken away.
    expect(changedMatrix(wide, [axis('颜色', ['云白', '黑'])], said)).toMatchObject({
      refusal: 'badInput',
      details: { field: 'skus' },
    })
  })

  it.each<[string, Axis[], MatrixChange[], string]>([
    ['an axis fewer', [], [sku('K-1', []), sku('K-2', [])], 'axes'],
    ['a SKU left out', [colours], [sku('K-1', ['白'])], 'skus'],
    ['a SKU named twice', [colours], [sku('K-1', ['白']), sku('K-1', ['黑'])], 'skus'],
    ['a SKU of others', [colours], [sku('K-1', ['白']), sku('K-9', ['黑'])], 'skus'],
    [
      'two values under one name',
      [axis('颜色', ['白', '黑']), axis('容量', ['1L', '2L'])],
      [sku('K-1', ['白', '1L']), sku('K-2', ['白', '2L'])],
      'skus',
    ],
    [
      'one combination twice',
      [colours],
      [sku('K-1', ['白']), sku('K-2', ['黑']), sku('', ['黑'])],
      'skus',
    ],
    [
      'a new SKU that is closed',
      [axis('颜色', ['白', '黑', '红'])],
      [sku('K-1', ['白']), sku('K-2', ['黑']), sku('', ['红'], { isClosed: true })],
      'skus',
    ],
    [
      'nothing left that is sold',
      [colours],
      [sku('K-1', ['白'], { isClosed: true }), sku('K-2', ['黑'], { isClosed: true })],
      'skus',
    ],
    [
      'one code twice',
      [colours],
      [sku('K-1', ['白']), sku('K-2', ['黑'], { productSn: 'k-1' })],
      'productSn',
    ],
  ])('is refused with %s', (_, axes, skus, field) => {
    expect(changedMatrix(two, axes, skus)).toMatchObject({
      refusal: 'badInput',
      details: { field },
    })
  })

  it('whatever is asked keeps all SKUs, no two of one combination, and opens none unasked', () => {
    const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), {
      minLength: 1,
      maxLength: 3,
    })
    const matrices = fc.tuple(names, names).chain(([first, second]) => {
      const pairs = first.flatMap((one) => second.map((other) => [one, other]))
      return fc
        .tuple(
          fc.subarray(pairs, { minLength: 1 }),
          fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
        )
        .map(([chosen, closed]) => ({
          axes: [axis('x', first), axis('y', second)],
          skus: chosen.map((values, place) => old(place + 1, values, { isClosed: closed[place]! })),
        }))
    })
    const value = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
    let done = 0
    fc.assert(
      fc.property(
        matrices,
        fc.array(fc.tuple(value, value), { maxLength: 4 }),
        fc.dictionary(value, value),
        fc.boolean(),
        (before, more, renaming, isOpened) => {
          const to = (name: string) => renaming[name] ?? name
          const axes = before.axes.map(({ key }, place) =>
            axis(key, [
              ...new Set([
                ...before.skus.map(({ values }) => to(values[place]!)),
                ...more.map((values) => values[place]!),
              ]),
            ]),
          )
          const wanted = [
            ...before.skus.map(({ productSn, values, isClosed }) =>
              sku(productSn, values.map(to), { isClosed: isClosed && !isOpened }),
            ),
            ...more.map((values) => sku('', [...values])),
          ]
          const changed = changedMatrix(before, axes, wanted)
          if (!changed.ok) return
          done += 1
          const { kept, added } = changed.value
          expect(kept.map(({ old: { id } }) => id)).toEqual(before.skus.map(({ id }) => id))
          const all = [...kept, ...added].map(({ values }) => values.join(' '))
          expect(new Set(all).size).toBe(all.length)
          for (const { old: was, isClosed } of kept)
            if (was.isClosed && !isOpened) expect(isClosed).toBe(true)
          // Two that had a value in common have one in common, and no others come to.
          for (const one of kept)
            for (const other of kept)
              for (const place of [0, 1])
                expect(one.values[place] === other.values[place]).toBe(
                  one.old.values[place] === other.old.values[place],
                )
        },
      ),
      { numRuns: 500 },
    )
    expect(done).toBeGreaterThan(50)
  })

  it('is told in words', () => {
    expect(skuWords([sku('K-1', ['白'], { weightG: 900, isClosed: true })])).toEqual([
      '白 · K-1 · 900 g · ×',
    ])
  })
})
