import { definePage } from '#platform/page/define-page.tsx'
import { LevelPrices } from './level-prices.tsx'
import { PromotionEditor } from './promotion.form.tsx'
import { promotionTexts } from './promotion.texts.ts'
import { TrialForm } from './trial.form.tsx'

/** One promotion, a new one, or what a basket would cost. */
export default function PromotionScreen({ id }: { id: string }) {
  if (id === 'level-prices') return <LevelPrices />
  return id === 'trial' ? <TrialForm /> : <PromotionPage id={id} />
}

const PromotionPage = definePage({
  texts: promotionTexts,
  read: (api, id) => ({
    ...api.promotionAdmin.detail.query({ id: Number(id) }),
    refetchOnWindowFocus: false,
  }),
  section: 'promotions',
  back: ({ title }) => title,
  waiting: ({ texts }) => texts.title,
  body: ({ one }) => <PromotionEditor key={one.id} of={one} />,
  fresh: (like) => <PromotionEditor of={undefined} like={like} />,
})
