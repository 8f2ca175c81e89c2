import { NavBar } from '@mallard/ui/nav-bar'
import { hintFor } from '#entities/goods/goods-hint.ts'
import { useNavigate } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { ShareButton } from '#entities/share/share-button.tsx'
import { GoodsBody } from './goods-body.tsx'
import { goodsHead } from './goods-head.ts'
import { GoodsSkeleton } from './goods-skeleton.tsx'
import { goodsPageTexts } from './goods.texts.ts'

export default defineScreen('goods', {
  queries: ({ api, params }) => ({ goods: api.catalog.detail.query({ id: params.itemId }) }),

  head: ({ scope, locale }, { goods }) => goodsHead(goods, scope, locale),

  Skeleton: ({ hint, params }) => (
    <>
      <Bar title="" />
      <GoodsSkeleton hint={hintFor(hint, Number(params.itemId))} />
    </>
  ),

  Screen: ({ data: { goods }, hint, scope: { partnerId, storeId } }) => (
    <>
      <Bar title={goods.title} itemId={goods.itemId} />
      {/* Other goods are another page, although they have the same screen. */}
      <GoodsBody
        key={goods.itemId}
        goods={goods}
        place={`${partnerId}-${storeId} ${goods.itemId}`}
        hint={hintFor(hint, goods.itemId)}
      />
    </>
  ),
})

function Bar({ title, itemId }: { title: string; itemId?: number }) {
  const navigate = useNavigate()
  return (
    <NavBar
      overlay
      title={title}
      onBack={navigate.back}
      right={<ShareButton label={goodsPageTexts().share} kind="round" itemId={itemId} />}
    />
  )
}
