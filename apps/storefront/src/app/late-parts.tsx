import type { Scope } from '@mallard/kernel'
import { useEffect, useState, type ComponentType } from 'react'
import type { View } from '#platform/navigator/view.ts'
import { hasPending } from '#platform/pending-action.ts'
import { useSession } from '#platform/session.ts'

interface Props {
  view: View
  scope: Scope
}

/**
 * What the first page can do without for a moment (ms): the floating ball, and what only somebody
 * who is signed in has.
 */
const lateness = 2000

/** A part that comes after the page, if it is wanted. */
function useLate<P>(
  isWanted: boolean,
  load: () => Promise<ComponentType<P>>,
  wait = lateness,
): ComponentType<P> | undefined {
  const [Part, setPart] = useState<ComponentType<P>>()
  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(() => {
      load().then(
        (part) => setPart(() => part),
        () => undefined,
      )
    }, wait)
    return () => clearTimeout(timer)
  }, [isWanted, load, wait])
  return isWanted ? Part : undefined
}

const loadBall = () => import('./ball/ball.tsx').then(({ Ball }) => Ball)
const loadPending = () =>
  import('./pending-actions.tsx').then(({ PendingActions }) => PendingActions)
const loadSignedIn = () =>
  import('./signed-in-parts.tsx').then(({ SignedInParts }) => SignedInParts)

export function LateParts(props: Props) {
  const isLoggedIn = useSession((session) => session.isLoggedIn && session.initStatus === 'done')
  const Ball = useLate(true, loadBall)
  const SignedIn = useLate(isLoggedIn, loadSignedIn)
  // Somebody waits for it.
  const Pending = useLate(isLoggedIn && hasPending(), loadPending, 0)
  return (
    <>
      {Ball && <Ball {...props} />}
      {Pending && <Pending pathname={props.view.pathname} scope={props.scope} />}
      {SignedIn && <SignedIn {...props} />}
    </>
  )
}
