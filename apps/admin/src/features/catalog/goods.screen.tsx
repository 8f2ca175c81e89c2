import { Skeleton } from 'antd'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { addressOf } from '#platform/places.ts'
import { useSession } from '#platform/session.ts'
import { GoodsEditor } from './goods.form.tsx'
import { goodsTexts } from './goods.texts.ts'
import { useGoods } from './use-goods.ts'

export default function GoodsScreen({ id }: { id: string }) {
  const texts = goodsTexts.use()
  const { scope } = useSession()
  const { data: goods, error, refetch } = useGoods(Number(id))
  if (goods) return <GoodsEditor goods={goods} onReload={async () => (await refetch()).data} />
  return (
    <>
      <PageHeader title={texts.goods} back={{ to: addressOf(scope, 'goods'), text: texts.back }} />
      {error ? <LoadFailed error={error} onAgain={refetch} /> : <Skeleton active paragraph={{ rows: 10 }} />}
    </>
  )
}
