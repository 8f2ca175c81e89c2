/** What the worker does with a request: see worker.ts. */
export type Keeping = 'document' | 'file' | 'picture' | 'answer' | 'none'

export interface KeptRequest {
  method: string
  /** `navigate` for documents. */
  mode: string
  url: string
}

/**
 * Answers that home, goods and cart are drawn from. Orders, addresses and whatever else is a
 * shopper's own are never kept.
 */
const answers =
  /^\/b2c\/(?:init\/\d+-\d+\/init|cms\/\d+-\d+\/page\/.+|product\/\d+-\d+\/(?:detail\/\d+|product-list)|member\/\d+-\d+\/recommend|comment\/\d+-\d+\/list|seckill\/\d+-\d+\/current|cartV3\/\d+-\d+\/(?:list|getCartTotal))$/

/** Addresses of the same origin that are no pages of the shop. */
const noPages =
  /^\/(?:admin|docs|b2c|sso|pay|p|hooks|ws|metrics|healthz|readyz|openapi\.json|csp-report)(?:\/|$)|\.[a-z\d]+$/i

export function keepingOf({ method, mode, url }: KeptRequest, origin: string): Keeping {
  const { pathname, origin: from } = new URL(url)
  if (method !== 'GET' || from !== origin) return 'none'
  if (mode === 'navigate') return noPages.test(pathname) ? 'none' : 'document'
  if (pathname.startsWith('/assets/')) return 'file'
  if (/^\/(?:pictures|avatars)\/|^\/favicon\.svg$/.test(pathname)) return 'picture'
  return answers.test(pathname) ? 'answer' : 'none'
}

/**
 * Documents worth keeping as they were drawn; every other page is drawn again from answers, or says
 * that it cannot be.
 */
export function isSeenAgain(pathname: string): boolean {
  return /^\/(?:$|a\/\d+-\d+\/?$|goods\/\d+-\d+-\d+$)/.test(pathname)
}

/**
 * What holds nothing of a shopper: what the server calls public, or lets this browser alone keep
 * because it is of the store visited last.
 */
export function isForEveryone(status: number, cacheControl: string | null): boolean {
  return status === 200 && /^(?:public\b|private, max-age=0$)/.test(cacheControl ?? '')
}

/** The page whose document draws any other of its store. */
export function shellPath(pathname: string): string | undefined {
  const scope = /(?:^|[/-])(\d+-\d+)(?:\/|$)/.exec(pathname)?.[1]
  return scope && `/order/${scope}/cart`
}

/** Anyone who begins, ends or changes a session asks these. */
export function changesSession({ method, url }: KeptRequest): boolean {
  return method !== 'GET' && /^\/sso\/|\/session\/end/.test(new URL(url).pathname)
}

/** Says in the document that it is a copy. */
export function asCopy(document: string): string {
  return document.replace('<html ', '<html data-offline ')
}
