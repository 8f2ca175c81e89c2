import { href } from '@mallard/contract/paths'
import { CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import sheet from '#entities/guide/guide.module.css'
import { pageTitle } from '#platform/title.ts'
import { plainWords } from '#platform/plain-words.ts'
import { InStore } from '#platform/in-store.tsx'
import { defineScreen } from '#platform/screen.ts'
import { Bar, Bones } from './bar.tsx'
import { idIn } from './id-in.ts'
import styles from './kitchen.module.css'
import { kitchenTexts } from './kitchen.texts.ts'

/** The manual of goods, in the kitchen. */
export default defineScreen('kitchenInstructionsDetail', {
  query: ['partnerId'],
  queries: ({ api, params: { productSn }, query: { partnerId } }) => ({
    manual: api.guides.kitchenInstruction.query({
      productSn,
      ...(partnerId !== undefined && { partnerId: idIn(partnerId) }),
    }),
  }),
  head: ({ params: { productSn } }, { manual }) => ({
    title: manual.title,
    description: plainWords(manual.html),
    kind: 'article',
    // Partners may number their goods alike.
    canonical: href(
      'kitchenInstructionsDetail',
      { productSn },
      { partnerId: manual.store.partnerId },
    ),
  }),
  store: ({ manual }) => manual.store,
  Skeleton: ({ name, locale }) => <Bones title={pageTitle(name, locale) ?? ''} />,
  Screen: ({ name, locale, scope: { partnerId, storeId }, data: { manual } }) => (
    <InStore store={manual.store}>
      <Bar title={pageTitle(name, locale) ?? ''} />
      <div className={styles.page}>
        <article className={sheet.card}>
          <h2 className={sheet.title}>{manual.title}</h2>
          {/* Written by operators and cleaned by the server when it is saved. */}
          <div className={sheet.html} dangerouslySetInnerHTML={{ __html: manual.html }} />
        </article>
        <CellList>
          {manual.goods && (
            <Cell
              title={manual.goods.title}
              href={href('goods', { itemId: manual.goods.itemId, partnerId, storeId })}
            />
          )}
          <Cell title={kitchenTexts().stuck} href={href('service', { partnerId, storeId })} />
        </CellList>
      </div>
    </InStore>
  ),
})
