import { day, hour, minute, refuse, ok, second, type Instant, type Result } from '@mallard/kernel'

/**
 * domain.md §6: 6 digits, 5 min, 5 tries, 60 s apart, 5 an hour and 10 a day per phone, picture
 * code from the second of a phone or a browser, and far later of a network.
 */
export const codeLife = 5 * minute
export const codeAttempts = 5
export const codeGap = 60 * second
const perHour = 5
const perDay = 10

/**
 * Whether one more code may go out, after those sent at `sent` in the last day; the first `free` of
 * an hour need no picture.
 */
export function maySend(
  sent: readonly Instant[],
  now: Instant,
  free: number,
): Result<{ needCaptcha: boolean }, 'codeTooSoon' | 'codeLimit'> {
  const newest = Math.max(0, ...sent)
  if (now - newest < codeGap)
    return refuse('codeTooSoon', { seconds: Math.ceil((codeGap - (now - newest)) / second) })
  const within = (span: number) => sent.filter((at) => now - at < span).length
  if (within(hour) >= perHour || within(day) >= perDay) return refuse('codeLimit')
  return ok({ needCaptcha: within(hour) >= free })
}

/**
 * What the whole shop may send in an hour is watched: from half of it on everybody reads a picture
 * first, and from four fifths the operator is told.
 */
export function budgetState(sent: number, budget: number): 'calm' | 'busy' | 'scarce' {
  if (sent * 5 >= budget * 4) return 'scarce'
  return sent * 2 >= budget ? 'busy' : 'calm'
}

/**
 * Whether this very code is the one at which the operator is told: once in an hour each for scarce
 * and for spent.
 */
export function budgetAlert(sent: number, budget: number): 'scarce' | 'spent' | undefined {
  if (sent === budget) return 'spent'
  return budgetState(sent, budget) === 'scarce' && budgetState(sent - 1, budget) !== 'scarce'
    ? 'scarce'
    : undefined
}

/** The hour that a moment lies in. */
export function hourOf(now: Instant): Date {
  return new Date(now - (now % hour))
}
