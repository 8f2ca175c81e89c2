import { type AlertKind, alertKindWords } from '@mallard/contract/people/alert/alert.codes'
import { hour, second, type Instant } from '@mallard/kernel'

/** What waits to be told: an alert, or words of their own that have no kind. */
export interface Item {
  readonly id: number
  readonly kind: string
  readonly ref: string
  readonly text: string
  readonly at: Date
}

interface Letter {
  readonly store: string
  readonly isEnglish: boolean
  /** Bytes of UTF-8. */
  readonly maxBytes: number
}

const bytes = (text: string) => Buffer.byteLength(text)

/** The words cut to so many bytes, at a letter. */
export function cutBytes(text: string, max: number): string {
  if (bytes(text) <= max) return text
  let kept = ''
  let left = max - bytes('…')
  for (const letter of text) {
    left -= bytes(letter)
    if (left < 0) break
    kept += letter
  }
  return `${kept}…`
}

function headOf(kind: string, count: number, isEnglish: boolean): string {
  const words = alertKindWords[kind as AlertKind] as readonly [string, string] | undefined
  if (!words) return ''
  return isEnglish ? `${words[1]}: ${count}` : `${words[0]} ${count} 条`
}

function textOf(items: readonly Item[], { store, isEnglish }: Letter): string {
  const kinds = new Map<string, string[]>()
  for (const { kind, text } of items) kinds.set(kind, [...(kinds.get(kind) ?? []), text])
  const parts = [...kinds].flatMap(([kind, texts]) => {
    const head = headOf(kind, texts.length, isEnglish)
    return head ? [head, ...texts] : texts
  })
  return [isEnglish ? `[${store}]` : `【${store}】`, ...parts].join('\n')
}

/** Items of one message at the most: more is read by nobody. */
const maxItems = 100

/**
 * One message of as many items as fit, from the first on: what they say, each kind together. A
 * single one that is too long is cut.
 */
export function messageOf<T extends Item>(
  items: readonly T[],
  letter: Letter,
): { text: string; items: readonly T[] } {
  let [from, until] = [1, Math.min(items.length, maxItems)]
  while (from < until) {
    const middle = (from + until + 1) >> 1
    if (bytes(textOf(items.slice(0, middle), letter)) <= letter.maxBytes) from = middle
    else until = middle - 1
  }
  const taken = items.slice(0, from)
  return { text: cutBytes(textOf(taken, letter), letter.maxBytes), items: taken }
}

/** From one message of a robot to its next: twelve a minute, where its company lets it send twenty. */
const pace = 5 * second
/** What happens within this time goes together. */
export const gather = 3 * second

/**
 * When the next message may go. A robot that is slow to answer is asked the less for it: it must not
 * hold up the jobs of others.
 */
export const nextAfter = (now: Instant, took: number): Instant => now + Math.max(pace, 10 * took)

/** How long a robot that did not take its message is left alone: from 10 s to an hour. */
export const restAfter = (failures: number): number =>
  Math.min(10 * second * 2 ** Math.max(0, failures - 1), hour)

/** What of an address may be shown: enough to tell two robots apart, too little to be one. */
export function addressEnd(kind: string, address: string): string {
  if (kind === 'mail') return address.replace(/^(.).*(@.*)$/, '$1…$2')
  if (kind === 'hook') return new URL(address).host
  return `…${address.slice(-4)}`
}
