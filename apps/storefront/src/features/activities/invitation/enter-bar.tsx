import type { Invitation } from '@mallard/contract/activities/invitation/invitation.fields'
import { ActionBar } from '@mallard/ui/action-bar'
import { Button } from '@mallard/ui/button'
import { onFirstUse } from '@mallard/ui/first-use'
import { useState } from 'react'
import { useRequireLogin } from '#platform/login.ts'
import { invitationTexts } from './invitation.texts.ts'

const EntrySheet = onFirstUse(() => import('./entry-sheet.tsx').then((module) => module.EntrySheet))

/** The way in; nothing for who is in or waits already. */
export function EnterBar({ event }: { event: Invitation }) {
  const texts = invitationTexts()
  const requireLogin = useRequireLogin()
  const [isOpen, setOpen] = useState(false)
  const { standing, my } = event
  const mayEnter = standing === 'open' || standing === 'full'
  const words = { soon: texts.soon, open: texts.enter, full: texts.join }
  const said = standing === 'closed' || standing === 'over' ? texts[standing] : words[standing]
  if (my !== null && my.state !== 'withdrawn') return null

  async function open(): Promise<void> {
    if (await requireLogin()) setOpen(true)
  }

  return (
    <ActionBar>
      <Button kind="primary" size="lg" block disabled={!mayEnter} onClick={() => void open()}>
        {said}
      </Button>
      <EntrySheet open={isOpen} onClose={() => setOpen(false)} event={event} />
    </ActionBar>
  )
}
