import { attributionTime } from '@mallard/contract/insight/share/attribution'
import type { Api } from '#platform/api.ts'
import { newUuid } from '#platform/new-uuid.ts'
import { currentSession } from '#platform/session.ts'
import { readStored, store } from '#platform/storage.ts'

/**
 * By whose address this browser came last, for whom it is told again once somebody has signed in.
 */
const key = 'openedBy'

interface Opened {
  readonly id: string
  readonly path: string
  readonly sponsorId: string
  /** Milliseconds of this browser's clock. */
  readonly at: number
}

/**
 * Tells whose shared address a page was opened by, now or a while ago. The server keeps it; whom it is worth
 * something to is decided there.
 */
export async function noteOpened(
  api: Pick<Api, 'share'>,
  { pathname, search, at = Date.now() }: Pick<Location, 'pathname' | 'search'> & { at?: number },
): Promise<void> {
  if (Date.now() - at > attributionTime) return
  const sponsorId =
    /^\/fx\/[^/]+\/([^/]+)\//.exec(pathname)?.[1] ??
    new URLSearchParams(search).get('sponsorId') ??
    ''
  if (!/^[0-9A-Za-z-]{8,64}$/.test(sponsorId)) return
  const opened: Opened = { id: newUuid(), path: pathname, sponsorId, at }
  if (!currentSession().isLoggedIn) store(key, JSON.stringify(opened))
  await tell(api, opened).catch(() => undefined)
}

/** Somebody has signed in: what the visitor came by is theirs, if it was not too long ago. */
export function claimOpened(api: Pick<Api, 'share'>): void {
  const opened = openedBefore()
  if (!opened || Date.now() - opened.at > attributionTime) return store(key, undefined)
  tell(api, opened).then(
    () => store(key, undefined),
    () => undefined,
  )
}

function tell(api: Pick<Api, 'share'>, { id, path, sponsorId }: Opened): Promise<unknown> {
  return api.share.record({ id, channel: 'opened', path, sponsorId })
}

function openedBefore(): Opened | undefined {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? 'null')
    return typeof value === 'object' && value !== null && 'sponsorId' in value
      ? (value as Opened)
      : undefined
  } catch {
    return undefined
  }
}
