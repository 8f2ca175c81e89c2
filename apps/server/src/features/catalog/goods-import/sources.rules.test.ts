import type { Cell } from '@mallard/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columns } from './columns.rules.ts'
import { type GoodsDraft, goodsDraft } from './draft.rules.ts'
import { fitting, headOf, ignoredIn, readingOf } from './reading.rules.ts'
import { filledRows, saidGroup, tableRows } from './rows.rules.ts'
import { type SampleTable, shopifyOldSample, shopifySample, wooSample } from './test-tables.ts'

const samples = [
  ['shopifyOld', shopifyOldSample],
  ['shopify', shopifySample],
  ['woocommerce', wooSample],
] as const
const ownHeads = Object.values(columns).map(({ head }) => head)

/** What each goods item of a table says, or what is wrong with it. */
function read({ heads, rows }: SampleTable) {
  const { fits } = fitting(heads)
  const reading = readingOf(fits[0]!, heads)
  const kept = tableRows(filledRows(rows), reading)
  const groups = [...new Set(kept.map(({ group }) => group))]
  return groups.map((group) => {
    const said = saidGroup(
      kept.filter((row) => row.group === group),
      reading,
    )
    return said.otherKind || goodsDraft(said)
  })
}
const short = ({ skus, line, key, code, ...rest }: GoodsDraft) => ({
  line,
  key,
  code,
  title: rest.title,
  category: rest.category,
  pics: rest.pics?.map((url) => url.replace(/^.*files\/|\.jpg.*$/g, '')),
  onSale: rest.onSale,
  skus: skus.map((sku) => [
    sku.line,
    sku.productSn,
    sku.axes.map(({ key: name, value }) => `${name} ${value}`).join(', '),
    sku.salePrice,
    sku.listPrice,
    sku.onHand,
    sku.weightG,
  ]),
})
const draftsOf = (sample: SampleTable) =>
  read(sample).map((each) => (typeof each === 'string' || Array.isArray(each) ? each : short(each)))

describe('a table of another system', () => {
  it('is known by its heading, whatever the order, and by nothing else', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...samples),
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        ([name, { heads }], order) => {
          const places = heads.map((head) => ({ head, place: order.next().value as number }))
          const shuffled = places
            .sort((one, other) => one.place - other.place)
            .map(({ head }) => ` ${head.toUpperCase()}`)
          expect(fitting(shuffled)).toEqual({ fits: [name], isSure: true })
        },
      ),
      { numRuns: 30 },
    )
    expect(fitting(ownHeads)).toEqual({ fits: ['goods'], isSure: true })
    expect(fitting(['ID', '名称'])).toEqual({ fits: [], isSure: false })
  })

  it('that could be two kinds is for somebody to say', () => {
    const both = [...ownHeads, 'Handle', 'Option1 Value', 'Variant Price']
    expect(fitting(both)).toEqual({ fits: ['goods', 'shopifyOld'], isSure: false })
  })

  it('of Shopify before has its goods by their handles, pictures in their places', () =>
    expect(draftsOf(shopifyOldSample)).toEqual([
      {
        line: 2,
        key: 'pour-kettle',
        code: 'pour-kettle',
        title: 'Pour kettle',
        category: ['Home & Garden', 'Kitchen & Dining', 'Kitchen Tools', 'Kettles', 'Stove'],
        pics: ['a', 'b', 'c'],
        onSale: true,
        skus: [
          [2, 'PK-W', 'Colour White', 129_900, 159_900, 12, 900],
          [3, 'PK-B', 'Colour Black', 129_900, undefined, 0, 910],
        ],
      },
      {
        line: 5,
        key: '手冲-滤纸',
        code: '',
        title: '手冲滤纸',
        category: ['滤纸'],
        pics: undefined,
        onSale: false,
        skus: [[5, '', '', 2900, undefined, 40, undefined]],
      },
      'Gift Card',
    ]))

  it('of Shopify today is the same under other headings', () =>
    expect(draftsOf(shopifySample)).toMatchObject([
      {
        key: 'wool-throw',
        pics: ['throw'],
        skus: [
          [2, 'WT-S-G', 'Size Small, Colour Grey', 39_900, undefined, 5, 454],
          [3, 'WT-L-G', 'Size Large, Colour Grey', 59_900, undefined, 2, undefined],
        ],
      },
    ]))

  it('of WooCommerce has variants by the rows that they name', () =>
    expect(draftsOf(wooSample)).toEqual([
      {
        line: 2,
        key: 'id:11',
        code: 'MUG',
        title: 'Stone mug',
        category: ['Kitchen', 'Mugs'],
        pics: ['mug-1', 'mug-2'],
        onSale: true,
        skus: [
          [3, 'MUG-SAND', 'Colour Sand', 6800, 8800, 7, 454],
          // Its sale price ends some day, and it is switched off there.
          [4, '', 'Colour Slate', 8800, undefined, 0, 907],
        ],
      },
      expect.objectContaining({ key: 'id:20', code: '', title: 'Spoon' }),
      'grouped',
      [{ line: 7, column: null, problem: 'parentMissing', what: 'id:99' }],
    ]))

  it('names cells as it was sent, and what was not read', () => {
    const { heads } = shopifyOldSample
    const reading = readingOf('shopifyOld', heads)
    const [first] = shopifyOldSample.rows
    expect(headOf('category', reading, first!)).toBe('Product Category')
    expect(headOf('category', reading, [])).toBe('Type')
    expect(headOf('freight', reading, first!)).toBe('运费模板')
    const [, sand, slate] = wooSample.rows
    const woo = readingOf('woocommerce', wooSample.heads)
    expect(headOf('salePrice', woo, sand!)).toBe('Sale price')
    expect(headOf('salePrice', woo, slate!)).toBe('Regular price')
    expect(ignoredIn(reading)).toContain('Tags')
    expect(ignoredIn(reading)).not.toContain('Image Position')
  })

  it('never makes its reader fail, whatever stands in its cells', () => {
    const cell: fc.Arbitrary<Cell> = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('=cmd()', 'variable', 'variation', 'simple', '1', 'id:1', '-1'),
      fc.double(),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...samples).chain(([, { heads }]) =>
          fc.record({
            heads: fc.constant(heads),
            rows: fc.array(fc.array(cell, { maxLength: heads.length }), { maxLength: 4 }),
          }),
        ),
        (table) => {
          for (const said of read(table))
            if (typeof said !== 'string' && !Array.isArray(said))
              expect(said.skus.length).toBeGreaterThan(0)
        },
      ),
      { numRuns: 200 },
    )
  })
})
