import type { AdminReview } from '@mallard/contract/catalog/review/review-admin.calls'
import { Pictures } from '#platform/parts/pictures.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import { reviewTexts } from './review.texts.ts'
import styles from './review.module.css'

type Part = Pick<AdminReview, 'content' | 'pics' | 'state' | 'reason'>

const tones: Readonly<Record<AdminReview['state'], Tone>> = { 0: 'warn', 1: 'good', 2: 'bad' }
const names = { 0: 'waiting', 1: 'shown', 2: 'hidden' } as const

/** What was written, as text and nothing else, with its pictures large on a click. */
export function ReviewWords({ review }: { review: AdminReview }) {
  const texts = reviewTexts.use()
  const { scope } = useSession()
  const { star, nickname, anonymous, isAuto, isTrial, orderSn, createTime, append, reply } = review
  return (
    <div className={styles.words}>
      <div className={styles.head}>
        <span className={styles.stars} role="img" aria-label={texts.starsOf(star)}>
          {'★'.repeat(star)}
          {'☆'.repeat(5 - star)}
        </span>
        <State part={review} />
        {isAuto && <Pill tone="plain">{texts.auto}</Pill>}
        {isTrial && <Pill tone="blue">{texts.trial}</Pill>}
        <span className="soft">
          {nickname}
          {anonymous && !isAuto && ` (${texts.anonymous})`} · {dateTime(createTime)}
        </span>
      </div>
      <Words part={review} />
      {append && (
        <div className={styles.part}>
          <div className={styles.head}>
            <span>{texts.addition}</span>
            <State part={append} />
            <span className="soft">{dateTime(append.createTime)}</span>
          </div>
          <Words part={append} />
        </div>
      )}
      {reply && (
        <div className={styles.reply}>
          <span className="soft">{texts.ourReply}: </span>
          {reply}
        </div>
      )}
      {orderSn && (
        <Link to={addressOf(scope, 'orders', orderSn)} className="soft">
          {texts.order} <span className="mono">{orderSn}</span>
        </Link>
      )}
    </div>
  )
}

function State({ part: { state } }: { part: Part }) {
  return <Pill tone={tones[state]}>{reviewTexts.use()[names[state]]}</Pill>
}

function Words({ part: { content, pics, state, reason } }: { part: Part }) {
  const texts = reviewTexts.use()
  return (
    <>
      <p className={styles.text}>{content}</p>
      <Pictures pics={pics} size={72} alt={texts.picture} />
      {state === 2 && reason !== '' && <p className="soft">{texts.refusedFor(reason)}</p>}
    </>
  )
}
