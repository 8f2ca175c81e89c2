import type { AdminGoodsDetail } from '@mallard/contract/catalog/catalog/goods-admin.calls'
import { Button, Tooltip } from 'antd'
import { Panel } from '#platform/parts/panel.tsx'
import styles from './goods.module.css'
import { goodsTexts } from './goods.texts.ts'
import { matrixTexts } from './matrix.texts.ts'
import { SkuRow } from './sku-row.tsx'

export interface SkuTableProps {
  goods: AdminGoodsDetail
  isReadOnly: boolean
  /** The list price is the same in every store of the partner. */
  isListPriceReadOnly: boolean
  onDirty: (sn: string, isDirty: boolean) => void
  /** Undefined: one may not change what the SKUs differ by. */
  onChangeMatrix: (() => void) | undefined
  /** Something else is to be saved before. */
  isBlocked: boolean
}

/** Prices and stock, each row saved on its own. */
export function SkuTable({
  goods,
  isReadOnly,
  isListPriceReadOnly,
  onDirty,
  onChangeMatrix,
  isBlocked,
}: SkuTableProps) {
  const { change, saveFirst } = matrixTexts.use()
  const texts = goodsTexts.use()
  return (
    <Panel
      title={texts.skuTable}
      extra={
        onChangeMatrix && (
          <Tooltip title={isBlocked ? saveFirst : undefined}>
            <Button size="small" disabled={isBlocked} onClick={onChangeMatrix}>
              {change}
            </Button>
          </Tooltip>
        )
      }
    >
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={texts.skuTable}>
        <table className={styles.skus}>
          <thead>
            <tr>
              <th>{texts.sku}</th>
              <th>{texts.salePrice}</th>
              <th>{texts.listPrice}</th>
              <th>{texts.onHand}</th>
              <th className={styles.figure}>
                <Tooltip title={texts.availableHint}>
                  <span>{texts.available}</span>
                </Tooltip>
              </th>
              <th>
                <span className="sr-only">{texts.save}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {goods.skus.map((sku) => (
              <SkuRow
                key={sku.productSn}
                goodsId={goods.itemId}
                sku={sku}
                isReadOnly={isReadOnly}
                isListPriceReadOnly={isListPriceReadOnly}
                onDirty={onDirty}
              />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}
