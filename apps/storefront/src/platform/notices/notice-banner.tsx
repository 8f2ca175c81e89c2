import { href } from '@mallard/contract/paths'
import type { Scope } from '@mallard/kernel'
import { IconButton } from '@mallard/ui/button'
import { BellIcon, CloseIcon } from '@mallard/ui/icons'
import { useEffect, useState } from 'react'
import { useApi } from '#platform/api.ts'
import { Link } from '#platform/navigator/link.tsx'
import { setNotices } from '#platform/session.ts'
import { NoticeIcon } from './notice-icon.tsx'
import styles from './notice-banner.module.css'
import { noticesTexts } from './notices.texts.ts'
import { useNotices, type NoticeEntry } from './use-notices.ts'

/**
 * Milliseconds that a message stays, unless a finger or the focus is on it; it is in the message
 * centre all the same.
 */
const shownFor = 6_000

/**
 * Shows what comes in at the head of the page, and says it to who listens; a tap leads to what it
 * is about.
 */
export function NoticeBanner({ scope }: { scope: Scope }) {
  const [entry, dismiss] = useNotices()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!entry || isHeld) return
    const timer = setTimeout(dismiss, shownFor)
    return () => clearTimeout(timer)
  }, [entry, isHeld, dismiss])
  useEffect(() => setHeld(false), [entry])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <div
      className={`fixed-column ${styles.place}`}
      role="status"
      aria-live="polite"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      onKeyDown={({ key }) => key === 'Escape' && dismiss()}
    >
      {entry && <Banner key={keyOf(entry)} entry={entry} scope={scope} onDone={dismiss} />}
    </div>
  )
}

function keyOf(entry: NoticeEntry): string {
  return 'notice' in entry ? String(entry.notice.id) : `${entry.count} missed`
}

function Banner({
  entry,
  scope: { partnerId, storeId },
  onDone,
}: {
  entry: NoticeEntry
  scope: Scope
  onDone: () => void
}) {
  const texts = noticesTexts()
  const centre = href('settingMessage', { partnerId, storeId })
  const [icon, title, text, to] =
    'notice' in entry
      ? [
          <NoticeIcon key="icon" kind={entry.notice.kind} />,
          entry.notice.title,
          entry.notice.text,
          entry.notice.link || centre,
        ]
      : [<BellIcon key="icon" />, texts.many(entry.count), texts.manyNote, centre]
  const api = useApi()
  function open() {
    onDone()
    if (!('notice' in entry)) return
    api.notices.read({ id: entry.notice.id }).then(
      ({ total }) => setNotices(total),
      // It stays unread: the message centre has it.
      () => undefined,
    )
  }
  return (
    <div className={styles.banner}>
      <Link to={to} className={styles.link} onClick={open}>
        <span className={styles.icon}>{icon}</span>
        <span className={styles.words}>
          <span className="sr-only">{texts.message} </span>
          <b className={styles.title}>{title}</b>
          <span className={styles.text}>{text}</span>
        </span>
      </Link>
      <IconButton icon={<CloseIcon size={20} />} label={texts.close} onClick={onDone} />
    </div>
  )
}
