import { currentSession, identityKey } from '#platform/session.ts'

/**
 * A page of somebody who was signed out in another tab, or whose place another person has taken
 * there, is drawn again: it must not show one's things to the other.
 */
export function followTabs(drawAnew: () => void = () => location.reload()): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    // Without a key everything was cleared.
    if (key !== identityKey() && key !== null) return
    const { me } = currentSession()
    if (me && idIn(newValue) !== me.id) drawAnew()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}

function idIn(stored: string | null): unknown {
  try {
    return (JSON.parse(stored ?? 'null') as { id?: unknown } | null)?.id
  } catch {
    return undefined
  }
}
