import { type AlertKind, alertKinds, alertRights } from '@mallard/contract/people/alert/alert.codes'
import { minute } from '@mallard/kernel'

/** Whose alerts: those of a store, or (0) those that concern no one store. */
export interface AlertPlace {
  readonly kind: AlertKind
  readonly store: number
}

/** What somebody may do in a store, and what in every store. */
interface Reader {
  readonly rights: readonly string[]
  readonly rightsEverywhere: readonly string[]
}

/**
 * What somebody may see in a store: each kind takes the right that its page takes, and what concerns
 * no one store takes it everywhere.
 */
export function placesFor(
  { rights, rightsEverywhere }: Reader,
  storeId: number,
  kind?: AlertKind,
): AlertPlace[] {
  const kinds = kind === undefined ? alertKinds : [kind]
  const held = (by: readonly string[], store: number) =>
    kinds.filter((each) => by.includes(alertRights[each])).map((each) => ({ kind: each, store }))
  return [...held(rights, storeId), ...held(rightsEverywhere, 0)]
}

/**
 * Alerts of the last minute are marked one by one: another with a lower number may still be on its
 * way, which nobody has seen.
 */
export const settlesIn = minute
