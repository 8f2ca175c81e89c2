/** Bytes of a file, the last one among them. */
export interface Range {
  readonly from: number
  readonly to: number
}

/**
 * The part of a file of `size` bytes that a `Range` header wants: `none` where there is nothing of
 * it; undefined, all of it, without a header, for several parts at once and for what is no range.
 */
export function rangeOf(header: string | undefined, size: number): Range | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  const end = size - 1
  // The last so many bytes.
  if (first === '') {
    const from = Math.max(0, size - Number(last))
    return from > end ? 'none' : { from, to: end }
  }
  const from = Number(first)
  const to = last === '' ? end : Math.min(Number(last), end)
  if (last !== '' && Number(last) < from) return undefined
  return from > end ? 'none' : { from, to }
}
