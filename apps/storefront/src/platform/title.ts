import { defaultTitle, titleDelay } from '@mallard/contract/constants'
import { pages } from '@mallard/contract/pages'
import type { Locale } from '@mallard/ui/locale'
import { useEffect } from 'react'
import type { Head, PageContext } from './screen.ts'

const homes: ReadonlySet<string> = new Set(['home', 'homeScoped', 'notFound'])

/** The document's title: the page's own words, then the partner's name; home is the partner's name alone. */
export function titleOf(page: Pick<PageContext, 'name' | 'locale'>, head: Head | undefined, partnerName: string | undefined): string {
  const own = head?.title ?? (homes.has(page.name) ? undefined : pageTitle(page.name, page.locale))
  if (own === undefined) return partnerName ?? pageTitle(page.name, page.locale)
  return partnerName === undefined || own === partnerName ? own : `${own} - ${partnerName}`
}

export function pageTitle(name: PageContext['name'], locale: Locale): string {
  const [chinese, english] = pages[name].title
  return locale === 'en' ? english : chinese
}

let partnerTitle: string | undefined

/** Kept for the default rule: 商城 is set after a second unless a partner's title is known (specification §4). */
export function storePartnerTitle(name: string | undefined): void {
  partnerTitle = name
}

/** Sets the title as soon as the page knows it; a page that is not ready gets the default after a second. */
export function usePageHead(page: PageContext, head: Head | undefined): void {
  const title = head && titleOf(page, head, partnerTitle)
  useEffect(() => {
    if (title !== undefined) {
      document.title = title
      return
    }
    const timer = setTimeout(() => {
      document.title = partnerTitle ?? defaultTitle
    }, titleDelay)
    return () => clearTimeout(timer)
  }, [title])
}
