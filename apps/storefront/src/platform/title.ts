import type { Locale } from '@mallard/kernel'
import { defaultTitle, titleDelay } from '@mallard/contract/constants'
import type { PageName } from '@mallard/contract/pages'
import { useEffect } from 'react'
import { currentHost } from './host.ts'
import type { Head, PageContext } from './screen.ts'

const homes: ReadonlySet<string> = new Set(['home', 'homeScoped', 'notFound'])

/**
 * Pages of the smart devices and of dishes are named by the table of pages, whatever else is known
 * (specification §4).
 */
const namedByTable = /^smart[A-Z]|^dishesComment$/
/** Their title is their own to set: the default one never takes its place. */
const notReset = /^(service(Bare|Detail)?|omsReturn|offLinePay(ment|Success))$/

/**
 * The document's title: the page's own words, then the partner's name; home is the partner's name
 * alone.
 */
export function titleOf(
  page: Pick<PageContext, 'name' | 'locale'>,
  head: Head | undefined,
  partnerName: string | undefined,
): string {
  if (namedByTable.test(page.name)) return pageTitle(page.name, page.locale) ?? defaultTitle
  const own = head?.title ?? (homes.has(page.name) ? undefined : pageTitle(page.name, page.locale))
  if (own === undefined) return partnerName ?? pageTitle(page.name, page.locale) ?? defaultTitle
  return partnerName === undefined || own === partnerName ? own : `${own} - ${partnerName}`
}

export type PageTitles = Readonly<
  Partial<Record<PageName, readonly [chinese: string, english: string]>>
>

let titles: PageTitles = {}

/** The titles come with the second page; that of the first stands in the document. */
export function learnTitles(table: PageTitles): void {
  titles = table
}

export function pageTitle(name: PageName, locale: Locale): string | undefined {
  return titles[name]?.[locale === 'en' ? 1 : 0]
}

let partnerTitle: string | undefined

/**
 * Kept for the default rule: 商城 is set after a second unless a partner's title is known
 * (specification §4).
 */
export function storePartnerTitle(name: string | undefined): void {
  partnerTitle = name
}

/**
 * What the page that is shown says of itself, told to `watch` each time it is drawn. In one object:
 * every page pays for this.
 */
export const shown: { page?: PageContext; head?: Head; title?: string; watch?: () => void } = {}

/**
 * Sets the title as soon as the page knows it; a page that is not ready gets the default after a
 * second.
 */
export function usePageHead(page: PageContext, head: Head | undefined): void {
  const title = head && titleOf(page, head, partnerTitle)
  useEffect(() => {
    if (title !== undefined) {
      currentHost().title(title)
      return
    }
    if (notReset.test(page.name)) return
    const timer = setTimeout(() => currentHost().title(partnerTitle ?? defaultTitle), titleDelay)
    return () => clearTimeout(timer)
  }, [title, page.name])
  useEffect(() => {
    if (title === undefined) return
    Object.assign(shown, { page, head, title })
    shown.watch?.()
  })
}
