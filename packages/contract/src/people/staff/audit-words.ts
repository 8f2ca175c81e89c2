import type { Words } from '../../slice.ts'
import {
  auditActionWords,
  type AuditKind,
  auditKinds,
  auditKindWords,
  auditPageWords,
} from './audit.codes.ts'
import { auditFields } from './audit-fields.ts'
import { billText } from './audit-values.ts'

export const changeWords = {
  empty: ['空', 'empty'],
  yes: ['是', 'yes'],
  no: ['否', 'no'],
  same: ['无字段变化', 'No field changed'],
} satisfies Readonly<Record<string, Words>>

const at = (texts: Readonly<Record<string, Words>>, name: string, isEnglish: boolean) =>
  texts[name]?.[isEnglish ? 1 : 0] ?? name

/** An action in words; one that has none yet under its own name. */
export const actionText = (action: string, isEnglish: boolean) =>
  at(auditActionWords, action, isEnglish)
export const fieldText = (field: string, isEnglish: boolean) => at(auditFields, field, isEnglish)
export const kindText = (kind: AuditKind, isEnglish: boolean) =>
  auditKindWords[kind][isEnglish ? 1 : 0]
/** A page as a whole in words; anything else as it is. */
export const pageText = (object: string, isEnglish: boolean) =>
  object === 'shipping' ? kindText(object, isEnglish) : at(auditPageWords, object, isEnglish)

export interface NamedObject {
  readonly kind: AuditKind
  readonly number: string
}

/** Reads `order 2611…`, the way the log names what was changed. */
export function auditObjectOf(text: string): NamedObject | undefined {
  const [name = '', number = ''] = text.split(' ')
  const kind = auditKinds.find((each) => each === name)
  return kind && number ? { kind, number } : undefined
}

/** The number of a thing as people read it. */
export const numberText = ({ kind, number }: NamedObject, isEnglish: boolean) =>
  kind === 'bill' ? billText(number, isEnglish) : number

/** What was written, in words. */
export function objectText(object: string, isEnglish: boolean): string {
  const named = auditObjectOf(object)
  return named
    ? `${kindText(named.kind, isEnglish)} ${numberText(named, isEnglish)}`
    : pageText(object, isEnglish)
}
