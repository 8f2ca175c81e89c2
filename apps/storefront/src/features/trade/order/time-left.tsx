import { Countdown } from '@mallard/ui/countdown'
import { useState } from 'react'
import { useServerOffset } from '#platform/use-server-offset.ts'
import { orderTexts } from './order.texts.ts'

/** How long an unpaid order can still be paid, by the server's clock. */
export function TimeLeft({ until, onTimeUp }: { until: number; onTimeUp?: () => void }) {
  const texts = orderTexts()
  const offset = useServerOffset()
  const [openedAt] = useState(() => Date.now())
  if (until <= openedAt + offset) return texts.unpaidOver
  return (
    <Countdown
      until={until}
      renderedAt={openedAt + offset}
      offset={offset}
      label={texts.unpaidNote}
      onEnd={onTimeUp}
    />
  )
}
