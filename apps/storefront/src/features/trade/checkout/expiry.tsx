import { Countdown } from '@mallard/ui/countdown'
import { ClockIcon } from '@mallard/ui/icons'
import { Notice } from '@mallard/ui/notice'
import { useEffect, useState } from 'react'
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
  const [lookedAt, setLookedAt] = useState(() => Date.now())
  const spare = until - lookedAt - offset - worthSaying

  useEffect(() => {
    if (spare <= 0) return
    const look = () => setLookedAt(Date.now())
    const timer = setTimeout(look, spare)
    // Timers stand still while a phone sleeps.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [spare])

  if (isOver) return <Notice tone="bad">{texts.expired}</Notice>
  if (spare > 0) return null
  return (
    <Notice tone="warn" icon={<ClockIcon size={18} />}>
      <Countdown
        until={until}
        // The end is told also where a phone slept through it.
        renderedAt={Math.min(lookedAt + offset, until - 1)}
        offset={offset}
        label={texts.expires}
        onEnd={onEnd}
      />
    </Notice>
  )
}
