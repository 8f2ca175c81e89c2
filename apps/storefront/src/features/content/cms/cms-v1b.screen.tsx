import { contentPlace } from '@mallard/contract/content-pages'
import { defineScreen } from '#platform/screen.ts'
import { contentHead, ContentPage, ContentPageSkeleton } from './content-page.tsx'

export default defineScreen(['cmsV1b', 'cmsV1bBare'], {
  queries: ({ api, params: { type } }) => ({ page: api.cms.v1b.query({ type }) }),
  head: ({ scope, params: { type } }, { page }) =>
    contentHead(page, contentPlace(scope, 'b', type)),
  Skeleton: ContentPageSkeleton,
  Screen: ({ data: { page } }) => <ContentPage page={page} model="b" />,
})
