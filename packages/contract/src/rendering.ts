import type { ErrorName } from './errors.ts'
import type { Locale, Scope } from '@mallard/kernel'
import type { HostOverrides } from './hosts.ts'
import type { PageName } from './pages.ts'

/** What the HTTP side and the page renderer of the storefront agree on. */
export interface PageRenderer {
  render(request: PageRequest): Promise<RenderedPage | OfStore>
  /**
   * Names of the query string that change what a page shows; the rest must not multiply cached
   * pages.
   */
  queryNames(name: PageName): Promise<readonly string[]>
}

/** A call made inside the process: `cart.list` with its flat input. */
export interface PageCall {
  name: string
  input: Readonly<Record<string, unknown>>
  scope: Scope
}

export interface PageReply {
  code: number
  data?: unknown
  message?: string
  /** Name of a refusal in the code book. */
  reason?: ErrorName
}

/**
 * `page`: drawn here, for everyone alike. `own`: drawn here for who asks, if all its answers are
 * there. `shell`: its data is given along, the browser draws it.
 */
export type PageMode = 'page' | 'own' | 'shell'

export interface PageRequest {
  /** Path and query. */
  url: string
  locale: Locale
  /** `https://shop.example`, for addresses in the head. */
  origin: string
  /** The store of pages that name none. */
  fallbackScope: Scope
  mode: PageMode
  /** Address of the script with the page's screen, if it has one of its own. */
  code: string | undefined
  /** The visitor is signed in: the answer of the sign-on init is given along. */
  isSignedIn: boolean
  call: (call: PageCall) => Promise<PageReply>
  /** Milliseconds since the epoch. */
  now: number
  /** The operator's settings of host environments, for the page's state. */
  hosts?: HostOverrides | undefined
}

/** What the page is about belongs to another store than the one asked for: it is drawn for that. */
export interface OfStore {
  store: Scope
}

export interface RenderedPage {
  status: 200 | 404 | 503
  name: PageName
  /** Whether `body` holds the page. */
  isDrawn: boolean
  /** Attributes of the root element, each with a space before it. */
  attributes: string
  /** Tags for the head. */
  head: string
  body: string
  /** JSON, safe inside a script element. */
  state: string
}

/** The files a page needs, as the build lists them in `pages.json`. */
export interface PageFiles {
  entry: string
  shared: Files
  pages: Readonly<
    Record<
      string,
      Files & { /** The script with the screen, when it is one of its own. */ code?: string }
    >
  >
}

export interface Files {
  js: readonly string[]
  css: readonly string[]
}

/**
 * The event on the window by which the storefront tells the script of a drawn document that taps
 * are answered from now on. That script then lets go of them, and gives the button that was tapped
 * last, if there is one, to the function in `detail`.
 */
export const aliveEvent = 'alive'

/**
 * The event on the window by which the storefront tells the document that scripts of the page did
 * not come: nobody will answer its buttons.
 */
export const brokenEvent = 'broken'
