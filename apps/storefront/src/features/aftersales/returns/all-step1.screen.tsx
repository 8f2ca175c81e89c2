import { href } from '@mallard/contract/paths'
import { Card } from '@mallard/ui/card'
import { ErrorState } from '@mallard/ui/empty'
import { NavBar } from '@mallard/ui/nav-bar'
import { SkeletonRows } from '@mallard/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/api.ts'
import { useNavigate, usePage } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { TradeLine } from '#entities/trade/trade-line.tsx'
import { askingRole, type AskingRole } from './asking-role.ts'
import { ChooseType } from './choose-type.tsx'
import { returnsTexts } from './returns.texts.ts'
import styles from '#entities/after-sale/after-sale.module.css'

export default defineScreen('returnAllStep1', {
  query: ['role'],
  queries: ({ api, params, query }) => ({
    options: api.returns.v2OrderDetail.query({
      orderItemId: Number(params.orderItemId),
      ...askingRole(query.role).asked,
    }),
  }),
  head: () => ({ noIndex: true }),
  Skeleton: () => (
    <>
      <NavBar title={returnsTexts().wholeTitle} onBack={useNavigate().back} />
      <Bones />
    </>
  ),
  Screen: ({ data: { options }, params: { orderItemId }, query }) => (
    <>
      <NavBar title={returnsTexts().wholeTitle} onBack={useNavigate().back} />
      <Whole orderSn={options.orderSn} orderItemId={orderItemId} role={askingRole(query.role)} />
    </>
  ),
})

function Bones() {
  return (
    <div className={styles.page} role="status" aria-label={returnsTexts().loading}>
      <Card inset={false}>
        <SkeletonRows count={3} />
      </Card>
    </div>
  )
}

interface WholeProps {
  orderSn: string
  orderItemId: string
  role: AskingRole
}

/** The address names an item; what is given back is everything of its order. */
function Whole({ orderSn, orderItemId, role: { asked, kept } }: WholeProps) {
  const texts = returnsTexts()
  const api = useApi()
  const { partnerId, storeId } = usePage().scope
  const {
    data: whole,
    isError,
    refetch,
    isFetching,
  } = useQuery(api.returns.orderDetail.query({ sn: orderSn, ...asked }))
  if (!whole)
    return isError ? <ErrorState onRetry={() => void refetch()} busy={isFetching} /> : <Bones />
  const units = whole.items.reduce((sum, item) => sum + item.productQuantity, 0)
  return (
    <div className={styles.page}>
      {whole.items.length > 0 && (
        <Card inset={false} title={texts.goods}>
          {whole.items.map((item) => (
            <TradeLine key={item.id} line={item} />
          ))}
        </Card>
      )}
      <ChooseType
        types={whole.types}
        hasNumber={false}
        next={(_, type) =>
          href(
            'returnAllStep2',
            { partnerId, storeId, orderItemId, num: units },
            { type: String(type), ...kept },
          )
        }
      />
    </div>
  )
}
