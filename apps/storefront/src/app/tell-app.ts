import type { Host } from '@mallard/host'
import { subscribePrivacy } from '#platform/privacy.ts'
import { currentSession, subscribeSession } from '#platform/session.ts'

/**
 * Tells an app of the brand's own what happens in the shop and concerns it (specification §7): who
 * has signed in or out (`loginStatus`: type in or out, and the member's id), and what was agreed to
 * or withdrawn (`privacyStatus`: type such as `privacy:given`). An app that does not know these is
 * none the worse.
 */
export function tellApp({ can, native }: Pick<Host, 'can' | 'native'>): () => void {
  if (!can.bridge) return () => undefined
  const tell = (...[method, input]: Parameters<Host['native']>) =>
    void native(method, input).catch(() => undefined)
  let said: string | undefined
  const follow = () => {
    const { initStatus, me } = currentSession()
    const now = me ? String(me.id) : ''
    if (initStatus === 'waiting' || now === said) return
    said = now
    tell('loginStatus', me ? { type: 'in', userId: now } : { type: 'out' })
  }
  follow()
  const stops = [
    subscribeSession(follow),
    subscribePrivacy(({ code, isGiven }) =>
      tell('privacyStatus', { type: `${code}:${isGiven ? 'given' : 'withdrawn'}` }),
    ),
  ]
  return () => stops.forEach((stop) => stop())
}
