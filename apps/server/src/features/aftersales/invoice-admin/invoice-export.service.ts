import { maxSheetRows, type SheetFormat } from '@mallard/contract/sheet'
import type { SheetFile } from '@mallard/contract/sheet.fields'
import { rateText } from '@mallard/contract/catalog/tax/tax.codes'
import {
  beijingDateTime,
  beijingDigits,
  fen,
  type Locale,
  ok,
  sumOf,
  yuan,
  type Result,
} from '@mallard/kernel'
import { sentLines, stageText, type InvoiceRow } from '#features/aftersales/invoice/index.ts'
import { audit } from '#features/people/staff/index.ts'
import { textIn } from '#platform/locale.rules.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { sheetFile } from '#platform/sheets/index.ts'
import { findAdminInvoices, type AdminInput } from './invoice-admin.repo.ts'

/** Headings in Chinese and English, and widths in characters. */
const heads: readonly (readonly [zh: string, en: string, width: number])[] = [
  ['申请时间', 'Applied', 20],
  ['订单编号', 'Order', 24],
  ['状态', 'State', 10],
  ['抬头类型', 'Kind', 10],
  ['发票抬头', 'Made out to', 32],
  ['税号', 'Tax number', 22],
  ['金额（元）', 'Amount, yuan', 12],
  ['税率', 'Tax rate', 12],
  ['税额（元）', 'Tax, yuan', 12],
  ['发票号码', 'Invoice number', 24],
  ['开票时间', 'Issued', 20],
  ['红字发票号码', 'Red-letter number', 24],
  ['邮箱', 'Email', 28],
  ['原因', 'Reason', 32],
]

const time = (at: Date | null) => (at ? beijingDateTime(at.getTime()) : '')

/** Names and addresses leave the shop: the audit log says who took how many. */
export async function exportInvoices(
  ctx: StaffCtx,
  { format, ...input }: AdminInput & { format: SheetFormat },
): Promise<Result<{ file: SheetFile; rows: number; isCut: boolean }, never>> {
  const { db } = ctx.services
  const language = ctx.locale === 'en' ? 1 : 0
  const found = await findAdminInvoices(db, ctx.scope, input, 0, maxSheetRows + 1)
  const shown = found.slice(0, maxSheetRows)
  const rows = shown.map((row) => [
    time(row.createdAt),
    row.orderSn,
    stageText(row, language),
    [
      ['个人', 'Person'],
      ['企业', 'Company'],
    ][row.type - 1]?.[language] ?? '',
    row.name,
    row.taxNo,
    Number(yuan(fen(row.amount))),
    ...taxCells(row, ctx.locale),
    row.invoiceNo ?? '',
    time(row.issuedAt),
    row.redNo ?? '',
    row.email,
    row.reason || row.fault,
  ])
  const columns = heads.map(([zh, en, width]) => ({ head: textIn(ctx.locale, [zh, en]), width }))
  const file = await sheetFile(
    `${textIn(ctx.locale, ['发票', 'invoices'])}-${beijingDigits(ctx.clock.now())}`,
    format,
    columns,
    rows,
  )
  await audit(db, ctx, 'invoice.export', 'invoices', {
    rows: { before: null, after: shown.length },
  })
  return ok({ file, rows: shown.length, isCut: found.length > shown.length })
}

/** The rates of what it was applied for with, `13%、免税`, and the tax in it. */
function taxCells(row: InvoiceRow, locale: Locale): (string | number)[] {
  const lines = sentLines(row)
  if (!lines) return ['', '']
  const rates = [...new Set(lines.map(({ tax }) => rateText(tax.rate, locale)))]
  return [
    rates.join(textIn(locale, ['、', ', '])),
    Number(yuan(sumOf(lines, ({ taxAmount }) => taxAmount))),
  ]
}
