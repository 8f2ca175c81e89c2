import { cutText, mainlandPhone, plainCode, plainPhone } from '@mallard/kernel'
import type {
  InnerRowProblem,
  InnerRowState,
} from '@mallard/contract/activities/inner-buy/inner-buy.codes'
import type { Person } from './grant-admin.repo.ts'

/** A row as it stands in a file; `amount` in fen, null when it cannot be read. */
export interface SheetRow {
  /** Line of the file, its heading being 1. */
  readonly line: number
  readonly phone: string
  readonly amount: number | null
}

export interface PlannedRow extends SheetRow {
  readonly name: string
  readonly memberId: number
  readonly before: number | null
  readonly state: InnerRowState
  readonly problem: InnerRowProblem | null
}

const names = {
  phone: ['手机号', '手机', 'phone'],
  amount: ['额度', '额度（元）', '年度额度', 'quota', 'quota (yuan)'],
} as const

/** Yuan that one person may be given in a year. */
const maxYuan = 1_000_000

/** Heads and amounts have blanks and a ' before them as numbers do. */
const clean = (cell: string | number | undefined) =>
  plainCode(String(cell ?? '')).replaceAll(/\s/g, '')

/** Yuan as people type them, in fen: with commas between thousands, with a sign of money or without. */
export function fenOf(text: string): number | null {
  const match = /^¥?(\d{1,9})(?:\.(\d{1,2}))?元?$/.exec(text.replaceAll(',', ''))
  if (!match) return null
  const fen = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return fen <= maxYuan * 100 ? fen : null
}

/** Finds the columns by their names, in any order; undefined when one is missing. */
export function readRows(
  cells: readonly (readonly (string | number)[])[],
): readonly SheetRow[] | undefined {
  const [heads = [], ...body] = cells
  const known = heads.map((head) => clean(head).toLowerCase())
  const place = (column: keyof typeof names) =>
    known.findIndex((head) => names[column].some((name) => clean(name) === head))
  const [phone, amount] = [place('phone'), place('amount')]
  if (phone < 0 || amount < 0) return undefined
  return body.flatMap((row, index) => {
    const read = {
      phone: cutText(plainPhone(String(row[phone] ?? '')), 20),
      amount: cutText(clean(row[amount]), 20),
    }
    if (read.phone === '' && read.amount === '') return []
    return [{ line: index + 2, phone: read.phone, amount: fenOf(read.amount) }]
  })
}

/** What each row would do; a phone that stands there twice is wrong in all of its rows. */
export function planRows(
  rows: readonly SheetRow[],
  people: readonly Person[],
): readonly PlannedRow[] {
  const byPhone = new Map(people.map((person) => [person.phone, person]))
  const times = new Map<string, number>()
  for (const { phone } of rows) times.set(phone, (times.get(phone) ?? 0) + 1)
  return rows.map((row): PlannedRow => {
    const person = byPhone.get(row.phone)
    const known = {
      ...row,
      name: person?.name ?? '',
      memberId: person?.memberId ?? 0,
      before: person?.quota ?? null,
    }
    const problem = problemOf(row, person, times.get(row.phone) ?? 0)
    if (problem) return { ...known, state: 'wrong', problem }
    const state = known.before === null ? 'new' : known.before === row.amount ? 'same' : 'changed'
    return { ...known, state, problem: null }
  })
}

function problemOf(
  { phone, amount }: SheetRow,
  person: Person | undefined,
  times: number,
): InnerRowProblem | null {
  if (!mainlandPhone.test(phone)) return 'badPhone'
  if (amount === null) return 'badAmount'
  if (times > 1) return 'twice'
  if (!person) return 'unknown'
  if (!person.isEmployee) return 'stranger'
  return amount < person.taken ? 'belowUsed' : null
}
