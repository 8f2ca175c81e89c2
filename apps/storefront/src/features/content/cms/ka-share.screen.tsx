import { href } from '@mallard/contract/paths'
import { defineScreen } from '#platform/screen.ts'
import { contentHead, ContentPage, ContentPageSkeleton } from './content-page.tsx'

/** What is shown to the people of a key account; it is handed on by its address, not found. */
export default defineScreen('KAShare', {
  queries: ({ api, params: { url } }) => ({ page: api.cms.v1b.query({ type: `ka-${url}` }) }),
  head: ({ scope: { partnerId, storeId }, params: { url } }, { page }) => ({
    ...contentHead(page, href('KAShare', { partnerId, storeId, url })),
    noIndex: true,
  }),
  Skeleton: ContentPageSkeleton,
  Screen: ({ data: { page } }) => <ContentPage page={page} model="b" />,
})
