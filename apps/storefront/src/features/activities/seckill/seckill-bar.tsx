import type { SaleState } from '@mallard/contract/activities/seckill/seckill.codes'
import type { SeckillDetail } from '@mallard/contract/activities/seckill/seckill.fields'
import { href } from '@mallard/contract/paths'
import { yuan } from '@mallard/kernel/money'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { usePage } from '#platform/navigator/index.ts'
import { seckillTexts } from '#entities/seckill/seckill.texts.ts'
import styles from './seckill.module.css'
import { useReminders } from './use-reminders.ts'
import { useTake } from './use-take.ts'

/** The ordinary way at the ordinary price, and what can be done in the session now. */
export function SeckillBar({
  detail: { promotionId, sku },
  state,
  quantity,
}: {
  detail: SeckillDetail
  state: SaleState
  quantity: number
}) {
  const texts = seckillTexts()
  const { partnerId, storeId } = usePage().scope
  const { isBusy, take } = useTake()
  const reminders = useReminders()
  const isReminded = reminders.isOn(promotionId)
  return (
    <ActionBar>
      <div className={styles.actions}>
        <Button
          kind="soft"
          size="lg"
          block
          href={href('goods', { partnerId, storeId, itemId: sku.itemId })}
        >
          {texts.atPrice(yuan(sku.salePrice).replace(/\.00$/, ''))}
        </Button>
        {state === 'wait' ? (
          <Button
            kind={isReminded ? 'secondary' : 'primary'}
            size="lg"
            block
            aria-pressed={isReminded}
            onClick={() => reminders.toggle(promotionId)}
          >
            {isReminded ? texts.reminded : texts.remind}
          </Button>
        ) : (
          // A unit may come back any moment: who taps then asks the server.
          <Button
            kind="primary"
            size="lg"
            block
            busy={isBusy}
            disabled={state === 'soldOut' || state === 'ended'}
            onClick={() => void take(sku.productSn, promotionId, quantity)}
          >
            {state === 'selling'
              ? texts.takeNow
              : state === 'chance'
                ? texts.chance
                : state === 'soldOut'
                  ? texts.soldOut
                  : texts.over}
          </Button>
        )}
      </div>
    </ActionBar>
  )
}
