import { contentPlace } from '@mallard/contract/content-pages'
import { defineScreen } from '#platform/screen.ts'
import { contentHead, ContentPage, ContentPageSkeleton } from './content-page.tsx'

export default defineScreen(['cmsV1a', 'cmsV1aBare'], {
  queries: ({ api, params: { type } }) => ({ page: api.cms.v1a.query({ type }) }),
  // By its type, also where its number was asked for.
  head: ({ scope }, { page }) => contentHead(page, contentPlace(scope, 'a', page.type)),
  Skeleton: ContentPageSkeleton,
  Screen: ({ data: { page } }) => <ContentPage page={page} model="a" />,
})
