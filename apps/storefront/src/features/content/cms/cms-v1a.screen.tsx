import { contentPlace } from '@mallard/contract/content-pages'
import { defineScreen } from '#platform/screen.ts'
import { contentHead, ContentPage, ContentPageSkeleton } from './content-page.tsx'

export default defineScreen(['cmsV1a', 'cmsV1aBare'], {
  queries: ({ api, params: { type } }) => ({ page: api.cms.v1a.query({ type }) }),
  head: ({ scope, params: { type } }, { page }) =>
    contentHead(page, contentPlace(scope, 'a', type)),
  Skeleton: ContentPageSkeleton,
  Screen: ({ data: { page } }) => <ContentPage page={page} model="a" />,
})
