import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from './testing/test-harness.ts'

/** Tables of the installation: what they hold is no partner's. */
const nobodys: Readonly<Record<string, string>> = {
  apple_grant: 'Apple’s leave of a person for an app, whom members of several partners may be',
  captcha: 'a picture that a browser was shown before anybody signed in',
  event_failure: 'names an event, which names its partner; it goes when that is delivered',
  first_start: 'how far the first start of the installation came',
  invariant_breach: 'what the operator of the installation is told once',
  invariant_mark: 'how far the invariants were asked, over the rows of all partners',
  invariant_run: 'what the invariants said, over the rows of all partners',
  job_schedule: 'when a kind of job runs next, once for the installation',
  migration: 'the history of the schema',
  partner: 'the partners themselves',
  pay_bill: 'a channel has one bill for the whole installation (decision 37)',
  sms_hour: 'what the installation sent in an hour, of which the bill is one',
  sweep_mark: 'how far a log was swept, over the rows of all partners',
  weixin_token: 'what WeChat gave an app of the installation',
}

/** Rows that may be nobody's, beside those of a partner. */
const mayBeNobodys: Readonly<Record<string, string>> = {
  event: 'empty in what versions before 0540 publish; it goes a month after it was handled',
  job: 'some jobs are the installation’s',
  pay_bill_line: 'a payment that nobody here knows of (decision 37)',
  pay_difference: 'a payment that nobody here knows of (decision 37)',
  pay_notify: 'a channel’s word about a number that nobody here gave',
}

interface Column {
  readonly table: string
  readonly isNullable: boolean | null
}

const columns: Column[] = []
const leads: { from: string; to: string }[] = []
beforeAll(async () => {
  const { kysely: db } = await testDatabase()
  const found = await sql<Column>`
    select t.table_name as table, not (c.is_nullable = 'NO' or exists (
        select from pg_constraint k where k.conrelid = t.table_name::regclass and k.contype = 'c' and k.convalidated
          and pg_get_constraintdef(k.oid) = 'CHECK ((partner_id IS NOT NULL))')) as "isNullable"
    from information_schema.tables t
    left join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name and c.column_name = 'partner_id'
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1`.execute(db)
  columns.push(...found.rows)
  const keys = await sql<{ from: string; to: string }>`
    select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace`.execute(db)
  leads.push(...keys.rows)
})

const without = () => columns.filter(({ isNullable }) => isNullable === null)

describe('a table', () => {
  it('names the partner whose its rows are, unless they are the installation’s', () => {
    expect(columns.length).toBeGreaterThan(100)
    expect(without().map(({ table }) => table)).toEqual(Object.keys(nobodys).toSorted())
  })

  it('of the installation leads to no row of a partner', () => {
    const lacking = new Set(without().map(({ table }) => table))
    const reaching = (table: string, seen: readonly string[]): string[] => {
      if (!lacking.has(table)) return [[...seen, table].join(' → ')]
      if (seen.includes(table)) return []
      const next = leads.filter(({ from }) => from === table)
      return next.flatMap(({ to }) => reaching(to, [...seen, table]))
    }
    expect([...lacking].flatMap((table) => reaching(table, []))).toEqual([])
  })

  it('has a partner in each row, unless it may be nobody’s', () => {
    const loose = columns.filter(({ isNullable }) => isNullable === true)
    expect(loose.map(({ table }) => table)).toEqual(Object.keys(mayBeNobodys).toSorted())
  })
})
