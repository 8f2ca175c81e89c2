import { pages, type PageName } from '@mallard/contract/pages'

/** Pages that are drawn for strangers and not looked at by themselves, each with its reason. */
const repeats: Partial<Record<PageName, string>> = {
  homeScoped: 'home, with the store in its address',
  cmsV1aBare: 'cmsV1a, in the store visited last',
  cmsV1bBare: 'cmsV1b, in the store visited last',
  searchBare: 'search, in the store visited last',
  serviceBare: 'service, in the store visited last',
}

const names = Object.keys(pages) as PageName[]

/**
 * The pages that strangers arrive on, and the one that asks them who they are: all that the server
 * draws for everyone alike, each screen and its content once.
 */
export const landingPages: readonly PageName[] = names.filter(
  (name) => 'anonymous' in pages[name] && !(name in repeats),
)

/** Pages that the server draws for who asks. */
export const ownDrawnPages: readonly PageName[] = names.filter(
  (name) => 'drawnForEach' in pages[name],
)
