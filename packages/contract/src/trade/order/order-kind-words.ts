import type { Words } from '../../slice.ts'
import { slices } from '../../slices.ts'

const words: ReadonlyMap<number, Words> = new Map(
  slices.flatMap(({ orderKinds = {} }) =>
    Object.values(orderKinds).map(({ number, name }) => [number, name] as const),
  ),
)

/** A way to buy in the words of staff; one that nobody knows any more by its number. */
export const orderKindText = (kind: number, isEnglish: boolean): string =>
  words.get(kind)?.[isEnglish ? 1 : 0] ?? String(kind)
