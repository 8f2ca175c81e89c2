import { contentPlace } from '@mallard/contract/content-pages'
import { defineScreen } from '#platform/screen.ts'
import { contentHead, ContentPage, ContentPageSkeleton } from './content-page.tsx'

/** Where members of a video platform arrive. */
export default defineScreen('aqiyi', {
  queries: ({ api }) => ({ page: api.cms.v1b.query({ type: 'aqiyi' }) }),
  head: ({ scope }, { page }) => contentHead(page, contentPlace(scope, 'b', 'aqiyi')),
  Skeleton: ContentPageSkeleton,
  Screen: ({ data: { page } }) => <ContentPage page={page} model="b" />,
})
