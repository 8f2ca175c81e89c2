import { day } from '@mallard/kernel'

/** domain.md §3.21: signing in within these days takes a cancellation back. */
export const coolingDays = 7
export const coolingTime = coolingDays * day

/** One way to sign in must be left: the phone, or another identity. */
export function mayUnbind(phone: string | null, identities: number): boolean {
  return phone !== null || identities > 1
}
