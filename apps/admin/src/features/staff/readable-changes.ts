import type { AuditEntry } from '@mallard/contract/staff/staff.calls'
import { orderStatusText } from '#platform/order-status.ts'
import { dateTime, money } from '#platform/show.ts'
import type { Locale } from '#platform/texts.ts'
import { auditTexts, fieldText } from './audit.texts.ts'
import { receivedText, wordText } from './audit-values.ts'
import { staffTexts } from './staff.texts.ts'

export interface ReadableChange {
  readonly field: string
  /** Undefined where there was nothing before. */
  readonly before: string | undefined
  readonly after: string
}

const isNothing = (value: unknown) => value == null || value === '' || (Array.isArray(value) && value.length === 0)

/** The changes of an audit row in the operator's words, the fields that stayed left out. */
export function readableChanges({ changes }: Pick<AuditEntry, 'changes'>, locale: Locale): ReadableChange[] {
  return Object.entries(changes).flatMap(([field, { before, after }]) => {
    if (field === 'params') return parameterChanges(before, after, locale)
    if (isNothing(before) && isNothing(after)) return []
    const [old, now] = [valueText(field, before, locale), valueText(field, after, locale)]
    return [{ field: fieldText(field, locale === 'en'), before: before == null ? undefined : old, after: now }]
  })
}

/** Fields that hold fen. */
const moneyFields: ReadonlySet<string> = new Set(['salePrice', 'listPrice', 'levelPrice', 'amount', 'leastAmount', 'twoPersonsFrom'])

function valueText(field: string, value: unknown, locale: Locale): string {
  const texts = auditTexts.of(locale)
  const isEnglish = locale === 'en'
  const comma = isEnglish ? ', ' : '、'
  if (isNothing(value)) return texts.empty
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (moneyFields.has(field) && typeof value === 'number') return money(value)
  if (field === 'movedAt') return dateTime(Number(value))
  if (field === 'status') return orderStatusText(Number(value), locale)
  if (field === 'roles' && Array.isArray(value)) return value.map((held) => roleText(held, locale)).join(comma)
  if (typeof value === 'string') return wordText(field, value, isEnglish)
  if (Array.isArray(value)) return value.map((each) => receivedText(each, isEnglish) ?? plain(each)).join(comma)
  return plain(value)
}

function plain(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function roleText(held: unknown, locale: Locale): string {
  const { role, storeId } = held as { role?: string; storeId?: number | null }
  const texts: Readonly<Record<string, unknown>> = staffTexts.of(locale)
  const name = typeof texts[role ?? ''] === 'string' ? String(texts[role ?? '']) : String(role)
  return storeId == null ? name : `${name} #${storeId}`
}

/** A table of parameters row by row: only those that were added, changed or taken away. */
function parameterChanges(before: unknown, after: unknown, locale: Locale): ReadableChange[] {
  const [old, now] = [parametersOf(before), parametersOf(after)]
  const label = fieldText('params', locale === 'en')
  const { empty } = auditTexts.of(locale)
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => old.get(name) !== now.get(name))
    .map((name) => ({ field: `${label} · ${name}`, before: old.get(name), after: now.get(name) ?? empty }))
}

function parametersOf(value: unknown): Map<string, string> {
  if (!Array.isArray(value)) return new Map()
  return new Map((value as { name: string; value: string }[]).map(({ name, value: text }) => [name, text]))
}
