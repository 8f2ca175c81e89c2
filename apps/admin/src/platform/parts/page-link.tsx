import type { Right } from '@mallard/contract/staff/rights'
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
  children: ReactNode
}

/** Leads to another section's page, for who may open it; to others it is its words. */
export function PageLink({ to, id, query, children }: PageLinkProps) {
  const { can, scope } = useSession()
  if (!can(rightOf[to])) return <>{children}</>
  const search = query ? `?${new URLSearchParams(query).toString()}` : ''
  return (
    <Link to={addressOf(scope, to, id) + search} className={styles.link}>
      {children}
    </Link>
  )
}
