import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { CalendarDay, Moment, Money, SignedMoney } from '../../fields.ts'
import { sheetFormats } from '../../sheet.ts'
import { SheetFile } from '../../sheet.fields.ts'
import { cellKinds, reportNames } from './report.codes.ts'
import { figureReaches, figureSpans } from './figures.codes.ts'

export const Figures = z.object({
  /** What was paid for orders, fen, in the span in which it was paid. */
  paid: Money,
  /** Orders that were paid, those that cost nothing among them. */
  orders: z.number().int(),
  /** Members who paid one, each once in the whole span. */
  buyers: z.number().int(),
  /** What an order came to; 0: there was none. */
  average: Money,
  /** How often money went back. */
  refunds: z.number().int(),
  /** What went back, in the span in which it did, fen. */
  refunded: Money,
  /** Paid less what went back. */
  net: SignedMoney,
  /** Sittings; null: the caller may not see visits. */
  visits: z.number().int().nullable(),
  /** Browsers of each day. */
  visitors: z.number().int().nullable(),
  /** Of 10 000 visitors of a day, how many of its members paid; null as well: nobody came. */
  conversionBp: z.number().int().nullable(),
})
export type Figures = z.output<typeof Figures>

export const FigureHour = z.object({
  hour: z.number().int().min(0).max(23),
  /** fen; null: the hour has not come. */
  paid: Money.nullable(),
  /** Of the day before. */
  before: Money,
})

export const FigureDay = z.object({ day: CalendarDay, paid: Money, refunded: Money })

export const FigureSummary = z.object({
  /** Until when it is counted. */
  at: Moment,
  from: CalendarDay,
  until: CalendarDay,
  /** How many stores are counted together. */
  stores: z.number().int(),
  now: Figures,
  /** The same hours of the day before, or of as many days before. */
  before: Figures,
  hours: z.array(FigureHour),
  days: z.array(FigureDay),
})
export type FigureSummary = z.output<typeof FigureSummary>

export const ToDo = z.object({
  /** As its noun calls it. */
  name: z.string(),
  /** The same in words of the reader's language. */
  text: z.string(),
  count: z.number().int().min(1),
  /** There are more than were counted. */
  isCut: z.boolean(),
})
export type ToDo = z.output<typeof ToDo>

const ReportColumn = z.object({
  key: z.string(),
  title: z.string(),
  /** What is counted, in words; empty: the title says it. */
  means: z.string(),
  kind: z.enum(cellKinds),
})
export type ReportColumn = z.output<typeof ReportColumn>

const ReportCell = z.union([z.string(), z.number(), z.null()])
export type ReportCell = z.output<typeof ReportCell>

export const Report = z.object({
  name: z.enum(reportNames),
  title: z.string(),
  means: z.string(),
  columns: z.array(ReportColumn),
  /** Cells in the order of the columns; a cell without a figure is null. */
  rows: z.array(z.array(ReportCell)),
  /** What columns come to; null where a sum says nothing. */
  sums: z.array(z.number().nullable()),
  /** The column that names the bars, and those that are drawn. */
  chart: z.object({ by: z.string(), bars: z.array(z.string()) }),
  /** There are more rows than are shown. */
  isCut: z.boolean(),
})
export type Report = z.output<typeof Report>

const ReportAsked = {
  from: CalendarDay,
  until: CalendarDay,
  reach: z.enum(figureReaches).default('store'),
}

export const figuresAdminCalls = {
  report: GET('/admin/api/{p}-{s}/reports/{name}', {
    summary: 'A report of a store, or of all of them, over some days',
    authz: 'operator',
    right: 'figure.read',
    params: z.object({ name: z.enum(reportNames) }),
    query: z.object(ReportAsked),
    reply: Report,
  }),
  exportReport: POST('/admin/api/{p}-{s}/reports/{name}/export', {
    summary: 'The same report as a table',
    authz: 'operator',
    right: 'data.export',
    keepsPages: true,
    params: z.object({ name: z.enum(reportNames) }),
    body: z.strictObject({ format: z.enum(sheetFormats), ...ReportAsked }),
    reply: z.object({ file: SheetFile, rows: z.number().int(), isCut: z.boolean() }),
  }),
  toDos: GET('/admin/api/{p}-{s}/to-dos', {
    summary: 'What waits for the caller in a store, each counted up to a hundred',
    authz: 'operator',
    reply: z.array(ToDo),
  }),
  summary: GET('/admin/api/{p}-{s}/figures/summary', {
    summary: 'What a store, or all of them, sold in a span, and in the same time before',
    authz: 'operator',
    right: 'figure.read',
    query: z.object({
      span: z.enum(figureSpans).default('today'),
      reach: z.enum(figureReaches).default('store'),
    }),
    reply: FigureSummary,
  }),
}
