import type { Article, ArticleComment } from '@mallard/contract/content/article/article.fields'
import { Button } from '@mallard/ui/button'
import { Empty, ErrorState } from '@mallard/ui/empty'
import { LoadMore } from '@mallard/ui/load-more'
import { SkeletonRows } from '@mallard/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { usePages } from '#platform/use-pages.ts'
import { commentsId } from './article-bar.tsx'
import styles from './article.module.css'
import { articleTexts } from './article.texts.ts'
import { CommentCard } from './comment-card.tsx'
import { commentsQuery, type CommentsOf } from './use-comments.ts'

type First = NonNullable<CommentsOf['first']>
interface Props {
  article: Article
  comments: CommentsOf
}

export function Comments({ article, comments }: Props) {
  const texts = articleTexts()
  const { first, hasFailed, again } = comments
  return (
    <section id={commentsId} className={styles.comments}>
      <h2 className={styles.sectionTitle}>
        {texts.comments(first?.commentCount ?? article.commentCount)}
      </h2>
      {first ? (
        <List article={article} comments={comments} first={first} />
      ) : hasFailed ? (
        <ErrorState onRetry={again} />
      ) : (
        <SkeletonRows count={3} label={texts.loading} />
      )}
    </section>
  )
}

function List({ article, comments, first }: Props & { first: First }) {
  const texts = articleTexts()
  const api = useApi()
  const pages = usePages<ArticleComment>(first, (pageNum) =>
    commentsQuery(api, article.url, pageNum),
  )
  if (pages.items.length === 0)
    return (
      <Empty
        title={texts.none}
        note={texts.noneNote}
        action={<Button onClick={() => comments.write()}>{texts.write}</Button>}
      />
    )
  return (
    <>
      <ul className={styles.list}>
        {pages.items.map((comment) => (
          <li key={comment.commentId}>
            <Thread comment={comment} author={article.author} comments={comments} />
          </li>
        ))}
      </ul>
      {pages.state !== 'done' && <LoadMore state={pages.state} onLoad={pages.loadMore} />}
    </>
  )
}

interface ThreadProps {
  comment: ArticleComment
  author: string
  comments: CommentsOf
}

/** A comment with its replies: the first few, or all of them. */
function Thread({ comment, author, comments }: ThreadProps) {
  const texts = articleTexts()
  const api = useApi()
  const [isWhole, setWhole] = useState(false)
  const hidden = comment.replyCount - comment.replies.length
  const { data } = useQuery({
    ...api.article.replies.query({ commentId: comment.commentId, pageSize: 100 }),
    enabled: isWhole,
  })
  const replies = (isWhole && data?.list) || comment.replies
  return (
    <>
      <CommentCard
        comment={comment}
        author={author}
        onAnswer={() => comments.write(comment)}
        onRemove={() => void comments.remove(comment)}
      />
      {replies.length > 0 && (
        <ul className={styles.replies}>
          {replies.map((reply) => (
            <li key={reply.commentId}>
              <CommentCard
                comment={reply}
                author={author}
                onAnswer={() => comments.write({ ...reply, commentId: comment.commentId })}
                onRemove={() => void comments.remove(reply)}
              />
            </li>
          ))}
          {hidden > 0 && !(isWhole && data) && (
            <li>
              <button type="button" className={styles.all} onClick={() => setWhole(true)}>
                {texts.allReplies(comment.replyCount)}
              </button>
            </li>
          )}
        </ul>
      )}
    </>
  )
}
