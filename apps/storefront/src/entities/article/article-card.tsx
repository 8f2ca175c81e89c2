import type { ArticleTile } from '@mallard/contract/content/article/article.fields'
import { href } from '@mallard/contract/paths'
import { Picture } from '@mallard/ui/picture'
import { Link, usePage } from '#platform/navigator/index.ts'
import styles from './article-card.module.css'

/** An article with its cover: `large` leads a list, `line` is one of its rows. */
export function ArticleCard({ article, look }: { article: ArticleTile; look: 'large' | 'line' }) {
  const { partnerId, storeId } = usePage().scope
  const { url, title, summary, author, cover } = article
  const isLarge = look === 'large'
  return (
    <Link
      to={href('articleDetail', { partnerId, storeId, url })}
      className={`${styles.card} ${styles[look]}`}
    >
      <Picture
        src={cover.url}
        alt=""
        ratio={isLarge ? 16 / 9 : 1}
        sizes={isLarge ? '(min-width: 540px) 506px, 94vw' : '(min-width: 540px) 120px, 24vw'}
        tint={cover.color}
        className={styles.pic}
      />
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.summary}>{summary}</span>
        <span className={styles.author}>{author}</span>
      </span>
    </Link>
  )
}

/** Articles, the first one large. */
export function ArticleCards({ articles }: { articles: readonly ArticleTile[] }) {
  return (
    <ul className={styles.cards}>
      {articles.map((article, place) => (
        <li key={article.url}>
          <ArticleCard article={article} look={place === 0 ? 'large' : 'line'} />
        </li>
      ))}
    </ul>
  )
}
