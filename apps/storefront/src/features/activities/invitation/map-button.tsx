import type { Invitation } from '@mallard/contract/activities/invitation/invitation.fields'
import { Button } from '@mallard/ui/button'
import { toast } from '@mallard/ui/toast'
import { useHost } from '#platform/host.ts'
import { invitationTexts } from './invitation.texts.ts'

/** Opens the map of the host where an event is held; nothing where no point of it is told. */
export function MapButton({ event: { point, place } }: { event: Invitation }) {
  const texts = invitationTexts()
  const host = useHost()
  if (point === null) return null
  const open = () =>
    void host?.openLocation({ ...point, name: place }).catch(() => toast(texts.mapFailed))
  return (
    <Button size="sm" disabled={!host} onClick={open}>
      {texts.map}
    </Button>
  )
}
