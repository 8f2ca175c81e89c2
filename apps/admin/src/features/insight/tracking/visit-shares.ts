/** A part of a whole, `33.3%`; a dash where there is no whole. */
export function percent(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)}%`
}
