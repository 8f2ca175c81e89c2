/** Minutes of a day as a clock shows them; the end of the day is 24:00. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Minutes of a day that were typed as a clock shows them; undefined for anything else. */
export function minutesOf(clock: string): number | undefined {
  const match = /^([01]?\d|2[0-4])[:：]([0-5]\d)$/.exec(clock.trim())
  if (!match) return undefined
  const minutes = Number(match[1]) * 60 + Number(match[2])
  return minutes <= 1440 ? minutes : undefined
}
