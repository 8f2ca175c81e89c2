import type { Scope } from '@mallard/kernel'
import { useEffect, useState, type ComponentType } from 'react'
import type { View } from '#platform/navigator/view.ts'
import { useSession } from '#platform/session.ts'

interface Props {
  view: View
  scope: Scope
}

/** What the first page can do without for a moment (ms): the floating ball, and what only somebody who is signed in has. */
const lateness = 2000

/** A part that comes after the page, if it is wanted. */
function useLate<P>(isWanted: boolean, load: () => Promise<ComponentType<P>>): ComponentType<P> | undefined {
  const [Part, setPart] = useState<ComponentType<P>>()
  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(() => {
      load().then(
        (part) => setPart(() => part),
        () => undefined,
      )
    }, lateness)
    return () => clearTimeout(timer)
  }, [isWanted, load])
  return isWanted ? Part : undefined
}

const loadBall = () => import('./ball/ball.tsx').then(({ Ball }) => Ball)
const loadSignedIn = () => import('./signed-in-parts.tsx').then(({ SignedInParts }) => SignedInParts)

export function LateParts(props: Props) {
  const isLoggedIn = useSession((session) => session.isLoggedIn && session.initStatus === 'done')
  const Ball = useLate(true, loadBall)
  const SignedIn = useLate(isLoggedIn, loadSignedIn)
  return (
    <>
      {Ball && <Ball {...props} />}
      {SignedIn && <SignedIn {...props} />}
    </>
  )
}
