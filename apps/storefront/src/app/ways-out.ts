import type { Host } from '@mallard/host'

/**
 * Files and other sites: an app of the brand's own has no place for them, and opens them where they
 * belong (`link`).
 */
export async function openOutside(
  { can, openLink }: Pick<Host, 'can' | 'openLink'>,
  url: string,
): Promise<void> {
  if (!can.bridge || !(await openLink(new URL(url, location.origin).href))) location.assign(url)
}

/**
 * Back from the shop's first page: the device app, of which the shop is one page, takes the shopper
 * back (`backSmartApp`); others go home.
 */
export async function leavesShop({ can, back }: Pick<Host, 'can' | 'back'>): Promise<boolean> {
  return can.bridge && can.closeWindow && back()
}
