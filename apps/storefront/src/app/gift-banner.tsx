import { tabPages } from '@mallard/contract/page-paths.gen'
import type { PageName } from '@mallard/contract/pages'
import { href } from '@mallard/contract/paths'
import type { Scope } from '@mallard/kernel'
import { IconButton } from '@mallard/ui/button'
import { CloseIcon, GiftIcon } from '@mallard/ui/icons'
import { useEffect, useState } from 'react'
import { waitingGiftTexts } from '#entities/gift/gift.texts.ts'
import { useWaitingGift } from '#entities/gift/use-waiting-gift.ts'
import { Link } from '#platform/navigator/link.tsx'
import { readStored, store } from '#platform/storage.ts'
import styles from './gift-banner.module.css'

/** Milliseconds for which it lies on a page that one came to for something else. */
const shownFor = 8_000
const told = 'giftTold'

/** Pages about the gift itself, and those of an order, which say it or come after it. */
const silent: ReadonlySet<string> = new Set<PageName>([
  'giftNewArrival',
  'giftSuccess',
  'giftRule',
  'payment',
  'orderStatus',
  'paymentStatus',
])

/**
 * The gift that a new member would lose with the first order: told once after signing in, and over
 * the tabs until it is put away.
 */
export function GiftBanner({ page, scope }: { page: PageName; scope: Scope }) {
  const texts = waitingGiftTexts()
  const gift = useWaitingGift()
  const [isAway, setAway] = useState(() => readStored(told, 'sessionStorage') === 'away')
  const [wasTold, setTold] = useState(() => readStored(told, 'sessionStorage') !== undefined)
  const isOnTabs = tabPages.has(page)
  const isSaid = gift !== undefined && !isAway && !silent.has(page) && (isOnTabs || !wasTold)
  useEffect(() => {
    if (!isSaid) return
    if (readStored(told, 'sessionStorage') === undefined) store(told, 'once', 'sessionStorage')
    if (isOnTabs) return setTold(true)
    const timer = setTimeout(() => setTold(true), shownFor)
    return () => clearTimeout(timer)
  }, [isSaid, isOnTabs])
  if (!isSaid) return null

  function putAway() {
    store(told, 'away', 'sessionStorage')
    setAway(true)
  }
  const { partnerId, storeId } = scope
  return (
    <div
      className={`fixed-column ${styles.place} ${isOnTabs ? styles.foot : styles.head}`}
      role="status"
    >
      <div className={styles.banner}>
        <Link to={href('giftNewArrival', { partnerId, storeId })} className={styles.link}>
          <span className={styles.icon}>
            <GiftIcon size={22} />
          </span>
          <span className={styles.words}>
            <b>{texts.title(gift)}</b>
            <span className={styles.note}>{texts.note}</span>
          </span>
        </Link>
        <IconButton icon={<CloseIcon size={20} />} label={texts.close} onClick={putAway} />
      </div>
    </div>
  )
}
