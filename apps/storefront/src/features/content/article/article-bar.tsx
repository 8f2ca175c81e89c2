import type { Article } from '@mallard/contract/content/article/article.fields'
import { ActionBar } from '@mallard/ui/action-bar'
import { HeartIcon, MessageIcon } from '@mallard/ui/icons'
import { useLocale } from '@mallard/ui/locale'
import { countText } from '#entities/goods/count-text.ts'
import styles from './article.module.css'
import { articleTexts } from './article.texts.ts'
import type { CommentsOf } from './use-comments.ts'
import { useLike } from './use-like.ts'

/** To comment, to like, and down to the comments. */
export function ArticleBar({ article, comments }: { article: Article; comments: CommentsOf }) {
  const texts = articleTexts()
  const locale = useLocale()
  const { liked, likeCount, press } = useLike(article, comments.first)
  const counted = comments.first?.commentCount ?? article.commentCount
  return (
    <ActionBar className={styles.bar}>
      <button type="button" className={styles.write} onClick={() => comments.write()}>
        {texts.write}
      </button>
      <button
        type="button"
        className={styles.act}
        aria-pressed={liked}
        aria-label={texts.likeOf(likeCount)}
        onClick={() => void press()}
      >
        <HeartIcon size={22} className={liked ? styles.liked : undefined} />
        <span className="tnum">{likeCount > 0 ? countText(likeCount, locale) : texts.like}</span>
      </button>
      <a
        className={styles.act}
        href={`#${commentsId}`}
        aria-label={texts.commentsOf(counted)}
        onClick={(event) => {
          event.preventDefault()
          document.getElementById(commentsId)?.scrollIntoView({ block: 'start' })
        }}
      >
        <MessageIcon size={22} />
        <span className="tnum">{counted > 0 ? countText(counted, locale) : texts.comment}</span>
      </a>
    </ActionBar>
  )
}

export const commentsId = 'comments'
