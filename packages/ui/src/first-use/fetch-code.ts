import { textsOf } from '../locale/index.ts'
import { toast } from '../toast/index.ts'

/** The code of a part. A failed download is tried once more; where it does not come, that is said and the answer is undefined. */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code | undefined> {
  try {
    return await load().catch(load)
  } catch {
    toast(textsOf(document.documentElement.lang.startsWith('en') ? 'en' : 'zh-CN').notFetched)
    return undefined
  }
}
