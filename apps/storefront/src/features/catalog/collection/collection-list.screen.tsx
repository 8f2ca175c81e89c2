import { NavBar } from '@mallard/ui/nav-bar'
import { SkeletonRows } from '@mallard/ui/skeleton'
import { useNavigate } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { FavouriteList } from './favourite-list.tsx'
import { collectionTexts } from './collection-list.texts.ts'
import { favouritesQuery } from './use-favourites.ts'

export default defineScreen('collectionList', {
  queries: ({ api }) => ({ favourites: favouritesQuery(api, 1) }),
  head: ({ locale }) => ({ title: collectionTexts.of(locale).title, noIndex: true }),
  Skeleton: () => (
    <>
      <NavBar title={collectionTexts().title} onBack={useNavigate().back} />
      <SkeletonRows count={5} />
    </>
  ),
  Screen: ({ data: { favourites } }) => <FavouriteList first={favourites} />,
})
