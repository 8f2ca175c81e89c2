import type { AdminComment } from '@mallard/contract/content/article/article-admin.calls'
import { Pill, type Tone } from '#platform/parts/pill.tsx'
import { dateTime } from '#platform/show.ts'
import styles from './article.module.css'
import { commentTexts } from './comment.texts.ts'

const tones: Readonly<Record<AdminComment['state'], Tone>> = { 0: 'warn', 1: 'good', 2: 'bad' }
const names = { 0: 'waiting', 1: 'shown', 2: 'hidden' } as const

/** What was written, as text and nothing else, and what it answers. */
export function CommentWords({ comment }: { comment: AdminComment }) {
  const texts = commentTexts.use()
  const { title, nickname, content, state, reason, createTime, isAuthor, parent } = comment
  return (
    <div className={styles.words}>
      <div className={styles.head}>
        <Pill tone={tones[state]}>{texts[names[state]]}</Pill>
        {isAuthor && <Pill tone="plain">{texts.author}</Pill>}
        <span className="soft">
          {nickname} · {dateTime(createTime)}
        </span>
      </div>
      {parent && (
        <div className={styles.parent}>
          <span className="soft">{parent.nickname}: </span>
          {parent.content}
        </div>
      )}
      <p className={styles.text}>{content}</p>
      {state === 2 && reason !== '' && <p className="soft">{texts.hiddenFor(reason)}</p>}
      <span className="soft small">{title}</span>
    </div>
  )
}
