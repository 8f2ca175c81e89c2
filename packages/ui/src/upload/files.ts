export interface FileRules {
  /** Pictures that may be there in all; specification §9: 9. */
  count: number
  /** Bytes of one file. */
  maxSize: number
  /** Kinds taken, for example `image/jpeg`. */
  types: readonly string[]
}

export const usualRules: FileRules = {
  count: 9,
  maxSize: 10 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp'],
}

/** Why a file is not taken. */
export type Rejection = 'tooMany' | 'tooLarge' | 'wrongType' | 'empty'

export interface Sorted<F> {
  taken: F[]
  rejected: { file: F; why: Rejection }[]
}

/** Which of the chosen files are sent, in their order; `already` are there. */
export function sortFiles<F extends { readonly size: number; readonly type: string }>(
  files: readonly F[],
  already: number,
  rules: FileRules,
): Sorted<F> {
  const sorted: Sorted<F> = { taken: [], rejected: [] }
  for (const file of files) {
    const why = reasonOf(file, already + sorted.taken.length, rules)
    if (why) sorted.rejected.push({ file, why })
    else sorted.taken.push(file)
  }
  return sorted
}

function reasonOf(
  file: { readonly size: number; readonly type: string },
  count: number,
  rules: FileRules,
): Rejection | undefined {
  if (!rules.types.includes(file.type)) return 'wrongType'
  if (file.size === 0) return 'empty'
  if (file.size > rules.maxSize) return 'tooLarge'
  return count >= rules.count ? 'tooMany' : undefined
}

/** The list with the item at `from` moved to `to`; unchanged when there is no such place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  if (from < 0 || to < 0 || from >= list.length || to >= list.length) return next
  next.splice(to, 0, ...next.splice(from, 1))
  return next
}
