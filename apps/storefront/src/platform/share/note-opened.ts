import type { Api } from '#platform/api.ts'
import { newUuid } from '#platform/new-uuid.ts'

/** Tells whose shared address this page was opened by. The server keeps it; whom it is worth something to is decided there. */
export function noteOpened(api: Pick<Api, 'share'>, { pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const sponsorId = new URLSearchParams(search).get('sponsorId') ?? ''
  if (!/^[0-9A-Za-z-]{8,64}$/.test(sponsorId)) return
  api.share.record({ id: newUuid(), channel: 'opened', path: pathname, sponsorId }).catch(() => undefined)
}
