import type { Host } from '@mallard/host'
import { isPage } from '#platform/navigator/view.ts'
import { openOutside } from './ways-out.ts'

/**
 * Whatever is tapped and leads to a file or another site, wherever it stands and whoever wrote it:
 * the app opens it where it belongs, and the shop stays where it is.
 */
export function leadOutside(host: Pick<Host, 'can' | 'openLink'>): () => void {
  if (!host.can.bridge) return () => undefined
  const onClick = (event: MouseEvent) => {
    const anchor = event.target instanceof Element && event.target.closest('a[href]')
    if (event.defaultPrevented || !(anchor instanceof HTMLAnchorElement)) return
    const { protocol, origin, pathname, search, hash, href } = anchor
    const isOurs = origin === location.origin && isPage(pathname)
    const isHere = hash !== '' && pathname + search === location.pathname + location.search
    if (!/^https?:$/.test(protocol) || isOurs || isHere) return
    event.preventDefault()
    void openOutside(host, href)
  }
  document.addEventListener('click', onClick)
  return () => document.removeEventListener('click', onClick)
}
