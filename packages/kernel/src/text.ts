/**
 * The beginning of a text, `max` UTF-16 units at the most; half of a character at its end goes
 * too, for which neither JSON nor a database has a place.
 */
export function cutText(text: string, max: number): string {
  return text.slice(0, max).replace(/\p{Surrogate}$/u, '')
}

/** A text without its percent codes; `other` where one of them was cut off or means nothing. */
export function decodeOr<T>(text: string, other: T): string | T {
  try {
    return decodeURIComponent(text)
  } catch {
    return other
  }
}

/** A text as a part of an address. Half of a character, which has no place there, is left out. */
export const forAddress = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))
