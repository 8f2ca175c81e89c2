import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './action-bar.module.css'

interface ActionBarProps {
  children: ReactNode
  aboveTabs?: boolean | undefined
  wraps?: boolean | undefined
  className?: string | undefined
}

/**
 * The bar of actions at the foot of a page. Put it last: it keeps its own room free. `aboveTabs`
 * lifts it over a TabBar; `wraps` lets what does not fit go on a second line.
 */
export function ActionBar({ children, aboveTabs, wraps, className }: ActionBarProps) {
  const room = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  // Large text may need a second line: the room grows with the bar, so that nothing stays behind
  // it.
  useEffect(() => {
    if (!bar.current || !('ResizeObserver' in globalThis)) return undefined
    const watch = new ResizeObserver(() => {
      if (room.current && bar.current)
        room.current.style.minHeight = `${bar.current.offsetHeight}px`
    })
    watch.observe(bar.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={room} className={classNames(styles.room, aboveTabs && styles.lifted)}>
      <div
        ref={bar}
        className={classNames('fixed-column', styles.bar, wraps && styles.wraps, className)}
      >
        {children}
      </div>
    </div>
  )
}
