import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useLink } from '../link/index.ts'
import { useTexts } from '../locale/index.ts'
import styles from './tab-bar.module.css'

export interface TabBarItem {
  key: string
  label: string
  href: string
  icon: ReactNode
  activeIcon?: ReactNode
  /** 0 shows nothing. A text is shown as it is, and quietly. */
  badge?: number | string | undefined
}

export interface TabBarProps {
  items: readonly TabBarItem[]
  current: string
  onSelect?: ((key: string, event: MouseEvent) => void) | undefined
  /** Spoken name of the landmark. */
  label?: string | undefined
}

/** The four or five roots of the shop. Put it last in the page: it keeps its own room free. */
export function TabBar({ items, current, onSelect, label }: TabBarProps) {
  const Link = useLink()
  const texts = useTexts()
  return (
    <nav className={styles.room} aria-label={label}>
      <div className={classNames('fixed-column', styles.bar)}>
        {items.map((item) => {
          const isCurrent = item.key === current
          return (
            <Link
              key={item.key}
              href={item.href}
              className={classNames(styles.tab, isCurrent && styles.current)}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={onSelect && ((event) => onSelect(item.key, event))}
            >
              <span className={styles.icon}>
                {isCurrent && item.activeIcon ? item.activeIcon : item.icon}
                {typeof item.badge === 'string' && (
                  <span className={classNames(styles.badge, styles.quiet)} aria-hidden="true">
                    {item.badge}
                  </span>
                )}
                {typeof item.badge === 'number' && item.badge > 0 ? (
                  <span className={styles.badge}>
                    <span aria-hidden="true">{item.badge > 99 ? '99+' : item.badge}</span>
                    <span className="sr-only">{texts.unread(item.badge)}</span>
                  </span>
                ) : null}
              </span>
              {item.label}
            </Link>
          )
        })}
      </div>
    </nav>
  )
}
