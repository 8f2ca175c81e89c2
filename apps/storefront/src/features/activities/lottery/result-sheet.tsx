import { prizeType } from '@mallard/contract/activities/lottery/lottery.codes'
import type { LotteryDraw } from '@mallard/contract/activities/lottery/lottery.fields'
import { href } from '@mallard/contract/paths'
import { Burst } from '@mallard/ui/burst'
import { Button } from '@mallard/ui/button'
import { Sheet } from '@mallard/ui/sheet'
import { usePage } from '#platform/navigator/index.ts'
import { PrizeIcon } from './prize-icon.tsx'
import type { Draw } from './use-draw.ts'
import styles from './lottery.module.css'
import { lotteryTexts } from './lottery.texts.ts'

/** What was drawn, and what can be done with it. */
export function ResultSheet({ draw }: { draw: Draw }) {
  const texts = lotteryTexts()
  const { result, phase, close } = draw
  const isLost = result?.type === prizeType.thanks
  return (
    <Sheet
      open={phase === 'shown' && result !== undefined}
      onClose={close}
      title={result && (isLost ? texts.lost : texts.won(result.name))}
    >
      {result && (
        <div className={styles.result}>
          <span className={styles.resultIcon}>
            {!isLost && <Burst />}
            <PrizeIcon type={result.type} pic={result.pic} size="lg" />
          </span>
          <p className={styles.small}>{noteOf(result, texts)}</p>
          <Acts type={result.type} onClose={close} />
        </div>
      )}
    </Sheet>
  )
}

function noteOf({ type }: LotteryDraw, texts: ReturnType<typeof lotteryTexts>): string {
  if (type === prizeType.points) return texts.pointsNote
  if (type === prizeType.coupon) return texts.couponNote
  return type === prizeType.goods ? texts.goodsNote : texts.lostNote
}

function Acts({ type, onClose }: { type: LotteryDraw['type']; onClose: () => void }) {
  const texts = lotteryTexts()
  const { partnerId, storeId } = usePage().scope
  const store = { partnerId, storeId }
  const next = {
    [prizeType.thanks]: undefined,
    [prizeType.points]: { to: href('integralCenter', {}), text: texts.toPoints },
    [prizeType.coupon]: { to: href('couponList', store), text: texts.toCoupons },
    [prizeType.goods]: { to: href('lotteryWinRecord', store), text: texts.toAddress },
  }[type]
  return (
    <div className={styles.acts}>
      {next && (
        <Button kind="primary" size="lg" block href={next.to} onClick={onClose}>
          {next.text}
        </Button>
      )}
      <Button kind={next ? 'plain' : 'primary'} size="lg" block onClick={onClose}>
        {texts.ok}
      </Button>
    </div>
  )
}
