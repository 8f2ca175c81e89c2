import type { MappingLayout } from '@mallard/contract/catalog/goods-import/import-mapping.codes'
import { type Cell, cutText, narrow } from '@mallard/kernel'
import {
  cellText,
  plainCell,
  readAmount,
  type ReadCell,
  readTaxCode,
  readTaxRate,
  readWeight,
  readWhole,
  readYes,
} from './cells.rules.ts'
import { type ColumnName, columnNames, columns, headKey } from './columns.rules.ts'
import { shownHeads } from './mapping.rules.ts'

interface GuessedColumn {
  readonly place: number
  readonly head: string
  readonly samples: readonly string[]
  readonly guess: ColumnName | null
}

/** What the columns of a table look like. */
export interface Guess {
  readonly columns: readonly GuessedColumn[]
  readonly layout: MappingLayout
  readonly groupBy: number | null
}

const maxSamples = 3

/** Names that columns have elsewhere; earlier ones are looked for first. */
const likely: readonly (readonly [column: ColumnName, name: RegExp])[] = [
  ['productSn', /(?:规格|sku|商家|货品)\s*(?:编码|编号|id|代码|货号)$/],
  ['code', /^(?:商品|宝贝|产品|款式|款|spu)?\s*(?:id|编码|编号|代码|货号|款号)$|^spu$/],
  ['titleEn', /英文.*(?:名|标题)/],
  ['subTitle', /副标题|短标题|卖点/],
  ['title', /^(?:商品|宝贝|产品)?(?:名称|标题|品名|名)$/],
  ['category', /类目|分类|分组/],
  ['brand', /品牌/],
  ['barcode', /条码|条形码|^ean|^upc|69\s*码/],
  [
    'value1',
    /^(?:商品|产品)?规格(?:值|名称|型号|属性)?$|^(?:颜色|颜色分类|尺码|尺寸|款式|口味|型号|容量)$/,
  ],
  ['value2', /^(?:颜色|颜色分类|尺码|尺寸|款式|口味|型号|容量)$/],
  ['value3', /^(?:颜色|颜色分类|尺码|尺寸|款式|口味|型号|容量)$/],
  ['listPrice', /划线|市场价|原价|吊牌价/],
  ['salePrice', /^(?!.*(?:成本|进货|进价|批发|会员|供货|划线|原)).*(?:售价|价格|零售价|现价|单价)/],
  ['onHand', /^(?!.*(?:预警|占用|锁定|安全)).*(?:库存|实盘|数量)/],
  ['weightG', /重量/],
  ['pic', /(?:规格|sku)\s*(?:图|主图)/],
  ['pics', /图片|主图|轮播图|商品图/],
  ['detailHtml', /详情|图文|描述/],
  ['freight', /运费模板/],
  ['maxPerUser', /限购/],
  ['taxCode', /税收分类|税务编码/],
  ['taxRate', /税率/],
  ['onSale', /上架|^(?:商品|销售|出售)?状态$/],
]

/** Who reads the cells of a column: what one of them refuses is something else. */
const readers: Readonly<Partial<Record<ColumnName, (text: string) => ReadCell<unknown>>>> = {
  salePrice: readAmount,
  // What was sold and is not there yet is no stock.
  onHand: (text) => readWhole(text.replace(/^-/, ''), 1_000_000),
  weightG: readWeight,
  maxPerUser: (text) => readWhole(text, 999),
  taxCode: readTaxCode,
  taxRate: readTaxRate,
  onSale: readYes,
}

/** Whole numbers that are no stock. */
const otherNumbers = /销量|序号|排序|编号|id$|限购|起售|预警|积分|浏览|访问|年|月|日期|时间/

/** What cells look like, where no name says it; `head` tells what they are not. */
const shapes: readonly (readonly [
  column: ColumnName,
  is: (text: string, head: string) => boolean,
])[] = [
  ['barcode', (text) => /^\d{13}$/.test(text)],
  ['pics', (text) => /^https?:\/\/\S+\.(?:jpe?g|png|webp|gif)\b/i.test(text)],
  [
    'salePrice',
    (text, head) =>
      /[¥￥元]|\.\d{1,2}$/.test(text) &&
      !/成本|进价|会员|批发|运费|重/.test(head) &&
      reads('salePrice', text),
  ],
  [
    'onHand',
    (text, head) => /^[\d,]{1,7}$/.test(text) && !otherNumbers.test(head) && reads('onHand', text),
  ],
]

const reads = (column: ColumnName, text: string): boolean => {
  const reader = readers[column]
  return reader === undefined || !('problem' in reader(text))
}

/** Guesses what the columns of a table are: by their names, by what they are called elsewhere, by their cells. */
export function guessed(heads: readonly Cell[], rows: readonly (readonly Cell[])[]): Guess {
  const shown = shownHeads(heads)
  const cells = shown.map((_, place) => {
    const texts = rows.map((row) => plainCell(row[place])).filter((text) => text !== '')
    return [...new Set(texts)].slice(0, maxSamples)
  })
  const guesses = new Map<ColumnName, number>()
  const named = new Set<number>()
  const take = (column: ColumnName, is: (key: string, samples: readonly string[]) => boolean) => {
    if (guesses.has(column)) return
    const place = shown.findIndex((head, at) => !named.has(at) && is(plainKey(head), cells[at]!))
    if (place === -1) return
    guesses.set(column, place)
    named.add(place)
  }
  for (const name of columnNames) {
    const own: readonly string[] = [headKey(columns[name].head), ...columns[name].aliases]
    take(name, (key) => own.includes(key))
  }
  for (const [name, pattern] of likely)
    take(name, (key, samples) => pattern.test(key) && samples.every((text) => reads(name, text)))
  for (const [name, is] of shapes)
    take(name, (key, samples) => samples.length > 0 && samples.every((text) => is(text, key)))
  return { columns: listed(heads, shown, rows, guesses), ...layoutOf(guesses, rows) }
}

/** A heading without what stands in brackets behind it. */
const plainKey = (head: string): string =>
  headKey(head)
    .replace(/(?<=.)\s*[([【（].*$/, '')
    .trim()

/** All columns that have a heading or hold anything. */
function listed(
  heads: readonly Cell[],
  shown: readonly string[],
  rows: readonly (readonly Cell[])[],
  guesses: ReadonlyMap<ColumnName, number>,
): GuessedColumn[] {
  const byPlace = new Map([...guesses].map(([name, place]) => [place, name]))
  return shown.flatMap((head, place) => {
    const texts = rows.map((row) => cutText(narrow(cellText(row[place])), 60)).filter(Boolean)
    const samples = [...new Set(texts)].slice(0, maxSamples)
    if (samples.length === 0 && narrow(String(heads[place])) === '') return []
    return [{ place, head, samples, guess: byPlace.get(place) ?? null }]
  })
}

/** How rows belong together, by what their columns look like. */
function layoutOf(
  guesses: ReadonlyMap<ColumnName, number>,
  rows: readonly (readonly Cell[])[],
): Pick<Guess, 'layout' | 'groupBy'> {
  const code = guesses.get('code')
  const isGoods = code !== undefined || guesses.has('title')
  if (!isGoods && guesses.has('productSn') && guesses.has('onHand'))
    return { layout: 'stock', groupBy: null }
  if (code === undefined) return { layout: 'flat', groupBy: null }
  const codes = rows.map((row) => plainCell(row[code])).filter((text) => text !== '')
  return new Set(codes).size < rows.length
    ? { layout: 'grouped', groupBy: code }
    : { layout: 'flat', groupBy: null }
}
