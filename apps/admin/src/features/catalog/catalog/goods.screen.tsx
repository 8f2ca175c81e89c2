import { definePage } from '#platform/page/define-page.tsx'
import { GoodsEditor } from './goods.form.tsx'
import { GoodsCreate } from './goods-create.form.tsx'
import { goodsTexts } from './goods.texts.ts'

/** One goods item, or a new one, which may be a copy. */
export default definePage({
  texts: goodsTexts,
  read: (api, id) => ({
    ...api.goodsAdmin.detail.query({ id: Number(id) }),
    refetchOnWindowFocus: false,
  }),
  section: 'goods',
  back: ({ back }) => back,
  waiting: ({ texts, id }) => (id === 'new' ? texts.copyTitle : texts.goods),
  body: ({ one, again }) => <GoodsEditor goods={one} onReload={again} />,
  fresh: (like) => <GoodsCreate copyOf={like} />,
})
