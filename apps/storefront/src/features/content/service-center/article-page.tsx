import type { Article } from '@mallard/contract/content/service-center/service-center.calls'
import { href } from '@mallard/contract/paths'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { ServiceIcon } from '@mallard/ui/icons'
import { useLocale } from '@mallard/ui/locale'
import { dotted } from '#platform/dotted.ts'
import { Link, usePage } from '#platform/navigator/index.ts'
import { dayText } from '#platform/moment-text.ts'
import { Bar } from './bar.tsx'
import { Helpful } from './helpful.tsx'
import styles from './service-center.module.css'
import { serviceCenterTexts } from './service-center.texts.ts'

export function ArticlePage({ title, article }: { title: string; article: Article }) {
  const texts = serviceCenterTexts()
  const locale = useLocale()
  const { partnerId, storeId } = usePage().scope
  const { goods, categories } = article
  return (
    <>
      <Bar title={title} />
      <div className={styles.page}>
        <article className={styles.article}>
          <h2 className={styles.title}>{article.title}</h2>
          <p className={styles.meta}>
            {dotted([
              texts.updated(dayText(article.updatedAt, locale)),
              article.reads > 0 ? texts.reads(article.reads) : undefined,
            ])}
          </p>
          {/* Written by operators and cleaned by the server when it is saved. */}
          <div className={styles.html} dangerouslySetInnerHTML={{ __html: article.html }} />
        </article>
        {goods && (
          <CellList title={texts.about}>
            <Cell
              title={goods.title}
              href={href('goods', { itemId: goods.itemId, partnerId, storeId })}
            />
          </CellList>
        )}
        {categories.length > 0 && (
          <nav className={styles.chips} aria-label={texts.bound}>
            {categories.map(({ id, name }) => (
              <Link
                key={id}
                className={styles.chip}
                to={href('scCategory', {}, { categoryId: id })}
              >
                {name}
              </Link>
            ))}
          </nav>
        )}
        <Helpful article={article} />
        <CellList>
          <Cell
            icon={<ServiceIcon />}
            title={texts.stillStuck}
            href={href('service', { partnerId, storeId })}
          />
        </CellList>
      </div>
    </>
  )
}
