import type { GoodsDetail } from '@mallard/contract/catalog/catalog/catalog.fields'
import { Picture } from '@mallard/ui/picture'
import styles from './goods.module.css'
import { goodsPageTexts } from './goods.texts.ts'

const full = '(min-width: 540px) 540px, 100vw'

/** The detail sections with their pictures. */
export function GoodsStory({ sections, detailHtml }: Pick<GoodsDetail, 'sections' | 'detailHtml'>) {
  const texts = goodsPageTexts()
  if (sections.length === 0 && detailHtml === '') return null
  return (
    <section className={styles.story}>
      <h3 className={styles.storyHead}>{texts.detail}</h3>
      {sections.map(({ heading, text, pic }) => (
        <article key={heading} className={styles.chapter}>
          {pic && (
            <Picture
              src={pic.url}
              alt=""
              ratio={pic.width / pic.height}
              sizes={full}
              tint={pic.color}
            />
          )}
          <div className={styles.chapterWords}>
            <h4>{heading}</h4>
            <p>{text}</p>
          </div>
        </article>
      ))}
      {/* Written by operators and cleaned by the server when it is saved. */}
      {detailHtml !== '' && (
        <div className={styles.html} dangerouslySetInnerHTML={{ __html: detailHtml }} />
      )}
    </section>
  )
}

export function GoodsParams({ params }: Pick<GoodsDetail, 'params'>) {
  const texts = goodsPageTexts()
  if (params.length === 0) return null
  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <h3>{texts.params}</h3>
      </div>
      <dl className={styles.params}>
        {params.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
