import type { Right } from '@mallard/contract/people/staff/rights'
import type { Scope } from '@mallard/kernel'
import type { ReactNode } from 'react'
import { addressOf, type Section } from '../places.ts'
import { Link } from '../router.tsx'
import { useSession } from '../session.ts'
import styles from './page-link.module.css'

/** What one must be allowed to do for the page to open. */
const rightOf = {
  orders: 'order.read',
  returns: 'return.read',
  invoices: 'invoice.read',
  members: 'member.read',
  payments: 'pay.repair',
} as const satisfies Partial<Record<Section, Right>>

interface PageLinkProps {
  to: keyof typeof rightOf
  /** The thing itself, or what its list is searched for. */
  id?: string | number
  query?: Readonly<Record<string, string>>
  /** The store that it is of, where that is not the one at hand. */
  of?: Scope
  children: ReactNode
}

/** Leads to another section's page, for who may open it; to others it is its words. */
export function PageLink({ to, id, query, of, children }: PageLinkProps) {
  const { me, can, scope } = useSession()
  const right = rightOf[to]
  const mayOpen = of
    ? me.stores.some(
        (store) =>
          store.partnerId === of.partnerId &&
          store.storeId === of.storeId &&
          store.rights.includes(right),
      )
    : can(right)
  if (!mayOpen) return <>{children}</>
  const search = query ? `?${new URLSearchParams(query).toString()}` : ''
  return (
    <Link to={addressOf(of ?? scope, to, id) + search} className={styles.link}>
      {children}
    </Link>
  )
}
