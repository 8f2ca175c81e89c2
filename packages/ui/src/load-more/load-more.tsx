import { useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { useTexts } from '../locale/index.ts'
import styles from './load-more.module.css'

export interface LoadMoreProps {
  state: 'idle' | 'loading' | 'done' | 'failed'
  /** Called when the foot of the list comes near, and by the button. */
  onLoad: () => void
  doneText?: string | undefined
  className?: string | undefined
}

/** The foot of an endless list. It asks for more one screen before the end is reached. */
export function LoadMore({ state, onLoad, doneText, className }: LoadMoreProps) {
  const texts = useTexts()
  const mark = useRef<HTMLDivElement>(null)
  const load = useRef(onLoad)

  useEffect(() => {
    load.current = onLoad
  })

  useEffect(() => {
    const element = mark.current
    // A failed load waits for the finger: asking by itself would knock without end.
    if (state !== 'idle' || !element || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        load.current()
      },
      { rootMargin: '0px 0px 100% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [state])

  return (
    <div ref={mark} className={classNames(styles.foot, className)} role="status">
      {state === 'done' && <span className={styles.end}>{doneText ?? texts.noMore}</span>}
      {state === 'loading' && (
        <>
          <span className={styles.dots} aria-hidden="true" />
          {texts.loading}
        </>
      )}
      {(state === 'idle' || state === 'failed') && (
        <button type="button" className={styles.button} onClick={onLoad}>
          {state === 'failed' ? texts.loadFailed : texts.loadMore}
        </button>
      )}
    </div>
  )
}
