import { useEffect, type ReactNode } from 'react'
import { asLeft, Link } from '../router.tsx'
import { nameTab } from '../tab-title.ts'
import { Icon } from './icons.tsx'
import styles from './page-header.module.css'

export interface PageHeaderProps {
  title: string
  /** Beside the title: a state, a number to copy. */
  beside?: ReactNode
  hint?: ReactNode
  back?: { to: string; text: string }
  actions?: ReactNode
}

/** Names the page, in the browser's tab as well. */
export function PageHeader({ title, beside, hint, back, actions }: PageHeaderProps) {
  useEffect(() => {
    nameTab(title)
  }, [title])
  return (
    <header className={styles.header}>
      {back && (
        <Link to={asLeft(back.to)} className={styles.back}>
          <Icon name="back" size={16} />
          {back.text}
        </Link>
      )}
      <div className={styles.line}>
        <div className={styles.words}>
          <div className={styles.titleLine}>
            <h1 className={styles.title}>{title}</h1>
            {beside}
          </div>
          {hint && <div className={styles.hint}>{hint}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  )
}
