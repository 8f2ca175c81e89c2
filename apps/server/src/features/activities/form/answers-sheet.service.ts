import type { FormAnswer } from '@mallard/contract/activities/form/form.codes'
import type { QuestionSetup } from '@mallard/contract/activities/form/form.fields'
import type { SheetFormat } from '@mallard/contract/sheet'
import type { SheetFile } from '@mallard/contract/sheet.fields'
import { beijingDigits, type Locale } from '@mallard/kernel'
import { audit } from '#features/people/staff/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { textIn } from '#platform/locale.rules.ts'
import { sheetFile } from '#platform/sheets/index.ts'
import { answerCells, answerHeads } from './answers-view.ts'
import { questionsIn } from './form.rules.ts'

/** A table of people who answered a form. */
interface AnswersSheet<Row> {
  /** What the audit log calls what they answered to. */
  readonly object: 'question' | 'invitation'
  /** What the file is called: zh-CN, en. */
  readonly named: readonly [zh: string, en: string]
  /** Columns before those of the questions, each with its width in letters. */
  readonly heads: readonly (readonly [zh: string, en: string, width: number])[]
  readonly cells: (row: Row, locale: Locale) => string[]
}

interface Answered {
  readonly answers: readonly FormAnswer[]
}

/** What people said leaves the shop: the audit log says who took how many. */
export async function answersSheet<Row extends Answered>(
  ctx: StaffCtx,
  { object, named, heads, cells }: AnswersSheet<Row>,
  { id, format }: { readonly id: number; readonly format: SheetFormat },
  setup: readonly QuestionSetup[],
  rows: readonly Row[],
): Promise<SheetFile> {
  const { services, clock, locale } = ctx
  const questions = questionsIn(locale, setup)
  const columns = [
    ...heads.map((head) => ({ head: textIn<string>(locale, head), width: head[2] })),
    ...answerHeads(questions),
  ]
  const lines = rows.map((row) => [
    ...cells(row, locale),
    ...answerCells(questions, row.answers, locale),
  ])
  const name = `${textIn(locale, named)}-${id}-${beijingDigits(clock.now())}`
  const file = await sheetFile(name, format, columns, lines)
  await audit(services.db, ctx, `${object}.export`, `${object} ${id}`, {
    rows: { before: null, after: rows.length },
  })
  return file
}
