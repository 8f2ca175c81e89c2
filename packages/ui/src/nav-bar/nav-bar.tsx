import { useEffect, useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../button/index.ts'
import { classNames } from '../class-names.ts'
import { BackIcon } from '../icons/index.ts'
import { useTexts } from '../locale/index.ts'
import styles from './nav-bar.module.css'

export interface NavBarProps {
  title?: ReactNode
  onBack?: (() => void) | undefined
  /** Works before any script runs; `onBack` alone needs it. */
  backHref?: string | undefined
  left?: ReactNode
  right?: ReactNode
  /** Lies transparent over a picture and turns solid as one scrolls. */
  overlay?: boolean | undefined
  /** A second row, such as tabs. */
  children?: ReactNode
  className?: string | undefined
}

export function NavBar({
  title,
  onBack,
  backHref,
  left,
  right,
  overlay,
  children,
  className,
}: NavBarProps) {
  const texts = useTexts()
  const mark = useRef<HTMLDivElement>(null)
  const [isSolid, setSolid] = useState(!overlay)

  useEffect(() => {
    const element = mark.current
    if (!overlay || !element) return
    const observer = new IntersectionObserver(([entry]) => setSolid(!entry?.isIntersecting))
    observer.observe(element)
    return () => observer.disconnect()
  }, [overlay])

  // Where the host has a title bar of its own (`data-title-bar`), nothing of this one is left to
  // show.
  const isBare = !left && !right && !overlay
  const round = overlay && !isSolid ? 'round' : 'plain'
  const back =
    onBack || backHref !== undefined ? (
      <IconButton
        icon={<BackIcon />}
        label={texts.back}
        kind={round}
        href={onBack ? undefined : backHref}
        onClick={onBack}
      />
    ) : null
  return (
    <>
      {overlay && <div ref={mark} className={styles.mark} aria-hidden="true" />}
      <header
        className={classNames(
          styles.bar,
          overlay && styles.overlay,
          isBare && styles.bare,
          isSolid && styles.solid,
          className,
        )}
      >
        <div className={styles.row}>
          <div className={styles.side}>{left ?? back}</div>
          {title && <h1 className={styles.title}>{title}</h1>}
          <div className={classNames(styles.side, styles.right)}>{right}</div>
        </div>
        {children}
      </header>
    </>
  )
}
