import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { glide } from '../motion/index.ts'
import styles from './tabs.module.css'

export interface TabItem {
  key: string
  label: ReactNode
  badge?: number | undefined
}

export interface TabsProps {
  items: readonly TabItem[]
  value: string
  onChange: (key: string) => void
  /** Spoken name of the list of tabs. */
  label: string
  /** Stays under the NavBar while the page scrolls. */
  sticky?: boolean | undefined
  /** Few tabs share the whole width; many scroll. */
  fill?: boolean | undefined
  kind?: 'line' | 'pill'
  className?: string | undefined
}

function idOf(key: string, part: 'tab' | 'panel'): string {
  return `${part}-${key}`
}

/**
 * Tabs that lead to pages go with the page: those of the next one, of this name, take the focus
 * over so soon (ms).
 */
const takeOver = 1000
let left: { label: string; at: number } | undefined

export function Tabs({
  items,
  value,
  onChange,
  label,
  sticky,
  fill,
  kind = 'line',
  className,
}: TabsProps) {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = list.current
    const tab = element?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (!element || !tab) return
    // scrollIntoView would move the page as well.
    element.scrollTo?.({
      left: tab.offsetLeft - (element.clientWidth - tab.clientWidth) / 2,
      behavior: glide(),
    })
  }, [value])

  useLayoutEffect(() => {
    const element = list.current
    return () => {
      if (element?.contains(document.activeElement)) left = { label, at: Date.now() }
    }
  }, [label])

  useEffect(() => {
    if (left?.label === label && Date.now() - left.at < takeOver)
      list.current
        ?.querySelector<HTMLElement>('[aria-selected="true"]')
        ?.focus({ preventScroll: true })
    left = undefined
  }, [label])

  function move(event: KeyboardEvent) {
    const at = items.findIndex((item) => item.key === value)
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[
      event.key
    ]
    if (next === undefined) return
    event.preventDefault()
    const item = items[(next + items.length) % items.length]
    if (!item) return
    onChange(item.key)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(idOf(item.key, 'tab'))}`)?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={classNames(
        styles.tabs,
        sticky && styles.sticky,
        fill && styles.fill,
        styles[kind],
        className,
      )}
      onKeyDown={move}
    >
      {items.map((item) => {
        const isSelected = item.key === value
        return (
          <button
            key={item.key}
            type="button"
            role="tab"
            id={idOf(item.key, 'tab')}
            aria-selected={isSelected}
            tabIndex={isSelected ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(item.key)}
          >
            <span className={styles.face}>{item.label}</span>
            {item.badge ? (
              <span className={styles.count}>{item.badge > 99 ? '99+' : item.badge}</span>
            ) : null}
          </button>
        )
      })}
    </div>
  )
}

/** What a tab shows. `of` is the tab's key. */
export function TabPanel({
  of,
  active,
  children,
  className,
}: {
  of: string
  active: boolean
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <div
      role="tabpanel"
      id={idOf(of, 'panel')}
      aria-labelledby={idOf(of, 'tab')}
      hidden={!active}
      className={className}
    >
      {children}
    </div>
  )
}
