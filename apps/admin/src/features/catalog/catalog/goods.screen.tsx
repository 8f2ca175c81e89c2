import { Skeleton } from 'antd'
import { LoadFailed } from '#platform/parts/load-failed.tsx'
import { PageHeader } from '#platform/parts/page-header.tsx'
import { addressOf } from '#platform/places.ts'
import { useAddress } from '#platform/router.tsx'
import { useSession } from '#platform/session.ts'
import { GoodsEditor } from './goods.form.tsx'
import { GoodsCreate } from './goods-create.form.tsx'
import { goodsTexts } from './goods.texts.ts'
import { useGoods } from './use-goods.ts'

export default function GoodsScreen({ id }: { id: string }) {
  return id === 'new' ? <NewGoods /> : <EditGoods id={id} />
}

function NewGoods() {
  const from = Number(useAddress().searchParams.get('from'))
  if (from > 0) return <CopyOf id={from} />
  return <GoodsCreate />
}

function CopyOf({ id }: { id: number }) {
  const texts = goodsTexts.use()
  const { scope } = useSession()
  const { data, error, refetch } = useGoods(id)
  if (data) return <GoodsCreate copyOf={data} />
  return (
    <>
      <PageHeader
        title={texts.copyTitle}
        back={{ to: addressOf(scope, 'goods'), text: texts.back }}
      />
      {error ? (
        <LoadFailed error={error} onAgain={refetch} />
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
    </>
  )
}

function EditGoods({ id }: { id: string }) {
  const texts = goodsTexts.use()
  const { scope } = useSession()
  const { data: goods, error, refetch } = useGoods(Number(id))
  if (goods) return <GoodsEditor goods={goods} onReload={async () => (await refetch()).data} />
  return (
    <>
      <PageHeader title={texts.goods} back={{ to: addressOf(scope, 'goods'), text: texts.back }} />
      {error ? (
        <LoadFailed error={error} onAgain={refetch} />
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
    </>
  )
}
