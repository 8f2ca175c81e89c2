import { useEffect, useRef, type KeyboardEvent } from 'react'
import styles from './count-tabs.module.css'

interface CountTabsProps {
  chosen: string
  tabs: readonly {
    readonly key: string
    readonly text: string
    readonly count: number | string | undefined
  }[]
  onChoose: (key: string) => void
}

/** Where a key leads from the tab that has the focus. */
const steps: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowLeft: (place, last) => (place > 0 ? place - 1 : last),
  ArrowRight: (place, last) => (place < last ? place + 1 : 0),
  Home: () => 0,
  End: (_, last) => last,
}

function onKey(event: KeyboardEvent<HTMLDivElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const place = tabs.findIndex((tab) => tab === document.activeElement)
  const next = place >= 0 && steps[event.key]?.(place, tabs.length - 1)
  if (typeof next !== 'number') return
  event.preventDefault()
  tabs[next]?.focus()
}

/** The states of a list, each with how many are in it; those that do not fit are pushed aside. */
export function CountTabs({ chosen, tabs, onChoose }: CountTabsProps) {
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (strip.current && tab)
      strip.current.scrollLeft = tab.offsetLeft - (strip.current.clientWidth - tab.offsetWidth) / 2
  }, [chosen])
  return (
    <div ref={strip} role="tablist" className={styles.tabs} onKeyDown={onKey}>
      {tabs.map(({ key, text, count }) => (
        <button
          key={key}
          type="button"
          role="tab"
          aria-selected={key === chosen}
          tabIndex={key === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(key)}
        >
          {text}{' '}
          <span className={styles.count} translate="no">
            {count}
          </span>
        </button>
      ))}
    </div>
  )
}
