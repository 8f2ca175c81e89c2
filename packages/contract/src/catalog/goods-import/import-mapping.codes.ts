/** What is known of goods and SKUs in a table, in the order of the template. */
export const importColumns = [
  'code',
  'title',
  'titleEn',
  'subTitle',
  'category',
  'brand',
  'tags',
  'axis1',
  'value1',
  'axis2',
  'value2',
  'axis3',
  'value3',
  'productSn',
  'barcode',
  'salePrice',
  'listPrice',
  'listBasis',
  'onHand',
  'weightG',
  'pics',
  'pic',
  'detailHtml',
  'freight',
  'maxPerUser',
  'returns',
  'taxCode',
  'taxRate',
  'onSale',
] as const
export type ImportColumn = (typeof importColumns)[number]

/** A row is one goods item; rows that agree in a column are one; or a row is what was counted. */
export const mappingLayouts = ['flat', 'grouped', 'stock'] as const
export type MappingLayout = (typeof mappingLayouts)[number]

/** Columns that a table may have. */
export const maxTableColumns = 256
/** Mappings that are kept for a partner. */
export const maxMappings = 100

/** Columns of a count; all others speak of goods. */
export const stockColumns = ['productSn', 'onHand'] as const satisfies readonly ImportColumn[]

/** What no table of a layout can be without. */
const needed: Readonly<Record<MappingLayout, readonly ImportColumn[]>> = {
  flat: ['code'],
  grouped: [],
  stock: stockColumns,
}
/** What new goods cannot be without, and nothing that is chosen for a whole table can be. */
const neededWhenNew = ['title', 'salePrice'] as const satisfies readonly ImportColumn[]

/** Which columns of a table, by their places from 0, are which of ours. */
export interface MappedColumns {
  readonly layout: MappingLayout
  /** Of `grouped`: the column in which rows of one goods item agree. */
  readonly groupBy: number | null
  readonly columns: readonly { readonly place: number; readonly column: ImportColumn }[]
}

/** Columns of ours that more than one column of a table was said to be. */
export function columnsTwice({ columns }: Pick<MappedColumns, 'columns'>): ImportColumn[] {
  const all = columns.map(({ column }) => column)
  return importColumns.filter((name) => all.indexOf(name) !== all.lastIndexOf(name))
}

/** What a mapping lacks: `must` before it can be used, `new` before it can make new goods. */
export function columnsLacking({ layout, columns }: MappedColumns): {
  readonly must: readonly ImportColumn[]
  readonly new: readonly ImportColumn[]
} {
  const lacks = (name: ImportColumn) => columns.every(({ column }) => column !== name)
  return {
    must: needed[layout].filter(lacks),
    new: layout === 'stock' ? [] : neededWhenNew.filter(lacks),
  }
}
