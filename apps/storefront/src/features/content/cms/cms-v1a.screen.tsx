import { href } from '@mallard/contract/paths'
import { defineScreen } from '#platform/screen.ts'
import { contentHead, ContentPage, ContentPageSkeleton } from './content-page.tsx'

export default defineScreen(['cmsV1a', 'cmsV1aBare'], {
  queries: ({ api, params: { type } }) => ({ page: api.cms.v1a.query({ type }) }),
  head: ({ scope: { partnerId, storeId }, params: { type } }, { page }) =>
    contentHead(page, href('cmsV1a', { partnerId, storeId, type })),
  Skeleton: ContentPageSkeleton,
  Screen: ({ data: { page } }) => <ContentPage page={page} model="a" />,
})
