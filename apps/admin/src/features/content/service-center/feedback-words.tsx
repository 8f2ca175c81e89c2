import type { AdminFeedback } from '@mallard/contract/content/service-center/feedback-admin.calls'
import { Pictures } from '#platform/parts/pictures.tsx'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { addressOf } from '#platform/places.ts'
import { Link } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { dateTime } from '#platform/show.ts'
import styles from './feedback.module.css'
import { feedbackTexts } from './feedback.texts.ts'

const tones: Readonly<Record<AdminFeedback['state'], Tone>> = { 0: 'warn', 1: 'good', 2: 'plain' }
const names = { 0: 'waiting', 1: 'answered', 2: 'closed' } as const

/** What was written, as text and nothing else, and what was answered. */
export function FeedbackWords({ feedback }: { feedback: AdminFeedback }) {
  const texts = feedbackTexts.use()
  const { scope, can } = useSession()
  const { type, content, pics, state, answer, answerTime, by, orderSn } = feedback
  const { memberId, nickname, phone, createTime } = feedback
  const who = memberId === null ? texts.stranger : nickname
  return (
    <div className={styles.words}>
      <div className={styles.head}>
        <strong>{texts[type]}</strong>
        <Pill tone={tones[state]}>{texts[names[state]]}</Pill>
        <span className="soft">
          {memberId !== null && can('member.read') ? (
            <Link to={addressOf(scope, 'members', memberId)}>{who}</Link>
          ) : (
            who
          )}
          {phone && <span className="mono"> {phone}</span>} · {dateTime(createTime)}
        </span>
      </div>
      <p className={styles.text}>{content}</p>
      <Pictures pics={pics} size={72} alt={texts.picture} />
      {orderSn && (
        <Link to={addressOf(scope, 'orders', orderSn)} className="soft">
          {texts.order} <span className="mono">{orderSn}</span>
        </Link>
      )}
      {answer !== null && (
        <div className={styles.answer}>
          <span className="soft">
            {[texts.ourAnswer, by, answerTime && dateTime(answerTime)].filter(Boolean).join(' · ')}
          </span>
          <p className={styles.text}>{answer}</p>
        </div>
      )}
    </div>
  )
}
