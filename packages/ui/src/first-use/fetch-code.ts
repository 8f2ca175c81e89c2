import { textsOf } from '../locale/index.ts'
import { toast } from '../toast/index.ts'

/**
 * Whether the code of a part may come. Browsers keep a failed import for as long as the page lives
 * (Firefox always, Chromium since 150), so that nothing is imported without a line, unless a
 * service worker may have kept it.
 */
const mayCome = (): boolean => navigator.onLine || Boolean(navigator.serviceWorker?.controller)

/**
 * The code of a part. A failed download is tried once more; where it does not come, that is said
 * and the answer is undefined.
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code | undefined> {
  try {
    if (!mayCome()) throw new TypeError('no line')
    return await load().catch(load)
  } catch {
    toast(textsOf(document.documentElement.lang.startsWith('en') ? 'en' : 'zh').notFetched)
    return undefined
  }
}
