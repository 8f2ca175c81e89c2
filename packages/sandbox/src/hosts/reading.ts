/** What pages hand over is anything at all: these read it. */
export type Json = Readonly<Record<string, unknown>>

export const jsonOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** An object from a text or as it is. */
export function parsed(value: unknown): Json | undefined {
  if (typeof value !== 'string')
    return typeof value === 'object' && value !== null ? jsonOf(value) : undefined
  try {
    const read: unknown = JSON.parse(value)
    return typeof read === 'object' && read !== null ? jsonOf(read) : undefined
  } catch {
    return undefined
  }
}

/** Each complaint whose condition holds. */
export const complaints = (
  ...checks: readonly (readonly [isWrong: boolean, words: string])[]
): string[] => checks.filter(([isWrong]) => isWrong).map(([, words]) => words)

export function urlOf(text: unknown): URL | undefined {
  try {
    return new URL(textOf(text))
  } catch {
    return undefined
  }
}
