/**
 * Reading JSON and forms that others wrote: every field is asked for by name and kind, nothing is
 * assumed.
 */
export type Fields = Readonly<Record<string, unknown>>

export function parseFields(text: string): Fields | undefined {
  try {
    return fieldsOf(JSON.parse(text))
  } catch {
    return undefined
  }
}

export function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : undefined
}

/** A non-empty string field. */
export function textOf(fields: Fields | undefined, name: string): string | undefined {
  const value = fields?.[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function integerOf(fields: Fields | undefined, name: string): number | undefined {
  const value = fields?.[name]
  return Number.isSafeInteger(value) ? (value as number) : undefined
}

export function listOf(fields: Fields | undefined, name: string): readonly Fields[] {
  const value = fields?.[name]
  return Array.isArray(value) ? value.map(fieldsOf).filter((each) => each !== undefined) : []
}

/** One value of a header; undefined when absent or repeated, which no party we know does. */
export function headerOf(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  name: string,
): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}
