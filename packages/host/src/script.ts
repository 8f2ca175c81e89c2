import { HostError } from './host.ts'
import { within } from './settle.ts'

/** An SDK that has not come after this long (ms) is tried at its next address. */
const patience = 8_000

function load(document: Document, address: string): Promise<void> {
  const script = document.createElement('script')
  const loaded = new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new HostError('script', address)))
  })
  script.src = address
  script.async = true
  document.head.append(script)
  return within(patience, loaded)
}

/**
 * Loads a host's own script from the first of its addresses that answers; `isThere` tells whether
 * it did what it should.
 */
export async function loadScript(
  document: Document,
  addresses: readonly string[],
  isThere: () => boolean,
): Promise<void> {
  if (isThere()) return
  for (const address of addresses) {
    try {
      await load(document, address)
      if (isThere()) return
    } catch {
      // The next address.
    }
  }
  throw new HostError('script', addresses.join(' '))
}
