import type { Locale } from '@mallard/kernel'
import { parcelNote } from '../../trade/order/carrier.codes.ts'
import { orderStatusText } from '../../trade/order/status-words.ts'
import { changeWords, fieldText } from './audit-words.ts'
import { setupFieldText, setupParts, setupValueText } from './audit-setups.ts'
import { receivedText, refundedText, wordText } from './audit-values.ts'
import { dateTime, money } from './admin-show.ts'
import { rightsText } from './right-words.ts'
import type { Right } from './rights.ts'
import { roleText } from './role-words.ts'
import type { AuditEntry } from './staff.calls.ts'

export interface ReadableChange {
  readonly field: string
  /** Undefined where there was nothing before. */
  readonly before: string | undefined
  readonly after: string
}

const isNothing = (value: unknown) =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0)

/** The changes of an audit row in the operator's words, the fields that stayed left out. */
export function readableChanges(
  { action, changes }: Pick<AuditEntry, 'action' | 'changes'>,
  locale: Locale,
): ReadableChange[] {
  return Object.entries(changes).flatMap(([field, { before, after }]) => {
    if (field === 'params') return parameterChanges(before, after, locale)
    const [was, is] = [setupParts(field, before), setupParts(field, after)]
    if (was || is) {
      const parts = Object.keys({ ...was, ...is }).filter(
        (part) => JSON.stringify(was?.[part]) !== JSON.stringify(is?.[part]),
      )
      return readableChanges(
        {
          action,
          changes: Object.fromEntries(
            parts.map((part) => [part, { before: was?.[part], after: is?.[part] }]),
          ),
        },
        locale,
      )
    }
    if (isNothing(before) && isNothing(after)) return []
    const textOf = (value: unknown) =>
      (isNothing(value) ? undefined : setupValueText(action, field, value, locale)) ??
      valueText(field, value, locale)
    const name = setupFieldText(action, field, locale === 'en') ?? fieldText(field, locale === 'en')
    return [
      { field: name, before: before == null ? undefined : textOf(before), after: textOf(after) },
    ]
  })
}

type Read = (value: unknown, locale: Locale) => string | undefined

const moneyText: Read = (value) => (typeof value === 'number' ? money(value) : undefined)
const momentText: Read = (value) => dateTime(Number(value))
const commaOf = (locale: Locale) => (locale === 'en' ? ', ' : '、')

/** Fields that are read in a way of their own: fen, milliseconds since the epoch, codes. */
const readings: ReadonlyMap<string, Read> = new Map([
  ['salePrice', moneyText],
  ['listPrice', moneyText],
  ['levelPrice', moneyText],
  ['amount', moneyText],
  ['payAmount', moneyText],
  ['freightAmount', moneyText],
  ['leastAmount', moneyText],
  ['twoPersonsFrom', moneyText],
  ['movedAt', momentText],
  ['shelfOnAt', momentText],
  ['shelfOffAt', momentText],
  ['status', (value, locale) => orderStatusText(Number(value), locale === 'en')],
  [
    'roles',
    (value, locale) =>
      Array.isArray(value)
        ? value.map((held) => heldText(held, locale === 'en')).join(commaOf(locale))
        : undefined,
  ],
  [
    'rights',
    (value, locale) =>
      Array.isArray(value) ? rightsText(value as readonly Right[], locale) : undefined,
  ],
  [
    'parcel',
    (value, locale) => (typeof value === 'string' ? parcelNote(value, locale) : undefined),
  ],
])

function valueText(field: string, value: unknown, locale: Locale): string {
  const isEnglish = locale === 'en'
  const place = isEnglish ? 1 : 0
  if (isNothing(value)) return changeWords.empty[place]
  if (typeof value === 'boolean') return changeWords[value ? 'yes' : 'no'][place]
  const own = readings.get(field)?.(value, locale)
  if (own !== undefined) return own
  if (typeof value === 'string') return wordText(field, value, isEnglish)
  if (!Array.isArray(value)) return plain(value)
  return value
    .map((each) =>
      typeof each === 'string'
        ? wordText(field, each, isEnglish)
        : (receivedText(each, isEnglish) ?? refundedText(each, isEnglish) ?? plain(each)),
    )
    .join(commaOf(locale))
}

function plain(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function heldText(held: unknown, isEnglish: boolean): string {
  if (typeof held === 'string') return roleText(held, isEnglish)
  const { role, storeId } = held as { role?: string; storeId?: number | null }
  const name = roleText(String(role), isEnglish)
  return storeId == null ? name : `${name} #${storeId}`
}

/** A table of parameters row by row: only those that were added, changed or taken away. */
function parameterChanges(before: unknown, after: unknown, locale: Locale): ReadableChange[] {
  const [old, now] = [parametersOf(before), parametersOf(after)]
  const label = fieldText('params', locale === 'en')
  const empty = changeWords.empty[locale === 'en' ? 1 : 0]
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => old.get(name) !== now.get(name))
    .map((name) => ({
      field: `${label} · ${name}`,
      before: old.get(name),
      after: now.get(name) ?? empty,
    }))
}

function parametersOf(value: unknown): Map<string, string> {
  if (!Array.isArray(value)) return new Map()
  return new Map(
    (value as { name: string; value: string }[]).map(({ name, value: text }) => [name, text]),
  )
}

/** All of them as one text, a line each, for tables that leave the house. */
export function changesText(entry: Pick<AuditEntry, 'action' | 'changes'>, locale: Locale): string {
  const changes = readableChanges(entry, locale)
  const colon = locale === 'en' ? ': ' : '：'
  const lines = changes.map(
    ({ field, before, after }) =>
      `${field}${colon}${before === undefined ? '' : `${before} → `}${after}`,
  )
  return lines.length > 0 ? lines.join('\n') : changeWords.same[locale === 'en' ? 1 : 0]
}
