import { Countdown } from '@mallard/ui/countdown'
import { ClockIcon } from '@mallard/ui/icons'
import { Notice } from '@mallard/ui/notice'
import { useState } from 'react'
import { useServerOffset } from '#platform/use-server-offset.ts'
import { checkoutTexts } from './checkout.texts.ts'

/** Time left (ms) at which the shopper is told. */
const worthSaying = 600_000

/** How long the checkout stays as it is; silent while there is plenty of time. */
export function Expiry({
  until,
  onEnd,
  isOver,
}: {
  until: number
  onEnd: () => void
  isOver: boolean
}) {
  const texts = checkoutTexts()
  const offset = useServerOffset()
  const [openedAt] = useState(() => Date.now())
  if (isOver) return <Notice tone="bad">{texts.expired}</Notice>
  if (until - openedAt - offset > worthSaying) return null
  return (
    <Notice tone="warn" icon={<ClockIcon size={18} />}>
      <Countdown
        until={until}
        renderedAt={openedAt + offset}
        offset={offset}
        label={texts.expires}
        onEnd={onEnd}
      />
    </Notice>
  )
}
