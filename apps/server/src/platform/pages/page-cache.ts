import type { OfStore } from '@mallard/contract/rendering'
import { scopeText, type Clock } from '@mallard/kernel'
import type { FastifyReply } from 'fastify'
import type { Cache, Sized } from '../cache.ts'
import { adminTag } from '../cache-tags.ts'
import type { PageMaker } from './make-page.ts'
import type { PageAnswer } from './page-answer.ts'
import { forBrowser, type PageRequest, sendAnswer } from './page-request.ts'

export interface SharedPageOptions {
  clock: Clock
  /** Keeps pages that everyone in a store sees alike; while the database is away also old ones. */
  documents: Cache
  /**
   * Whether the database is known to be away: pages are then older than they usually are, and say
   * so.
   */
  isAway?: () => boolean
  /**
   * Milliseconds that a page drawn for everyone is sent again, unless staff change something; with
   * the 4 s that the catalogue keeps its answers, nothing shown is older than 10 s.
   */
  pageTtl?: number
}

/** A page and when it was begun (ms). */
interface Drawn extends Sized {
  readonly page: PageAnswer
  readonly at: number
}

/** Of the text: it is kept as it is and compressed, to a fifth. */
const withPacked = 1.2

class PageBroken extends Error {
  readonly page: PageAnswer
  constructor(page: PageAnswer) {
    super('the page could not be drawn')
    this.page = page
  }
}

/** Sends a page that everyone in a store sees alike, at the address that is given. */
export type SendShared = (visit: PageRequest, url: string) => Promise<FastifyReply>

/** Keeps pages that everyone in a store sees alike, and sends them. */
export function sharedPages(
  { localeFor, make }: PageMaker,
  { clock, documents, isAway = () => false, pageTtl = 5_000 }: SharedPageOptions,
): SendShared {
  /** The page for everyone in a store, as it was drawn a moment ago, or now. */
  async function keptPage(asked: PageRequest, url: string): Promise<Drawn | OfStore> {
    const { hasStore, scope } = asked
    const locale = await localeFor(asked)
    const key = hasStore ? `page:${locale} ${url}` : `page:${locale} ${scopeText(scope)} ${url}`
    let isOwn = false
    const load = () => {
      isOwn = true
      return makeWhole(asked, url)
    }
    const broken = (error: unknown) => {
      if (error instanceof PageBroken) return { page: error.page, at: clock.now(), keptBytes: 0 }
      throw error
    }
    const get = () => documents.get(key, pageTtl, load, [adminTag(scope.partnerId)]).catch(broken)
    const kept = await get()
    // What one visitor was refused is nobody else's page; anyone who came to share it asks once
    // more.
    return 'page' in kept && kept.page.status === 503 && !isOwn ? get() : kept
  }

  /** A page that could not be drawn is not kept: the one before it is shown for a while. */
  async function makeWhole(asked: PageRequest, url: string): Promise<Drawn | OfStore> {
    const at = clock.now()
    const page = await make(asked, url, 'page')
    if ('store' in page) return page
    if (page.status === 503) throw new PageBroken(page)
    return { page, at, keptBytes: Math.round(withPacked * page.bytes) }
  }

  return async (visit, url) => {
    const first = await keptPage(visit, url)
    // Drawn once for all who come from other stores, and forgotten with what its own one changes.
    const asked = 'store' in first ? { ...visit, scope: first.store } : visit
    const kept = 'store' in first ? await keptPage(asked, url) : first
    if ('store' in kept) throw new Error(`two stores draw ${url} for each other`)
    const { page, at } = kept
    const isOld = isAway() || clock.now() - at > 2 * pageTtl
    if (isOld && page.status === 200)
      return sendAnswer(asked, page.aged(await localeFor(asked)), 'no-store')
    const seconds = Math.floor(pageTtl / 1000)
    // One address, another page for each store: a cache between us and the browser that knows no
    // cookies would mix them up.
    const control = asked.hasStore ? `public, max-age=0, s-maxage=${seconds}` : forBrowser
    return sendAnswer(asked, page, page.status === 503 ? 'no-store' : control)
  }
}
