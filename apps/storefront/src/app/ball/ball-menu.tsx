import { tabPages } from '@mallard/contract/page-paths.gen'
import { href } from '@mallard/contract/paths'
import type { Scope } from '@mallard/kernel'
import {
  ArrowUpIcon,
  ClockIcon,
  HomeIcon,
  RefreshIcon,
  ServiceIcon,
  ShareIcon,
} from '@mallard/ui/icons'
import type { ReactNode } from 'react'
import { Link } from '#platform/navigator/link.tsx'
import type { View } from '#platform/navigator/view.ts'
import { ballTexts } from './ball.texts.ts'
import styles from './ball.module.css'
import type { BallPlace } from './ball-place.ts'

/** What opens over the page from the ball. */
export type BallSheet = 'recent' | 'share'

interface BallMenuProps {
  id: string
  view: View
  scope: Scope
  place: BallPlace
  /** Of the ball, px. */
  top: number
  onShow: (sheet: BallSheet) => void
  onTop: () => void
  onMove: () => void
  onClose: () => void
}

/** Beside the ball: what the page lacks. */
export function BallMenu({
  id,
  view,
  scope: { partnerId, storeId },
  place,
  top,
  onShow,
  onTop,
  onMove,
  onClose,
}: BallMenuProps) {
  const texts = ballTexts()
  const store = { partnerId, storeId }
  const button = (act: () => void, label: string, icon: ReactNode) => (
    <li>
      <button type="button" className={styles.item} onClick={act}>
        {icon}
        {label}
      </button>
    </li>
  )
  const link = (to: string, label: string, icon: ReactNode) => (
    <li>
      <Link to={to} className={styles.item} onClick={onClose}>
        {icon}
        {label}
      </Link>
    </li>
  )
  return (
    <nav
      id={id}
      className={styles.menu}
      data-side={place.side}
      aria-label={texts.open}
      style={place.down > 0.5 ? { bottom: `calc(100% - ${top + 48}px)` } : { top }}
    >
      <ul>
        {button(() => onShow('recent'), texts.recent, <ClockIcon size={20} />)}
        {!servicePages.has(view.name) &&
          link(href('service', store), texts.service, <ServiceIcon size={20} />)}
        {button(() => onShow('share'), texts.share, <ShareIcon size={20} />)}
        {button(onTop, texts.top, <ArrowUpIcon size={20} />)}
        {/* The tab bar has it already. */}
        {!tabPages.has(view.name) &&
          link(href('homeScoped', store), texts.home, <HomeIcon size={20} />)}
        {button(onMove, texts.move, <RefreshIcon size={20} />)}
      </ul>
    </nav>
  )
}

const servicePages: ReadonlySet<string> = new Set(['service', 'serviceBare'])
