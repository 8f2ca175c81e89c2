import type { ListBasis } from '@mallard/contract/catalog/catalog/list-basis.codes'
import {
  policyOf,
  type ReturnExemption,
  type ReturnPolicy,
} from '@mallard/contract/catalog/catalog/return-policy.codes'
import { rateText } from '@mallard/contract/catalog/tax/tax.codes'
import type { Locale } from '@mallard/kernel'
import { maxAxes } from '@mallard/contract/catalog/catalog/goods-create.fields'
import { listCategories } from '#features/catalog/catalog/index.ts'
import {
  type Batch,
  defineExport,
  type ExportColumn,
  type ExportSource,
  type Key,
  sumCell,
  wordOf,
  type Words,
} from '#features/people/export/index.ts'
import { type TemplateRow, templateRowsAfter } from './goods-export.repo.ts'
import { pathsOf } from './goods-sheet.rules.ts'

interface ExportedSku extends TemplateRow {
  /** With those above it: `厨房>水壶`. */
  readonly category: string
}

/** In the words that an import reads, as all that is said here. */
const bases: Readonly<Record<ListBasis, Words>> = {
  none: ['无', 'none'],
  maker: ['厂商建议价：', 'maker: '],
  recent: ['近7天最低价', 'recent'],
}
const exemptions: Readonly<Record<ReturnExemption, Words>> = {
  custom: ['定制', 'custom'],
  perishable: ['鲜活易腐', 'perishable'],
  digital: ['数字商品', 'digital'],
  press: ['报纸期刊', 'press'],
}
const notByNature: Words = ['不支持：', 'no: ']

function returnsOf(policy: ReturnPolicy, locale: Locale): string {
  if ('days' in policy) return String(policy.days)
  if ('exempt' in policy) return wordOf(exemptions[policy.exempt], locale)
  return wordOf(notByNature, locale) + policy.reason
}
const yes: Words = ['是', 'Yes']
const no: Words = ['否', 'No']

/** Pictures by addresses that can be fetched from elsewhere. */
const absolute = ({ services }: ExportSource, url: string) =>
  url.startsWith('/') ? `${services.publicUrl}${url}` : url

/** Option 1, its value, option 2 …: as many pairs as goods can have. */
const optionColumns = Array.from({ length: maxAxes }, (_, place) => place).flatMap(
  (place): ExportColumn<ExportedSku>[] => [
    {
      code: `option${place + 1}`,
      head: [`规格${place + 1}名`, `Option ${place + 1} name`],
      cell: ({ attrs }) => attrs[place]?.key ?? '',
    },
    {
      code: `value${place + 1}`,
      head: [`规格${place + 1}值`, `Option ${place + 1} value`],
      cell: ({ attrs }) => attrs[place]?.value ?? '',
    },
  ],
)

/**
 * The template by which goods come in, so that what is exported can be brought into another shop:
 * long texts and pictures of the goods stand in their first row alone.
 */
const columns: readonly ExportColumn<ExportedSku>[] = [
  { code: 'store', head: ['门店', 'Store'], cell: (_row, { storeName }) => storeName },
  { code: 'code', head: ['商品编码', 'Item code'], cell: ({ code }) => code },
  { code: 'title', head: ['商品名称', 'Name'], cell: ({ title }) => title },
  { code: 'titleEn', head: ['英文名称', 'English name'], cell: ({ titleEn }) => titleEn },
  { code: 'subTitle', head: ['副标题', 'Subtitle'], cell: ({ subTitle }) => subTitle },
  { code: 'category', head: ['分类', 'Category'], cell: ({ category }) => category },
  { code: 'brand', head: ['品牌', 'Brand'], cell: ({ brand }) => brand },
  { code: 'tags', head: ['标签', 'Tags'], cell: ({ tags }) => tags.join('; ') },
  ...optionColumns,
  { code: 'productSn', head: ['规格编码', 'SKU code'], cell: ({ productSn }) => productSn ?? '' },
  { code: 'barcode', head: ['条码', 'Barcode'], cell: ({ barcode }) => barcode },
  { code: 'salePrice', head: ['售价', 'Price'], cell: ({ salePrice }) => sumCell(salePrice) },
  {
    code: 'listPrice',
    head: ['划线价', 'List price'],
    cell: ({ listPrice }) => sumCell(listPrice),
  },
  {
    code: 'listBasis',
    head: ['划线价依据', 'Basis of list price'],
    cell: ({ listBasis, listBasisNote }, { locale }) =>
      wordOf(bases[listBasis], locale) + (listBasis === 'maker' ? listBasisNote : ''),
  },
  { code: 'onHand', head: ['库存', 'Stock'], cell: ({ onHand }) => onHand },
  { code: 'weightG', head: ['重量g', 'Weight g'], cell: ({ weightG }) => weightG },
  {
    code: 'pics',
    head: ['主图', 'Pictures'],
    cell: ({ isFirst, pics }, source) =>
      isFirst ? pics.map(({ url }) => absolute(source, url)).join('\n') : '',
  },
  {
    code: 'pic',
    head: ['规格图', 'SKU picture'],
    cell: ({ pic }, source) => (pic ? absolute(source, pic.url) : ''),
  },
  {
    code: 'detailHtml',
    head: ['详情', 'Details'],
    cell: ({ isFirst, detailHtml }) => (isFirst ? detailHtml : ''),
  },
  { code: 'freight', head: ['运费模板', 'Freight template'], cell: ({ freight }) => freight },
  { code: 'maxPerUser', head: ['每人限购', 'Limit per person'], cell: (row) => row.maxPerUser },
  {
    code: 'returnPolicy',
    head: ['退货规则', 'Returns'],
    cell: (row, { locale }) => returnsOf(policyOf(row), locale),
  },
  { code: 'taxCode', head: ['税收分类编码', 'Tax category'], cell: ({ tax }) => tax?.code ?? '' },
  {
    code: 'taxRate',
    head: ['税率', 'Tax rate'],
    cell: ({ tax }, { locale }) => (tax ? rateText(tax.rate, locale) : ''),
  },
  {
    code: 'onSale',
    head: ['上架', 'On sale'],
    cell: ({ onSale }, { locale }) => wordOf(onSale ? yes : no, locale),
  },
]

/** Goods that fill a batch, each with some SKUs. */
const skusOfGoods = 4

async function read(
  { services: { db }, scope }: ExportSource,
  after: Key | null,
  max: number,
): Promise<Batch<ExportedSku>> {
  const goods = Math.ceil(max / skusOfGoods)
  const [rows, categories] = await Promise.all([
    templateRowsAfter(db, scope, Number(after?.[0] ?? 0), goods),
    listCategories(db, scope.partnerId),
  ])
  const paths = pathsOf(categories, '>')
  const last = rows.at(-1)
  const isFull = rows.filter(({ isFirst }) => isFirst).length >= goods
  return {
    rows: rows
      .filter(({ productSn }) => productSn !== null)
      .map((row) => ({ ...row, category: paths.get(row.categoryId) ?? '' })),
    next: last && isFull ? [last.goodsId] : null,
  }
}

/** A row for each SKU that is sold, with its goods. */
export const goodsExport = defineExport<ExportedSku>({
  code: 'goods',
  right: 'goods.read',
  hint: [
    '一行一个规格，按商品编码归组；主图和详情只写在商品的第一行。',
    'A row for each SKU, grouped by item code; pictures and details stand in the first row of the goods.',
  ],
  about: 'goods',
  hasPeriod: false,
  stores: 'each',
  columns,
  read,
})
