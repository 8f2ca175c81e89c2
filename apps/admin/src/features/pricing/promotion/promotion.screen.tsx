import { Skeleton } from 'antd'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { addressOf } from '#platform/places.ts'
import { useFilters } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { LevelPrices } from './level-prices.tsx'
import { PromotionEditor } from './promotion.form.tsx'
import { promotionTexts } from './promotion.texts.ts'
import { TrialForm } from './trial.form.tsx'
import { usePromotion } from './use-promotions.ts'

/** One promotion, a new one, or what a basket would cost. */
export default function PromotionScreen({ id }: { id: string }) {
  if (id === 'new') return <New />
  if (id === 'level-prices') return <LevelPrices />
  return id === 'trial' ? <TrialForm /> : <Known id={Number(id)} />
}

/** An empty one, or one that begins like another. */
function New() {
  const [filters] = useFilters()
  const like = Number(filters.get('like')) || undefined
  return like === undefined ? <PromotionEditor promotion={undefined} /> : <Like id={like} />
}

function Like({ id }: { id: number }) {
  const { data, error, refetch } = usePromotion(id)
  if (data) return <PromotionEditor promotion={undefined} like={data} />
  return error ? (
    <LoadFailed error={error} onAgain={refetch} />
  ) : (
    <Skeleton active paragraph={{ rows: 8 }} />
  )
}

function Known({ id }: { id: number }) {
  const texts = promotionTexts.use()
  const { scope } = useSession()
  const { data, error, refetch } = usePromotion(id)
  if (data) return <PromotionEditor key={data.id} promotion={data} />
  return (
    <>
      <PageHeader
        title={texts.title}
        back={{ to: addressOf(scope, 'promotions'), text: texts.title }}
      />
      {error ? (
        <LoadFailed error={error} onAgain={refetch} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </>
  )
}
