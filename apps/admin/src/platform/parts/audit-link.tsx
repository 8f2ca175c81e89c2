import { auditAddress, readsAddress } from '../places.ts'
import { Link } from '../router.tsx'
import { useSession } from '../session.ts'
import { defineTexts } from '../texts.ts'
import styles from './page-link.module.css'

const texts = defineTexts({ readers: '查阅记录' }, { readers: 'Who read it' })

interface AuditLinkProps {
  /** As the audit log names it: `order 2611…`, `goods 12`. */
  object: string
  /** Nothing stands before it in its line. */
  isFirst?: boolean
  /** It is about a person: who was shown it is written down as well. */
  isPersonal?: boolean
}

/** Leads to what was done to a thing and who was shown it, for who may read the audit log. */
export function AuditLink({ object, isFirst, isPersonal }: AuditLinkProps) {
  const { can, scope } = useSession()
  const { history, readers } = texts.use()
  if (!can('audit.read')) return null
  return (
    <>
      {!isFirst && ' · '}
      <Link to={auditAddress(scope, object)} className={styles.link}>
        {history}
      </Link>
      {isPersonal && (
        <>
          {' · '}
          <Link to={readsAddress(scope, object)} className={styles.link}>
            {readers}
          </Link>
        </>
      )}
    </>
  )
}
