import type { Right } from '@mallard/contract/people/staff/rights'
import type { Session } from '#platform/session.ts'

/** What one may do where a role is to hold: in the store that one works in, or everywhere (null). */
export const rightsAt = (
  { me, scope, store }: Pick<Session, 'me' | 'scope' | 'store'>,
  storeId: number | null,
): readonly Right[] => (storeId === scope.storeId ? store.rights : me.rightsEverywhere)
