import { Card } from '@mallard/ui/card'
import { SkeletonText } from '@mallard/ui/skeleton'
import { InStore } from '#platform/in-store.tsx'
import { defineScreen } from '#platform/screen.ts'
import styles from './dining.module.css'
import { diningTexts } from './dining.texts.ts'
import { Bar, Dish, Unknown } from './dish-page.tsx'

/** The code on a receipt leads here: whose dish it was, the receipt says. */
export default defineScreen('dishesComment', {
  query: ['token'],
  queries: ({ api, query: { token = '' } }) => ({ receipt: api.dining.receipt.query({ token }) }),
  head: () => ({ noIndex: true }),
  store: ({ receipt }) => receipt.data?.store,
  Skeleton: () => (
    <>
      <Bar />
      <div className={styles.page} role="status" aria-label={diningTexts().loading}>
        <Card>
          <SkeletonText lines={6} />
        </Card>
      </div>
    </>
  ),
  Screen: ({ data: { receipt }, query: { token = '' } }) =>
    receipt.data ? (
      <InStore store={receipt.data.store}>
        <Dish receipt={receipt.data} token={token} />
      </InStore>
    ) : (
      <Unknown message={receipt.message} />
    ),
})
