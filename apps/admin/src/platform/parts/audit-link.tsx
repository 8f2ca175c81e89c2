import { auditAddress } from '../places.ts'
import { Link } from '../router.tsx'
import { useSession } from '../session.ts'
import { defineTexts } from '../texts.ts'
import styles from './page-link.module.css'

const texts = defineTexts({ history: '操作记录' }, { history: 'History' })

interface AuditLinkProps {
  /** As the audit log names it: `order 2611…`, `goods 12`. */
  object: string
  /** Nothing stands before it in its line. */
  isFirst?: boolean
}

/** Leads to what was done to a thing, for who may read the audit log. */
export function AuditLink({ object, isFirst }: AuditLinkProps) {
  const { can, scope } = useSession()
  const { history } = texts.use()
  if (!can('audit.read')) return null
  return (
    <>
      {!isFirst && ' · '}
      <Link to={auditAddress(scope, object)} className={styles.link}>
        {history}
      </Link>
    </>
  )
}
