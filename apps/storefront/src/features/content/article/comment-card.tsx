import type { ArticleReply } from '@mallard/contract/content/article/article.fields'
import { useLocale } from '@mallard/ui/locale'
import { Tag } from '@mallard/ui/tag'
import { momentText } from '#platform/moment-text.ts'
import styles from './article.module.css'
import { articleTexts } from './article.texts.ts'

interface CommentCardProps {
  comment: ArticleReply
  /** What the author is called. */
  author: string
  onAnswer: () => void
  onRemove: () => void
}

/** What somebody said, as text and nothing else. */
export function CommentCard({ comment, author, onAnswer, onRemove }: CommentCardProps) {
  const texts = articleTexts()
  const locale = useLocale()
  const { nickname, avatar, content, createTime, isMine, isAuthor, isWaiting } = comment
  const name = isAuthor ? author : nickname || texts.member
  return (
    <div className={styles.comment}>
      <Face name={name} avatar={avatar} />
      <div className={styles.said}>
        <p className={styles.who}>
          <span className={styles.name}>{name}</span>
          {isAuthor && <Tag>{texts.authorTag}</Tag>}
          {isWaiting && <Tag tone="warn">{texts.waiting}</Tag>}
        </p>
        <p className={styles.text}>{content}</p>
        <p className={styles.foot}>
          <time dateTime={new Date(createTime).toISOString()}>
            {momentText(createTime, locale)}
          </time>
          {!isWaiting && (
            <button type="button" className={styles.small} onClick={onAnswer}>
              {texts.answer}
            </button>
          )}
          {isMine && (
            <button type="button" className={styles.small} onClick={onRemove}>
              {texts.remove}
            </button>
          )}
        </p>
      </div>
    </div>
  )
}

function Face({ name, avatar }: { name: string; avatar: string }) {
  if (!avatar)
    return (
      <span className={styles.face} aria-hidden="true">
        {[...name][0]}
      </span>
    )
  return (
    <img
      className={styles.face}
      src={avatar.startsWith('/') ? `${avatar}?w=200` : avatar}
      alt=""
      width={32}
      height={32}
      loading="lazy"
    />
  )
}
