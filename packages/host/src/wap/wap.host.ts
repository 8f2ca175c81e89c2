import { whenActiveAgain } from '../active-again.ts'
import type { Acts, Environment } from '../environment.ts'
import { HostError, type Place } from '../host.ts'
import { leaveFor } from '../leave.ts'
import { pickImages } from '../pictures.ts'
import { shopperPatience, within } from '../settle.ts'
import type { ShareCard, ShareOutcome } from '../share.ts'

const unsupported = () => Promise.reject(new HostError('unsupported'))

/** A plain browser; the others build on it. */
export function acts({ page }: Environment): Acts {
  return {
    recheck: async () => false,
    async signIn(way, { startUrl }) {
      if (startUrl === undefined) throw new HostError('unsupported', way)
      // Back from the provider, the step back must not lead to its page again.
      page.location.replace(startUrl)
      return { kind: 'left' }
    },
    pay: async (order) => leaveFor(page, order),
    setShareCard: async () => undefined,
    share: (card) => shareBySheet(page.navigator, card),
    statusBar: async () => false,
    tabBar: async () => false,
    back: async () => false,
    closeWindow: async () => false,
    chooseImage: (options) => pickImages(page, options),
    scan: unsupported,
    openLocation: async (place) => void page.open(mapAddress(place), '_blank', 'noopener'),
    openLink: async (url) => {
      page.open(url, '_blank', 'noopener,noreferrer')
      return true
    },
    openLive: async () => false,
    whenActiveAgain: (options) => whenActiveAgain(page, options),
    native: unsupported,
  }
}

/**
 * Browsers of apps open no second window: the page goes there, and the arrow of the app leads back.
 */
export function inOneWindow({
  location,
}: Pick<Environment['page'], 'location'>): Pick<Acts, 'openLink' | 'openLocation'> {
  return {
    openLocation: async (place) => location.assign(mapAddress(place)),
    openLink: async (url) => {
      location.assign(url)
      return true
    },
  }
}

async function shareBySheet(
  navigator: Environment['page']['navigator'],
  { title, text, link }: ShareCard,
): Promise<ShareOutcome> {
  if (!navigator.share) return 'unsupported'
  try {
    await within(
      shopperPatience,
      navigator.share({ title, ...(text !== undefined && { text }), url: link }),
    )
    return 'shared'
  } catch (error) {
    // Closing the sheet is no failure.
    return error instanceof DOMException && error.name === 'AbortError'
      ? 'cancelled'
      : 'unsupported'
  }
}

/** A map that opens in any browser, in the coordinates of Chinese maps. */
function mapAddress({ latitude, longitude, name }: Place): string {
  return `https://uri.amap.com/marker?${new URLSearchParams({ position: `${longitude},${latitude}`, name, coordinate: 'gaode' })}`
}
