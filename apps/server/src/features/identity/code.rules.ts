import { day, hour, minute, refuse, ok, second, type Instant, type Result } from '@mallard/kernel'

/** domain.md §6: 6 digits, 5 min, 5 tries, 60 s apart, 5 an hour and 10 a day per phone, picture code after 2. */
export const codeLife = 5 * minute
export const codeAttempts = 5
export const codeGap = 60 * second
const perHour = 5
const perDay = 10
const captchaAfter = 2

/** Whether one more code may go out, after those sent at `sent` in the last day. */
export function maySend(sent: readonly Instant[], now: Instant): Result<{ needCaptcha: boolean }, 'codeTooSoon' | 'codeLimit'> {
  const newest = Math.max(0, ...sent)
  if (now - newest < codeGap) return refuse('codeTooSoon', { seconds: Math.ceil((codeGap - (now - newest)) / second) })
  const within = (span: number) => sent.filter((at) => now - at < span).length
  if (within(hour) >= perHour || within(day) >= perDay) return refuse('codeLimit')
  return ok({ needCaptcha: within(hour) >= captchaAfter })
}
