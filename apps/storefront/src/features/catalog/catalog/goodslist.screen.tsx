import { href } from '@mallard/contract/paths'
import { SearchEntry } from '@mallard/ui/search-bar'
import { Skeleton, SkeletonRows } from '@mallard/ui/skeleton'
import { usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { breadcrumbs, itemList } from '#platform/structured-data.ts'
import { pageTitle } from '#platform/title.ts'
import { CategoryList } from './category-list.tsx'
import styles from './goodslist.module.css'
import { goodslistTexts } from './goodslist.texts.ts'

export default defineScreen('goodslist', {
  query: ['categoryId'],

  queries: ({ api }) => ({
    categories: api.catalog.categoryList.query(),
    popular: api.catalog.productList.query({ pageSize: 8 }),
  }),

  head: ({ name, locale, scope: { partnerId, storeId } }, { categories, popular }) => ({
    description: goodslistTexts
      .of(locale)
      .describe(categories.map((category) => category.name).join('、')),
    canonical: href('goodslist', { partnerId, storeId }),
    ...((import.meta.env.SSR || import.meta.env.DEV) && {
      jsonLd: [
        itemList(popular.list.map(({ itemId }) => href('goods', { itemId, partnerId, storeId }))),
        breadcrumbs(
          [pageTitle('homeScoped', locale) ?? '', href('homeScoped', { partnerId, storeId })],
          [pageTitle(name, locale) ?? '', href('goodslist', { partnerId, storeId })],
        ),
      ],
    }),
  }),

  Skeleton: () => (
    <>
      <Bar />
      <div className={styles.columns} role="status" aria-label={goodslistTexts().loading}>
        <div className={styles.rail}>
          {Array.from({ length: 9 }, (_, place) => (
            <span key={place} className={styles.railBone}>
              <Skeleton width={48} height={14} />
            </span>
          ))}
        </div>
        <div className={styles.list}>
          <SkeletonRows count={5} />
        </div>
      </div>
    </>
  ),

  Screen: ({ data: { categories, popular }, query }) => (
    <>
      <Bar />
      <CategoryList
        categories={categories}
        popular={popular.list}
        wanted={Number(query.categoryId) || undefined}
      />
    </>
  ),
})

function Bar() {
  const { partnerId, storeId } = usePage().scope
  const { name, locale } = usePage()
  return (
    <header className={styles.bar}>
      <h1 className="sr-only">{pageTitle(name, locale)}</h1>
      <SearchEntry
        href={href('search', { partnerId, storeId })}
        placeholder={goodslistTexts().search}
      />
    </header>
  )
}
