import type { Scope } from '@mallard/kernel'
import type { View } from '#platform/navigator/view.ts'
import { hasPending } from '#platform/pending-action.ts'
import { useSession } from '#platform/session.ts'
import { useLate } from '#platform/use-late.ts'

interface Props {
  view: View
  scope: Scope
}

const loadBall = () => import('./ball/ball.tsx').then(({ Ball }) => Ball)
const loadNote = () => import('#entities/legal/late/test-note.tsx').then(({ TestNote }) => TestNote)
const loadPending = () =>
  import('./pending-actions.tsx').then(({ PendingActions }) => PendingActions)
const loadSignedIn = () =>
  import('./signed-in-parts.tsx').then(({ SignedInParts }) => SignedInParts)

export function LateParts(props: Props) {
  const isLoggedIn = useSession((session) => session.isLoggedIn && session.initStatus === 'done')
  const Ball = useLate(true, loadBall)
  const Note = useLate(true, loadNote)
  const SignedIn = useLate(isLoggedIn, loadSignedIn)
  // Somebody waits for it.
  const Pending = useLate(isLoggedIn && hasPending(), loadPending, 0)
  return (
    <>
      {Note && <Note />}
      {Ball && <Ball {...props} />}
      {Pending && <Pending pathname={props.view.pathname} scope={props.scope} />}
      {SignedIn && <SignedIn {...props} />}
    </>
  )
}
