import { day } from '@mallard/kernel'

/** domain.md §3.21: signing in within these days takes a cancellation back. */
export const coolingDays = 7
export const coolingTime = coolingDays * day

/**
 * Identities by the ways in that they are: a WeChat is one, by whichever of its numbers it is known
 * (one in each app, and one for all of them).
 */
export function waysIn<Identity extends { readonly id: number; readonly unionid: string | null }>(
  identities: readonly Identity[],
): [Identity, ...Identity[]][] {
  const ways = new Map<string, [Identity, ...Identity[]]>()
  for (const identity of identities) {
    const way = identity.unionid === null ? `id ${identity.id}` : `unionid ${identity.unionid}`
    const known = ways.get(way)
    if (known) known.push(identity)
    else ways.set(way, [identity])
  }
  return [...ways.values()]
}

/** One way to sign in must be left: the phone, or another identity. */
export function mayUnbind(phone: string | null, ways: number): boolean {
  return phone !== null || ways > 1
}
