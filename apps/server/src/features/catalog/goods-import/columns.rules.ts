import { type Cell, narrow } from '@mallard/kernel'
import type { ImportProblem } from '@mallard/contract/catalog/goods-import/goods-import.codes'
import {
  type ImportColumn,
  importColumns,
} from '@mallard/contract/catalog/goods-import/import-mapping.codes'

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
} as const satisfies Readonly<Record<ImportColumn, Column>>
export type ColumnName = ImportColumn
export const columnNames: readonly ColumnName[] = importColumns

/** A heading as it is compared: in small letters, without the star of those that are needed. */
export const headKey = (head: Cell): string => plainHead(head).toLowerCase()

/** A heading as it is shown. */
export const plainHead = (head: Cell): string => narrow(String(head)).replace(/[*\s]+$/, '')

/** What is wrong with a cell. */
export interface Fault {
  readonly line: number
  readonly column: ColumnName | null
  readonly problem: ImportProblem
  readonly what: string
}

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
