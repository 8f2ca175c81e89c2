import { href } from '@mallard/contract/paths'
import { Card, CellList } from '@mallard/ui/card'
import { Cell } from '@mallard/ui/cell'
import { NavBar } from '@mallard/ui/nav-bar'
import { Notice } from '@mallard/ui/notice'
import { useNavigate } from '#platform/navigator/index.ts'
import { defineScreen } from '#platform/screen.ts'
import { TradeLine } from '#entities/trade/trade-line.tsx'
import { askingRole } from './asking-role.ts'
import { Bones } from './bones.tsx'
import { ChooseType } from './choose-type.tsx'
import { returnsTexts } from './returns.texts.ts'
import styles from '#entities/after-sale/after-sale.module.css'

export default defineScreen('returnPartStep1', {
  query: ['role'],
  queries: ({ api, params, query }) => ({
    options: api.returns.v2OrderDetail.query({
      orderItemId: Number(params.orderItemId),
      ...askingRole(query.role).asked,
    }),
  }),
  head: () => ({ noIndex: true }),
  Skeleton: () => <Bones title={returnsTexts().applyTitle} goods={1} lines={6} />,
  Screen: ({
    data: { options },
    params: { orderItemId },
    query,
    scope: { partnerId, storeId },
  }) => {
    const texts = returnsTexts()
    const { kept } = askingRole(query.role)
    return (
      <>
        <NavBar title={texts.applyTitle} onBack={useNavigate().back} />
        <div className={styles.page}>
          {kept.role && <Notice tone="brand">{texts.forBuyer}</Notice>}
          <Card inset={false}>
            <TradeLine line={options.item} />
          </Card>
          {options.canWhole && (
            <CellList>
              <Cell
                title={texts.wholeEntry}
                note={texts.wholeEntryNote}
                arrow
                href={href('returnAllStep1', { partnerId, storeId, orderItemId }, kept)}
              />
            </CellList>
          )}
          <ChooseType
            types={options.types}
            hasNumber
            next={(num, type) =>
              href(
                'returnPartStep2',
                { partnerId, storeId, orderItemId, num },
                { type: String(type), ...kept },
              )
            }
          />
        </div>
      </>
    )
  },
})
