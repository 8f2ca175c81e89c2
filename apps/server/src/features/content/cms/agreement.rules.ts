import { beijingDateTime, type Instant } from '@mallard/kernel'

/** A version is named by its day in Beijing; a second one of a day by a number as well. */
export function nextVersion(known: readonly string[], now: Instant): string {
  const day = beijingDateTime(now).slice(0, 10)
  const isTaken = (name: string) => known.includes(name)
  if (!isTaken(day)) return day
  let count = 2
  while (isTaken(`${day}.${count}`)) count += 1
  return `${day}.${count}`
}
