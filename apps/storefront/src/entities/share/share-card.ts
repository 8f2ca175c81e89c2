import { href } from '@mallard/contract/paths'
import type { ShareCard } from '@mallard/host'
import { scopeText, type Scope } from '@mallard/kernel'
import type { Head, PageContext } from '#platform/screen.ts'
import { currentSession } from '#platform/session.ts'
import { sharePicture } from '#platform/share-picture.ts'
import type { PosterOffer } from './poster-view.tsx'

/** Only what anybody may open is shared; every other page as the store's home. */
export interface Shown {
  readonly page: Pick<PageContext, 'name' | 'scope' | 'api' | 'locale'>
  readonly head: Head | undefined
  /** As the document is called. */
  readonly title: string
}

/** Whether anybody may open it at an address of its own. */
const isOpenTo = ({ canonical, noIndex }: Head): boolean =>
  canonical !== undefined && noIndex !== true

/** What a page's own poster says; the store's stands for pages that have none. */
export function posterOf(head: Head = {}, { partnerId, storeId }: Scope): PosterOffer | undefined {
  const { canonical = '', title, description, image } = head
  // The code leads to a path alone, without a query.
  if (!isOpenTo(head) || !/^[\w/.-]+$/.test(canonical)) return undefined
  if (canonical === href('homeScoped', { partnerId, storeId })) return undefined
  return {
    path: canonical,
    text: description ?? '',
    ...(title !== undefined && { title }),
    ...(image && { picture: image }),
  }
}

/**
 * The card of a page: its words, its price if it has one, its picture, and its address with who
 * shares.
 */
export async function cardOf(
  { page, head = {}, title }: Shown,
  origin: string,
): Promise<ShareCard> {
  const { partnerId, storeId } = page.scope
  const isOpen = isOpenTo(head)
  const [sponsor, brand] = await Promise.all([
    sponsorId(page.api),
    isOpen && head.image && head.description ? undefined : brandCard(page),
  ])
  const own = isOpen && sponsor !== undefined ? head.sharedBy?.(sponsor) : undefined
  const plain = isOpen ? (head.canonical ?? '') : href('homeScoped', { partnerId, storeId })
  const link = new URL(own ?? plain, origin)
  if (sponsor !== undefined && own === undefined) link.searchParams.set('sponsorId', sponsor)
  const { price } = head
  // Behind the dash stands the shop's name.
  const name = (isOpen && head.title) || brand?.title || (title.split(' - ').at(-1) ?? title)
  const picture = (isOpen && head.image) || brand?.picture
  return {
    title: name,
    // The messaging browser wants some words.
    text:
      [price && `¥${price}`, isOpen && head.description].filter(Boolean).join(' ') ||
      brand?.text ||
      name,
    link: link.href,
    ...(picture && { image: new URL(sharePicture(picture).url, origin).href }),
  }
}

let known: { userId: number; uuid: Promise<string | undefined> } | undefined

/** The shopper's public number; nobody's when nobody is signed in. */
async function sponsorId(api: PageContext['api']): Promise<string | undefined> {
  const userId = currentSession().me?.id
  if (userId === undefined) return undefined
  if (known?.userId !== userId) {
    const asked = api.identity.userInfo().then(
      ({ uuid }) => uuid,
      // Asked again for the next card.
      () => (known = undefined),
    )
    known = { userId, uuid: asked }
  }
  return known.uuid
}

type BrandCard = Awaited<ReturnType<PageContext['api']['share']['card']>>

let kept: { of: string; card: Promise<BrandCard | undefined> } | undefined

/** What the brand is shared with, asked once for a store in a language. */
async function brandCard({ api, scope, locale }: Shown['page']): Promise<BrandCard | undefined> {
  const of = `${scopeText(scope)} ${locale}`
  if (kept?.of !== of)
    // Asked again for the next card.
    kept = { of, card: api.share.card().catch(() => (kept = undefined)) }
  return kept.card
}
