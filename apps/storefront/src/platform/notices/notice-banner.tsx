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
import { useNotices, type Told } from './use-notices.ts'

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
  const [told, dismiss] = useNotices()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!told || isHeld) return
    const timer = setTimeout(dismiss, shownFor)
    return () => clearTimeout(timer)
  }, [told, isHeld, dismiss])
  useEffect(() => setHeld(false), [told])
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
      {told && <Banner key={keyOf(told)} told={told} scope={scope} onDone={dismiss} />}
    </div>
  )
}

function keyOf(told: Told): string {
  return 'notice' in told ? String(told.notice.id) : `${told.count} missed`
}

function Banner({
  told,
  scope: { partnerId, storeId },
  onDone,
}: {
  told: Told
  scope: Scope
  onDone: () => void
}) {
  const texts = noticesTexts()
  const centre = href('settingMessage', { partnerId, storeId })
  const [icon, title, text, to] =
    'notice' in told
      ? [
          <NoticeIcon key="icon" kind={told.notice.kind} />,
          told.notice.title,
          told.notice.text,
          told.notice.link || centre,
        ]
      : [<BellIcon key="icon" />, texts.many(told.count), texts.manyNote, centre]
  const api = useApi()
  function open() {
    onDone()
    if (!('notice' in told)) return
    api.notices.read({ id: told.notice.id }).then(
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
