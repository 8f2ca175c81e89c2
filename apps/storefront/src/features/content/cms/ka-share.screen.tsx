import { accountPage } from '@mallard/contract/content/cms/page.codes'
import { contentPlace } from '@mallard/contract/content-pages'
import { defineScreen } from '#platform/screen.ts'
import { contentHead, ContentPage, ContentPageSkeleton } from './content-page.tsx'

/** What is shown to the people of a key account; it is handed on by its address, not found. */
export default defineScreen('KAShare', {
  queries: ({ api, params: { url } }) => ({ page: api.cms.v1b.query({ type: typeOf(url) }) }),
  head: ({ scope, params: { url } }, { page }) =>
    contentHead(page, contentPlace(scope, 'b', typeOf(url))),
  Skeleton: ContentPageSkeleton,
  Screen: ({ data: { page } }) => <ContentPage page={page} model="b" />,
})

const typeOf = (url: string) => accountPage + url
