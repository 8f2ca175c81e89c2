import { href } from '@mallard/contract/paths'
import { Price } from '@mallard/ui/price'
import { defineScreen } from '#platform/screen.ts'
import { fxTexts } from './fx.texts.ts'
import { OwnLink } from './own-link.tsx'
import { Bar, Bones } from './parts.tsx'

export default defineScreen('fxGoodsLinkOwn', {
  queries: ({ api, scope: { partnerId, storeId }, params: { sponsorId, productSn } }) => ({
    brought: api.fx.brought.query({
      path: href('fxGoodsLink', { partnerId, storeId, sponsorId, productSn }),
    }),
    goods: api.catalog.bySn.query({ productSn }),
  }),
  // What is shared is the link itself, not this page.
  head: ({ scope: { partnerId, storeId }, params: { sponsorId, productSn } }, { goods }) => ({
    title: goods.title,
    description: goods.subTitle,
    image: goods.pic,
    canonical: href('fxGoodsLink', { partnerId, storeId, sponsorId, productSn }),
  }),
  Skeleton: () => <Bones title={fxTexts().linkTitle} label={fxTexts().linkLoading} />,
  Screen: ({ data, scope: { partnerId, storeId }, params: { sponsorId, productSn } }) => (
    <>
      <Bar title={fxTexts().linkTitle} />
      <OwnLink
        title={data.goods.title}
        subTitle={data.goods.subTitle}
        pic={data.goods.pic}
        price={<Price amount={data.goods.price} original={data.goods.listPrice} />}
        itemId={data.goods.itemId}
        brought={data.brought}
        path={href('fxGoodsLink', { partnerId, storeId, sponsorId, productSn })}
        plain={href('goods', { partnerId, storeId, itemId: data.goods.itemId })}
      />
    </>
  ),
})
