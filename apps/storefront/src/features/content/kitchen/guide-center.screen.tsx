import { href } from '@mallard/contract/paths'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { Empty } from '@mallard/ui/empty'
import { Picture } from '@mallard/ui/picture'
import sheet from '#entities/guide/guide.module.css'
import { Link } from '#platform/navigator/index.ts'
import { pageTitle } from '#platform/title.ts'
import { defineScreen } from '#platform/screen.ts'
import { Bar, Bones } from './bar.tsx'
import styles from './kitchen.module.css'
import { kitchenTexts } from './kitchen.texts.ts'

/** Guides of goods of the partner whose store was visited last. */
export default defineScreen('productGuideCenter', {
  queries: ({ api }) => ({
    guides: api.guides.productGuides.query(),
    store: api.guides.storeKitchen.query(),
  }),
  head: ({ name, locale }) => ({
    title: pageTitle(name, locale),
    description: kitchenTexts.of(locale).guidesNote,
  }),
  Skeleton: ({ name, locale }) => <Bones title={pageTitle(name, locale) ?? ''} />,
  Screen: ({ name, locale, data: { guides, store } }) => {
    const texts = kitchenTexts()
    return (
      <>
        <Bar title={pageTitle(name, locale) ?? ''} isShared={false} />
        <div className={styles.page}>
          {guides.length === 0 && <Empty title={texts.noGuides} note={texts.later} />}
          <ul className={styles.guides}>
            {guides.map(({ productId, title, intro, pic, sections }) => (
              <li key={productId}>
                <Link to={href('productGuideDetail', { productId })} className={styles.guide}>
                  <Picture
                    src={pic.url}
                    alt=""
                    ratio={1}
                    sizes="(min-width: 540px) 120px, 26vw"
                    tint={pic.color}
                    radius="m"
                  />
                  <span className={styles.guideWords}>
                    <span className={styles.tileTitle}>{title}</span>
                    <span className={sheet.soft}>{intro}</span>
                    <span className={styles.small}>{texts.sections(sections)}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          {store.kitchen && (
            <CellList>
              <Cell
                title={store.kitchen.title}
                note={store.kitchen.intro}
                href={href('kitchenIndex', { id: store.kitchen.id })}
              />
            </CellList>
          )}
        </div>
      </>
    )
  },
})
