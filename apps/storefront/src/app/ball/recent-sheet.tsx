import { href } from '@mallard/contract/paths'
import type { Scope } from '@mallard/kernel'
import { Button } from '@mallard/ui/button'
import { Empty } from '@mallard/ui/empty'
import { ListRow } from '@mallard/ui/list-row'
import { Picture } from '@mallard/ui/picture'
import { Sheet } from '@mallard/ui/sheet'
import { useState } from 'react'
import { forgetSeen, seenGoods } from '#entities/goods/seen-goods.ts'
import { lineSizes } from '#entities/trade/trade-line.tsx'
import { ballTexts } from './ball.texts.ts'
import styles from './ball.module.css'

/** Goods of this store that were looked at on this phone, the last one first. */
export default function RecentSheet({
  open,
  onClose,
  scope: { partnerId, storeId },
}: {
  open: boolean
  onClose: () => void
  scope: Scope
}) {
  const texts = ballTexts()
  const [forgottenAt, setForgottenAt] = useState(0)
  const goods = open ? seenGoods({ partnerId, storeId }) : []
  return (
    <Sheet
      key={forgottenAt}
      open={open}
      onClose={onClose}
      title={texts.recent}
      footer={
        goods.length > 0 && (
          <Button size="lg" block onClick={() => (forgetSeen(), setForgottenAt(Date.now()))}>
            {texts.forget}
          </Button>
        )
      }
    >
      {goods.length === 0 ? (
        <Empty art="box" title={texts.noRecent} note={texts.noRecentNote} />
      ) : (
        <div className={styles.seen} onClickCapture={onClose}>
          {goods.map(({ itemId, title, pic }) => (
            <ListRow
              key={itemId}
              picture={<Picture src={pic.url} alt="" sizes={lineSizes} tint={pic.color} />}
              title={title}
              href={href('goods', { itemId, partnerId, storeId })}
            />
          ))}
        </div>
      )}
    </Sheet>
  )
}
