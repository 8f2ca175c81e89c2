import { Button } from '@mallard/ui/button'
import { ImageViewer } from '@mallard/ui/image-viewer'
import { useLocale } from '@mallard/ui/locale'
import { optional } from '@mallard/ui/first-use'
import { Fragment, Suspense, useState } from 'react'
import { conversationStates } from '@mallard/contract/aftersales/conversation/conversation.codes'
import { Content, Line, Words } from './bubble.tsx'
import styles from './conversation.module.css'
import { conversationTexts } from './conversation.texts.ts'
import { stampText } from './stamp-text.ts'
import { isApart } from './thread.rules.ts'
import { useFoot } from './use-foot.ts'
import type { useOutbox, Outgoing } from './use-outbox.ts'
import type { useThread } from './use-thread.ts'

const Rating = optional(() => import('./rating.tsx').then((module) => module.default))

type Outbox = ReturnType<typeof useOutbox>

/** All messages, the latest at the foot, with those that are on their way. */
export function Thread({
  thread: { known, isLoading, loadEarlier, ask, latest, asOf },
  outbox: { outgoing, drop, again },
}: {
  thread: ReturnType<typeof useThread>
  outbox: Outbox
}) {
  const texts = conversationTexts()
  const locale = useLocale()
  const [shown, setShown] = useState<number>()
  const { list, hasEarlier } = known
  const { seen, state, away, canRate } = latest
  const sent = new Set(list.map(({ requestId }) => requestId))
  const waiting = outgoing.filter(({ requestId }) => !sent.has(requestId))
  const pictures = list.flatMap(({ id, pic }) => (pic ? [{ id, src: pic.url }] : []))
  const lastSeen = list.findLast(({ id, from }) => from === 'member' && id <= seen)?.id
  const log = useFoot(list[0]?.id, (list.at(-1)?.id ?? 0) + waiting.length)
  return (
    <>
      <ol ref={log} className={styles.log} aria-label={texts.log} aria-live="polite">
        {hasEarlier ? (
          <li className={styles.earlier}>
            <Button size="sm" kind="plain" busy={isLoading} onClick={() => void loadEarlier()}>
              {isLoading ? texts.earlierBusy : texts.earlier}
            </Button>
          </li>
        ) : (
          <li className={styles.notice}>{texts.welcome}</li>
        )}
        {list.map((message, index) => (
          <Fragment key={message.id}>
            {isApart(message.at, list[index - 1]?.at) && (
              <li className={styles.stamp}>
                <time dateTime={new Date(message.at).toISOString()}>
                  {stampText(message.at, asOf, locale, texts.yesterday)}
                </time>
              </li>
            )}
            <Line
              isMine={message.from === 'member'}
              note={message.id === lastSeen ? texts.seen : undefined}
            >
              <Content message={message} onPicture={() => setShown(message.id)} />
            </Line>
          </Fragment>
        ))}
        {waiting.map((each) => (
          <OnTheWay key={each.requestId} of={each} onAgain={again} onDrop={drop} />
        ))}
        {state === conversationStates.closed && waiting.length === 0 && (
          <li className={styles.notice}>{texts.closed}</li>
        )}
        {away !== '' && <li className={styles.notice}>{away}</li>}
      </ol>
      {canRate && waiting.length === 0 && (
        <Suspense fallback={null}>
          <Rating key={list.at(-1)?.id} onRated={ask} />
        </Suspense>
      )}
      <ImageViewer
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        pictures={pictures.map(({ src }) => ({ src, alt: texts.pictureOf }))}
        index={Math.max(
          0,
          pictures.findIndex(({ id }) => id === shown),
        )}
      />
    </>
  )
}

function OnTheWay({
  of: { requestId, words, preview, hasFailed },
  onAgain,
  onDrop,
}: {
  of: Outgoing
  onAgain: Outbox['again']
  onDrop: Outbox['drop']
}) {
  const texts = conversationTexts()
  const note = hasFailed ? (
    <>
      <span className={styles.failed}>{texts.failed}</span>
      <button type="button" onClick={() => onAgain(requestId)}>
        {texts.again}
      </button>
      <button type="button" onClick={() => onDrop(requestId)}>
        {texts.drop}
      </button>
    </>
  ) : (
    texts.sending
  )
  return (
    <Line isMine note={note}>
      {preview ? (
        <img className={styles.preview} src={preview} alt={texts.pictureOf} />
      ) : (
        <Words>{words}</Words>
      )}
    </Line>
  )
}
