import { tabPages } from '@mallard/contract/page-paths.gen'
import type { PageName } from '@mallard/contract/pages'
import { useLocale } from '@mallard/ui/locale'
import { NavBar } from '@mallard/ui/nav-bar'
import { SkeletonCards, SkeletonRows } from '@mallard/ui/skeleton'
import { pageTitle } from './title.ts'

const feeds: ReadonlySet<PageName> = new Set<PageName>([
  'home',
  'homeScoped',
  'goodslist',
  'search',
  'searchBare',
  'goods',
])

/** Bones of a page whose own are not there yet. */
export function PageSkeleton({
  name,
  onBack,
}: {
  name: PageName
  onBack?: (() => void) | undefined
}) {
  const title = pageTitle(name, useLocale())
  return (
    <>
      {!tabPages.has(name) && <NavBar title={title} onBack={onBack} />}
      {feeds.has(name) ? <SkeletonCards count={6} /> : <SkeletonRows count={6} />}
    </>
  )
}
