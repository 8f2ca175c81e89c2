import type { Article } from '@mallard/contract/content/article/article.fields'
import { href } from '@mallard/contract/paths'
import { IconButton } from '@mallard/ui/button'
import { onFirstUse } from '@mallard/ui/first-use'
import { ShareIcon } from '@mallard/ui/icons'
import { useLocale } from '@mallard/ui/locale'
import { NavBar } from '@mallard/ui/nav-bar'
import { Picture } from '@mallard/ui/picture'
import { useMemo, useState } from 'react'
import { ArticleCard } from '#entities/article/article-card.tsx'
import { GoodsCard } from '#entities/goods/goods-card.tsx'
import { dotted } from '#platform/dotted.ts'
import { dayText } from '#platform/moment-text.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { ArticleBar } from './article-bar.tsx'
import styles from './article.module.css'
import { articleTexts } from './article.texts.ts'
import { Comments } from './comments.tsx'
import { useComments } from './use-comments.ts'

const CommentSheet = onFirstUse(() =>
  import('./comment-sheet.tsx').then((module) => module.CommentSheet),
)

const ShareSheet = onFirstUse(() =>
  import('#entities/share/share-sheet.tsx').then((module) => module.default),
)

export function ArticleBody({ article }: { article: Article }) {
  const texts = articleTexts()
  const comments = useComments(article)
  const { draft } = comments
  const [isSharing, setSharing] = useState(false)
  const { partnerId, storeId } = usePage().scope
  const { url, title, summary, cover } = article
  const path = href('articleDetail', { partnerId, storeId, url })
  const offer = useMemo(() => ({ path, title, text: summary }), [path, title, summary])
  return (
    <>
      <NavBar
        onBack={useNavigate().back}
        right={
          <IconButton
            icon={<ShareIcon size={20} />}
            label={texts.share}
            onClick={() => setSharing(true)}
          />
        }
      />
      <article className={styles.article}>
        <Picture
          src={cover.url}
          alt=""
          ratio={16 / 9}
          sizes="(min-width: 540px) 540px, 100vw"
          tint={cover.color}
          eager
          priority="high"
        />
        <Head article={article} />
        <Parts parts={article.parts} />
      </article>
      <Beside article={article} />
      <Comments article={article} comments={comments} />
      <ArticleBar article={article} comments={comments} />
      <CommentSheet open={draft.isOpen} onClose={draft.close} draft={draft} />
      <ShareSheet open={isSharing} onClose={() => setSharing(false)} offer={offer} />
    </>
  )
}

function Head({ article: { title, author, publishAt, summary } }: { article: Article }) {
  const locale = useLocale()
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.meta}>{dotted([author, dayText(publishAt, locale)])}</p>
      <p className={styles.lead}>{summary}</p>
    </header>
  )
}

/** Its text, and goods where the author put them. */
function Parts({ parts }: Pick<Article, 'parts'>) {
  return (
    <div className={styles.parts}>
      {parts.map((part, place) =>
        part.kind === 'goods' ? (
          <div key={`${place} goods`} className={styles.goods}>
            <GoodsCard goods={part.goods} look="line" />
          </div>
        ) : (
          // Written by operators and cleaned by the server when it is saved.
          <div
            key={`${place} text`}
            className={styles.html}
            dangerouslySetInnerHTML={{ __html: part.html }}
          />
        ),
      )}
    </div>
  )
}

/** Goods that go with it, and what one may read next. */
function Beside({ article: { goods, more } }: { article: Article }) {
  const texts = articleTexts()
  return (
    <>
      {goods.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.sectionTitle}>{texts.goods}</h2>
          <ul className={styles.rail}>
            {goods.map((card) => (
              <li key={card.itemId}>
                <GoodsCard goods={card} look="slip" />
              </li>
            ))}
          </ul>
        </section>
      )}
      {more.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.sectionTitle}>{texts.more}</h2>
          <ul className={styles.more}>
            {more.map((each) => (
              <li key={each.url}>
                <ArticleCard article={each} look="line" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
