import { Countdown } from '@mallard/ui/countdown'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#platform/api.ts'
import { useServerOffset } from '#platform/use-server-offset.ts'
import { dealTexts } from './deal-countdown.texts.ts'

/** The time that is left; when it is over, the page asks for the price that holds then. */
export default function DealCountdown({ until, itemId }: { until: number; itemId: number }) {
  const api = useApi()
  const client = useQueryClient()
  const offset = useServerOffset()
  const [openedAt] = useState(() => Date.now())
  const onEnd = () =>
    void client.invalidateQueries({ queryKey: api.catalog.detail.query({ id: itemId }).queryKey })
  return (
    <Countdown
      until={until}
      renderedAt={openedAt + offset}
      offset={offset}
      kind="blocks"
      label={dealTexts().left}
      onEnd={onEnd}
    />
  )
}
