import type { Locale, Refused } from '@mallard/kernel'
import { accessErrors } from './access-errors.ts'
import { nounErrors } from './errors.gen.ts'
import type { Refusal } from './refusal.ts'

/** The code book: every refusal that a call can answer with. Those of a noun stand in its `.errors.ts`. */
export const errors = { ...accessErrors, ...nounErrors } as const satisfies Record<string, Refusal>

export type ErrorName = keyof typeof errors

/** A refusal in a language: names that have an English one beside them (`titleEn`) come in it. */
export function refusalText({ refusal, details = {} }: Refused<ErrorName>, locale: Locale): string {
  if (locale !== 'en') return fillText(errors[refusal].text[0], details)
  const named = Object.entries(details).map(([key, value]) => [key, details[`${key}En`] || value])
  return fillText(errors[refusal].text[1], Object.fromEntries(named))
}

/** Fills `{name}` in a text from details. */
export function fillText(
  template: string,
  details: Readonly<Record<string, string | number>> = {},
): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(details[name] ?? whole))
}
