import type { Right } from '@mallard/contract/people/staff/rights'
import type { StaffMe } from '@mallard/contract/people/staff/staff.calls'
import type { Scope } from '@mallard/kernel'
import { createContext, useContext } from 'react'
import type { Api } from './api.ts'

export type Store = StaffMe['stores'][number]

/** Who works here, in which store, and what may be done. */
export interface Session {
  readonly me: StaffMe
  readonly store: Store
  readonly scope: Scope
  readonly api: Api
  can(right: Right): boolean
  /** Whether it may be done in every store of the partner: what the stores share needs that. */
  canEverywhere(right: Right): boolean
}

export const SessionContext = createContext<Session | undefined>(undefined)

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('nobody is signed in here')
  return session
}

const remembered = 'mallard.admin.store'

/** The store that was worked in last, if it is still ours; else the first. */
export function storeToOpen(
  stores: readonly Store[],
  wanted: Scope | undefined,
  last = localStorage.getItem(remembered),
): Store | undefined {
  const same = (scope: string) =>
    stores.find(({ partnerId, storeId }) => `${partnerId}-${storeId}` === scope)
  return (wanted && same(`${wanted.partnerId}-${wanted.storeId}`)) ?? same(last ?? '') ?? stores[0]
}

export function rememberStore({ partnerId, storeId }: Scope): void {
  localStorage.setItem(remembered, `${partnerId}-${storeId}`)
}
