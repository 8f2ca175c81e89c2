import type {
  ImportProfile,
  ImportSource,
} from '@mallard/contract/catalog/goods-import/goods-import.codes'
import { columnNames, columns, type ColumnName, headKey } from './columns.rules.ts'

/** What a table says under some of its headings. */
export interface Source {
  /** In small letters; the first one that a table has is named where a cell is wrong. */
  readonly heads: readonly string[]
  /**
   * What their cells come to, in the order of `heads`, empty where the table lacks one; not asked
   * where all are empty. Without it the first that says anything counts, as it is.
   */
  readonly say?: (texts: readonly string[]) => string
}

/** A kind of table: how it is recognised, how its rows belong together, and what they say. */
export interface Profile {
  readonly name: ImportProfile
  readonly source: ImportSource
  /** Of the source `mapping`: which one. */
  readonly mappingId?: number
  /** It says what was counted, and nothing of goods. */
  readonly isCount?: true
  /** One of ours: it says all that goods need, and every row is a SKU with a code. */
  readonly isOwn: boolean
  readonly anchors: {
    /** A heading of each; in small letters, as all of them. */
    readonly required: readonly (readonly string[])[]
    /** The more of these, the likelier. */
    readonly strong: readonly string[]
    /** None of these. */
    readonly negative: readonly string[]
  }
  /** Each row for itself; those with one key together; variants with the row that they name. */
  readonly layout: 'flat' | 'grouped' | 'parent'
  /** What goods are called where the table comes from. */
  readonly key: Source
  readonly columns: Readonly<Partial<Record<ColumnName, Source>>>
  /** A kind of thing that cannot be sold here, in words; empty: goods. */
  readonly otherKind?: Source
  /** Of `grouped`: a row without a key goes with the one above it, as in merged cells. */
  readonly isFilledDown?: boolean
  /** Of `grouped`: rows that say none of these hold no SKU, but pictures; unless told all hold one. */
  readonly skuSigns?: readonly ColumnName[]
  /** Of `grouped`: pictures of the goods, one a row, and their place among them. */
  readonly pictures?: { readonly url: Source; readonly place: Source }
  /** Of `grouped`: the value that says that there are no options. */
  readonly noOption?: string
  /** Of `parent`: whether a row is a variant, and which row it names. */
  readonly variant?: { readonly kind: Source; readonly is: RegExp; readonly parent: Source }
  /** Of `parent`: the goods themselves, with variants in rows of their own. */
  readonly holder?: RegExp
}

/** Headings of a column of ours. */
const ownHeads = (name: ColumnName): readonly string[] => [
  headKey(columns[name].head),
  ...columns[name].aliases,
]
const own = (names: readonly ColumnName[]) =>
  Object.fromEntries(names.map((name) => [name, { heads: ownHeads(name) }]))

/** Our table of goods, a row a SKU. */
export const ownGoods: Profile = {
  name: 'goods',
  source: 'template',
  isOwn: true,
  anchors: { required: [ownHeads('code'), ownHeads('productSn')], strong: [], negative: [] },
  layout: 'grouped',
  key: { heads: ownHeads('code') },
  columns: own(columnNames),
}

/** What was counted. */
export const ownStock: Profile = {
  name: 'stock',
  source: 'template',
  isOwn: true,
  isCount: true,
  anchors: {
    required: [ownHeads('productSn'), ownHeads('onHand')],
    strong: [],
    negative: [...ownHeads('code'), 'handle', 'url handle', 'regular price'],
  },
  layout: 'flat',
  key: { heads: ownHeads('productSn') },
  columns: own(['productSn', 'onHand']),
}
