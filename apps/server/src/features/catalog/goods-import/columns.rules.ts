import { type Cell, narrow } from '@mallard/kernel'
import type {
  ImportFault,
  ImportProfile,
} from '@mallard/contract/catalog/goods-import/goods-import.codes'
import { cellText, plainCell } from './cells.rules.ts'

interface Column {
  /** As the template has it. */
  readonly head: string
  /** Other names, in small letters. */
  readonly aliases: readonly string[]
}

/** What is known of a SKU and its goods in a table, in the order of the template. */
export const columns = {
  code: { head: '商品编码', aliases: ['货号', 'item code'] },
  title: { head: '商品名称', aliases: ['标题', '商品标题', 'title'] },
  titleEn: { head: '英文名称', aliases: ['英文标题', 'english title'] },
  subTitle: { head: '副标题', aliases: ['卖点', 'subtitle'] },
  category: { head: '分类', aliases: ['类目', '商品分类', 'category'] },
  brand: { head: '品牌', aliases: ['brand'] },
  tags: { head: '标签', aliases: ['tags'] },
  axis1: { head: '规格1名', aliases: ['规格名1', 'option1 name'] },
  value1: { head: '规格1值', aliases: ['规格值1', 'option1 value'] },
  axis2: { head: '规格2名', aliases: ['规格名2', 'option2 name'] },
  value2: { head: '规格2值', aliases: ['规格值2', 'option2 value'] },
  axis3: { head: '规格3名', aliases: ['规格名3', 'option3 name'] },
  value3: { head: '规格3值', aliases: ['规格值3', 'option3 value'] },
  productSn: { head: '规格编码', aliases: ['商家编码', 'sku', 'sku code'] },
  barcode: { head: '条码', aliases: ['条形码', 'barcode'] },
  salePrice: { head: '售价', aliases: ['售价(元)', '价格', 'price', 'price (yuan)'] },
  listPrice: {
    head: '划线价',
    aliases: ['划线价(元)', '市场价', 'list price', 'list price (yuan)'],
  },
  listBasis: { head: '划线价依据', aliases: ['list price basis'] },
  onHand: { head: '库存', aliases: ['库存数量', '盘点数量', 'stock', 'on hand'] },
  weightG: { head: '重量g', aliases: ['重量(克)', '重量(g)', '重量', 'weight (g)'] },
  pics: { head: '主图', aliases: ['商品图', 'pictures'] },
  pic: { head: '规格图', aliases: ['sku picture'] },
  detailHtml: { head: '详情', aliases: ['商品详情', 'details'] },
  freight: { head: '运费模板', aliases: ['freight template'] },
  maxPerUser: { head: '每人限购', aliases: ['限购', 'limit per person'] },
  returns: { head: '退货规则', aliases: ['return policy'] },
  taxCode: { head: '税收分类编码', aliases: ['tax category'] },
  taxRate: { head: '税率', aliases: ['tax rate'] },
  onSale: { head: '上架', aliases: ['on sale'] },
} as const satisfies Readonly<Record<string, Column>>
export type ColumnName = keyof typeof columns
export const columnNames = Object.keys(columns) as ColumnName[]

/** How a kind of table is recognised, and how its rows belong together. */
interface Profile {
  readonly name: ImportProfile
  readonly anchors: {
    readonly required: readonly ColumnName[]
    readonly negative: readonly ColumnName[]
  }
  /** Rows with one key are one goods item, or each row stands alone. */
  readonly layout: 'grouped-by-key' | 'flat'
  readonly key: ColumnName
  readonly columns: readonly ColumnName[]
}

export const profiles: readonly Profile[] = [
  {
    name: 'goods',
    anchors: { required: ['code', 'productSn'], negative: [] },
    layout: 'grouped-by-key',
    key: 'code',
    columns: columnNames,
  },
  {
    name: 'stock',
    anchors: { required: ['productSn', 'onHand'], negative: ['code'] },
    layout: 'flat',
    key: 'productSn',
    columns: ['productSn', 'onHand'],
  },
]

/** Where the columns of a table stand. */
export type Places = Readonly<Partial<Record<ColumnName, number>>>

export interface Recognised {
  readonly profile: ImportProfile
  readonly places: Places
  /** Headings that mean nothing here. */
  readonly ignored: readonly string[]
}

/** A heading as it is compared: without the star of those that are needed. */
const headKey = (head: Cell): string =>
  narrow(String(head))
    .replace(/[*\s]+$/, '')
    .toLowerCase()

const byHead = new Map(
  columnNames.flatMap((name) =>
    [headKey(columns[name].head), ...columns[name].aliases].map((head) => [head, name] as const),
  ),
)

/** What a table is, by its heading; or why it is none. */
export function recognised(heads: readonly Cell[]): Recognised | ImportFault {
  const places: Partial<Record<ColumnName, number>> = {}
  const unknown: string[] = []
  for (const [place, head] of heads.entries()) {
    const name = byHead.get(headKey(head))
    if (!name) {
      if (headKey(head) !== '') unknown.push(narrow(String(head)).slice(0, 40))
      continue
    }
    if (places[name] !== undefined) return 'columnTwice'
    places[name] = place
  }
  const has = (name: ColumnName) => places[name] !== undefined
  const profile = profiles.find(
    ({ anchors }) => anchors.required.every(has) && !anchors.negative.some(has),
  )
  if (!profile) return 'noColumns'
  const known = columnNames.filter((name) => has(name) && !profile.columns.includes(name))
  return {
    profile: profile.name,
    places: Object.fromEntries(
      profile.columns.flatMap((name) => (has(name) ? [[name, places[name]!]] : [])),
    ),
    ignored: [...known.map((name) => String(heads[places[name]!])), ...unknown],
  }
}

/** Where the columns of a table stand that was recognised before. */
export function placesOf(heads: readonly Cell[]): Places {
  const found = recognised(heads)
  return typeof found === 'string' ? {} : found.places
}

/** What a row has in a column, as text; empty where the table has no such column. */
export const textIn = (cells: readonly Cell[], places: Places, column: ColumnName): string =>
  places[column] === undefined ? '' : cellText(cells[places[column]])

/** A row of a file, as it is kept. */
export interface TableRow {
  /** Line of the file, its heading being 1. */
  readonly line: number
  /** Rows of one goods item have one number, in the order of the file. */
  readonly group: number
  /** The line that has the same SKU code before; null: none has. */
  readonly twiceOf: number | null
  readonly cells: readonly Cell[]
}

const isBlank = (cell: Cell | undefined) => cell === undefined || String(cell).trim() === ''

/** The rows of a table that hold anything, with what belongs together. */
export function tableRows(
  body: readonly (readonly Cell[])[],
  { profile: name, places }: Recognised,
): TableRow[] {
  const { key, layout } = profiles.find((profile) => profile.name === name)!
  const groups = new Map<string, number>()
  const lines = new Map<string, number>()
  let last = 0
  const keyIn = (cells: readonly Cell[], column: ColumnName) =>
    plainCell(cells[places[column]!]).toLowerCase()
  return body.flatMap((cells, index): TableRow[] => {
    if (cells.every(isBlank)) return []
    const line = index + 2
    const own = layout === 'flat' ? '' : keyIn(cells, key)
    const group = (own !== '' && groups.get(own)) || (last += 1)
    if (own !== '') groups.set(own, group)
    const sn = keyIn(cells, 'productSn')
    const twiceOf = (sn !== '' && lines.get(sn)) || null
    if (sn !== '' && twiceOf === null) lines.set(sn, line)
    return [{ line, group, twiceOf, cells }]
  })
}
