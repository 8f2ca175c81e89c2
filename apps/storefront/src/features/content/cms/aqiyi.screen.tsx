import { href } from '@mallard/contract/paths'
import { defineScreen } from '#platform/screen.ts'
import { contentHead, ContentPage, ContentPageSkeleton } from './content-page.tsx'

/** Where members of a video platform arrive. */
export default defineScreen('aqiyi', {
  queries: ({ api }) => ({ page: api.cms.v1b.query({ type: 'aqiyi' }) }),
  head: ({ scope: { partnerId, storeId } }, { page }) =>
    contentHead(page, href('aqiyi', { partnerId, storeId })),
  Skeleton: ContentPageSkeleton,
  Screen: ({ data: { page } }) => <ContentPage page={page} model="b" />,
})
