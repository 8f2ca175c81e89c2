import { href } from '@mallard/contract/paths'
import { defineScreen } from '#platform/screen.ts'
import { contentHead, ContentPage, ContentPageSkeleton } from './content-page.tsx'

export default defineScreen(['cmsV1b', 'cmsV1bBare'], {
  queries: ({ api, params: { type } }) => ({ page: api.cms.v1b.query({ type }) }),
  head: ({ scope: { partnerId, storeId }, params: { type } }, { page }) =>
    contentHead(page, href('cmsV1b', { partnerId, storeId, type })),
  Skeleton: ContentPageSkeleton,
  Screen: ({ data: { page } }) => <ContentPage page={page} model="b" />,
})
