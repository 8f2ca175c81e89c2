import type { Notice, NoticeKind } from '@mallard/contract/people/notices/notices.fields'
import { href } from '@mallard/contract/paths'
import { Button } from '@mallard/ui/button'
import { Empty } from '@mallard/ui/empty'
import { LoadMore } from '@mallard/ui/load-more'
import { useLocale } from '@mallard/ui/locale'
import { toast } from '@mallard/ui/toast'
import { useApi } from '#platform/api.ts'
import { Link } from '#platform/navigator/link.tsx'
import { usePage } from '#platform/navigator/index.ts'
import { NoticeIcon } from '#platform/notices/notice-icon.tsx'
import { momentText } from '#platform/moment-text.ts'
import { usePages } from '#platform/use-pages.ts'
import { kindText, messageTexts } from './message.texts.ts'
import styles from './message.module.css'
import { pageQuery, useMessages } from './use-messages.ts'

interface Props {
  first: { list: readonly Notice[]; hasNext: boolean }
  kind: NoticeKind | undefined
  unread: number
}

export function MessageList({ first, kind, unread }: Props) {
  const texts = messageTexts()
  const locale = useLocale()
  const api = useApi()
  const { partnerId, storeId } = usePage().scope
  const { items, state, loadMore } = usePages<Notice>(first, (pageNum) =>
    pageQuery(api, kind, pageNum),
  )
  const { open, readAll } = useMessages()

  if (items.length === 0 && state === 'done')
    return (
      <Empty
        title={kind ? texts.emptyKind(kindText(kind, locale).name) : texts.empty}
        note={texts.emptyNote}
        action={
          <Button kind="primary" href={href('homeScoped', { partnerId, storeId })}>
            {texts.look}
          </Button>
        }
      />
    )

  const clear = () =>
    readAll(kind, items[0]?.id).then(
      () => toast(texts.allRead),
      // The shell has told the shopper why.
      () => undefined,
    )
  return (
    <div className={styles.page}>
      {unread > 0 && (
        <div className={styles.head}>
          <Button size="sm" kind="plain" onClick={() => void clear()}>
            {texts.readAll}
          </Button>
        </div>
      )}
      <ul className={styles.list}>
        {items.map((notice) => (
          <li key={notice.id}>
            <Message notice={notice} onOpen={() => open(notice)} />
          </li>
        ))}
      </ul>
      <LoadMore state={state} onLoad={loadMore} />
    </div>
  )
}

function Message({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  const { kind, title, text, at, link, isRead } = notice
  const texts = messageTexts()
  const locale = useLocale()
  const content = (
    <>
      <span className={styles.icon}>
        <NoticeIcon kind={kind} size={22} />
      </span>
      <span className={styles.words}>
        <span className={styles.line}>
          <b className={styles.title}>
            {title}
            {!isRead && (
              <span className={styles.dot}>
                <span className="sr-only">{texts.unread}</span>
              </span>
            )}
          </b>
          <time className={`tnum ${styles.time}`} dateTime={new Date(at).toISOString()}>
            {momentText(at, locale)}
          </time>
        </span>
        <span className={styles.text}>{text}</span>
      </span>
    </>
  )
  // One that leads nowhere can still be marked as read.
  return link ? (
    <Link to={link} className={styles.message} onClick={onOpen}>
      {content}
    </Link>
  ) : (
    <button type="button" className={styles.message} onClick={onOpen}>
      {content}
    </button>
  )
}
