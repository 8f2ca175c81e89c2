import { href } from '@mallard/contract/paths'
import { GiftIcon } from '@mallard/ui/icons'
import { Notice } from '@mallard/ui/notice'
import { Link, usePage } from '#platform/navigator/index.ts'
import { waitingGiftTexts } from './gift.texts.ts'
import { useWaitingGift } from './use-waiting-gift.ts'

/** Says to who is about to order that this costs them the gift for new customers. */
export function WaitingGift() {
  const texts = waitingGiftTexts()
  const { partnerId, storeId } = usePage().scope
  const gift = useWaitingGift()
  if (!gift) return null
  return (
    <Notice
      tone="warn"
      icon={<GiftIcon size={18} />}
      action={<Link to={href('giftNewArrival', { partnerId, storeId })}>{texts.claim}</Link>}
    >
      {texts.title(gift)}
      <br />
      {texts.note}
    </Notice>
  )
}
