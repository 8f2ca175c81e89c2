import type { Guide } from '@mallard/contract/content/kitchen/kitchen.fields'
import { href } from '@mallard/contract/paths'
import { GuideView } from '#entities/guide/guide-view.tsx'
import { InStore } from '#platform/in-store.tsx'
import { defineScreen } from '#platform/screen.ts'
import { Bar, Bones } from './bar.tsx'
import { idIn } from './id-in.ts'
import styles from './kitchen.module.css'
import { kitchenTexts } from './kitchen.texts.ts'

/** How goods are used, step by step, with what to tick off and parts to buy. */
export default defineScreen('productGuideDetail', {
  queries: ({ api, params: { productId } }) => ({
    guide: api.guides.productGuide.query({ productId: idIn(productId) }),
  }),
  head: (_, { guide: { productId, title, intro, pic } }) => ({
    title,
    description: intro,
    image: pic,
    kind: 'article',
    canonical: href('productGuideDetail', { productId }),
  }),
  store: ({ guide }) => guide.store,
  Skeleton: () => <Bones title="" />,
  Screen: ({ data: { guide } }) => (
    <InStore store={guide.store}>
      <GuidePage key={guide.productId} guide={guide} />
    </InStore>
  ),
})

function GuidePage({ guide }: { guide: Guide }) {
  return (
    <>
      <Bar title={guide.title} />
      <div className={styles.page}>
        <GuideView guide={guide} parts={kitchenTexts().parts} />
      </div>
    </>
  )
}
