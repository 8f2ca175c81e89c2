import { href } from '@mallard/contract/paths'
import { NavBar } from '@mallard/ui/nav-bar'
import { useNavigate } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { ShareButton } from '#entities/share/share-button.tsx'
import { GoodsBody } from './goods-body.tsx'
import { goodsHead } from './goods-head.ts'
import { GoodsSkeleton } from './goods-skeleton.tsx'
import { goodsPageTexts } from './goods.texts.ts'

/** The page of goods at the address of a promoter's link, which is what the next one shares too. */
export default defineScreen('fxGoodsLink', {
  queries: ({ api, params: { productSn } }) => ({ goods: api.catalog.bySn.query({ productSn }) }),
  head: ({ scope, params: { sponsorId, productSn }, locale }, { goods }) => {
    const { partnerId, storeId } = scope
    const own = goodsHead(goods, scope, locale)
    return {
      ...own,
      canonical: href('fxGoodsLink', { partnerId, storeId, sponsorId, productSn }),
      original: own.original ?? own.canonical,
    }
  },
  Skeleton: () => (
    <>
      <NavBar overlay title="" onBack={useNavigate().back} />
      <GoodsSkeleton hint={undefined} />
    </>
  ),
  Screen: ({ data: { goods }, scope: { partnerId, storeId } }) => (
    <>
      <NavBar
        overlay
        title={goods.title}
        onBack={useNavigate().back}
        right={<ShareButton label={goodsPageTexts().share} kind="round" itemId={goods.itemId} />}
      />
      <GoodsBody
        key={goods.itemId}
        goods={goods}
        place={`${partnerId}-${storeId} ${goods.itemId}`}
        hint={undefined}
      />
    </>
  ),
})
