import { maxSheetRows, type SheetFormat } from '@mallard/contract/sheet'
import type { SheetFile } from '@mallard/contract/sheet.fields'
import { rateText } from '@mallard/contract/catalog/tax/tax.codes'
import { beijingDigits, ok, type Locale, type Result } from '@mallard/kernel'
import { audit, changesOf } from '#features/people/staff/index.ts'
import { textIn } from '#platform/locale.rules.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { sheetFile } from '#platform/sheets/index.ts'
import { type AdminWhich, goodsFilterOf } from './goods-admin.service.ts'
import { listCategories } from '#features/catalog/catalog/index.ts'
import { findSheetRows, type SheetRow } from './goods-sheet.repo.ts'
import { attrCell, pathsOf, wholeGoods } from './goods-sheet.rules.ts'

const heads = [
  ['货号', 'Item code', 16],
  ['标题', 'Title', 32],
  ['英文标题', 'English title', 32],
  ['类目', 'Category', 24],
  ['品牌', 'Brand', 14],
  ['标签', 'Tags', 20],
  ['上架', 'On sale', 8],
  ['规格编码', 'SKU code', 20],
  ['规格', 'Options', 28],
  ['售价（元）', 'Price (yuan)', 12],
  ['划线价（元）', 'List price (yuan)', 14],
  ['库存', 'On hand', 10],
  ['占用', 'Reserved', 10],
  ['重量（克）', 'Weight (g)', 12],
  ['条码', 'Barcode', 18],
  ['税收分类编码', 'Tax category', 22],
  ['税率', 'Tax rate', 10],
] as const

interface Exported {
  file: SheetFile
  goods: number
  rows: number
  isCut: boolean
}

/** All SKUs of the goods that fit, a row each. */
export async function exportGoods(
  ctx: StaffCtx,
  { format, ...which }: AdminWhich & { format: SheetFormat },
): Promise<Result<Exported, never>> {
  const { db } = ctx.services
  const [filter, categories] = await Promise.all([
    goodsFilterOf(ctx, which),
    listCategories(db, ctx.scope.partnerId),
  ])
  const found = await findSheetRows(db, ctx.scope, filter, maxSheetRows + 1)
  const rows = wholeGoods(found, maxSheetRows)
  const goods = new Set(rows.map(({ goodsId }) => goodsId)).size
  const paths = pathsOf(categories)
  const file = await sheetFile(
    `${textIn(ctx.locale, ['商品', 'goods'])}-${beijingDigits(ctx.clock.now())}`,
    format,
    heads.map((head) => ({ head: textIn<string>(ctx.locale, head), width: head[2] })),
    rows.map((row) =>
      cellsOf(
        row,
        paths,
        textIn(ctx.locale, ['是', 'Yes']),
        textIn(ctx.locale, ['否', 'No']),
        ctx.locale,
      ),
    ),
  )
  await audit(db, ctx, 'goods.export', 'skus', changesOf({}, { rows: rows.length }))
  return ok({ file, goods, rows: rows.length, isCut: found.length > rows.length })
}

function cellsOf(
  row: SheetRow,
  paths: ReadonlyMap<number, string>,
  yes: string,
  no: string,
  locale: Locale,
) {
  return [
    row.code,
    row.title,
    row.titleEn,
    paths.get(row.categoryId) ?? '',
    row.brand,
    row.tags.join('; '),
    row.onSale ? yes : no,
    row.productSn,
    attrCell(row.attrs),
    row.salePrice / 100,
    row.listPrice / 100,
    row.onHand,
    row.reserved,
    row.weightG,
    row.barcode,
    row.tax?.code ?? '',
    row.tax ? rateText(row.tax.rate, locale) : '',
  ]
}
