import { withLang } from '@mallard/contract/lang'
import { href } from '@mallard/contract/paths'
import { scopeText, type Scope } from '@mallard/kernel'
import type { PublishedPage } from '../feature.ts'

/**
 * The goods that search engines are told of, in parts whose addresses never change: by their
 * numbers, so many to a part.
 */
export interface SitemapSource {
  /** Stores whose pages are listed. */
  openStores(): Promise<readonly ListedStore[]>
  /** Numbers of the parts that have goods: part `n` has those from `n * size` on. */
  partsOf(scope: Scope, size: number): Promise<readonly (Changed & { part: number })[]>
  goodsOf(scope: Scope, from: number, below: number): Promise<readonly (Changed & { id: number })[]>
  /** What is published in a store besides: content pages, articles, agreements and the like. */
  pagesOf(scope: Scope): Promise<readonly PublishedPage[]>
}

interface ListedStore extends Scope {
  /** Its pages are there in English as well. */
  readonly speaksEnglish: boolean
}

type Changed = Pick<PublishedPage, 'changedAt'>
type Listed = Pick<PublishedPage, 'path'> & Partial<Changed>

/** What follows an address in a list: when it was changed last, where that is known. */
const lastmod = (at: Date | undefined) => (at ? `<lastmod>${at.toISOString()}</lastmod>` : '')

const latest = (all: readonly Changed[]) =>
  all.reduce<Date | undefined>(
    (last, { changedAt }) => (last && last >= changedAt ? last : changedAt),
    undefined,
  )

/** Goods in one file; sitemaps.org allows 50 000 addresses and 50 MB. */
const partSize = 10_000

const xml = (root: string, rows: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.join('')}</${root}>`

export interface SitemapOptions {
  readonly source: SitemapSource
  /** Address of the shop as the outside sees it, without a slash at the end. */
  readonly publicUrl: string
}

/** The index: every part of every open store. */
export async function writeIndex({ source, publicUrl }: SitemapOptions): Promise<string> {
  const rows: string[] = []
  for (const scope of await source.openStores()) {
    const [pages, parts] = await Promise.all([
      source.pagesOf(scope),
      source.partsOf(scope, partSize),
    ])
    // The first part has the store's own pages as well, and is there without goods.
    for (const part of new Set([0, ...parts.map(({ part }) => part)])) {
      const inside = [...parts.filter((one) => one.part === part), ...(part === 0 ? pages : [])]
      for (const lang of scope.speaksEnglish ? ['', '-en'] : [''])
        rows.push(
          `<sitemap><loc>${publicUrl}/sitemap-${scopeText(scope)}-${part}${lang}.xml</loc>${lastmod(latest(inside))}</sitemap>`,
        )
    }
  }
  return xml('sitemapindex', rows)
}

/** One part of a store in one language; undefined: there is none. */
export async function writePart(
  { source, publicUrl }: SitemapOptions,
  scope: Scope,
  part: number,
  lang: 'en' | undefined,
): Promise<string | undefined> {
  const isOpen = (await source.openStores()).some(
    ({ partnerId, storeId, speaksEnglish }) =>
      partnerId === scope.partnerId &&
      storeId === scope.storeId &&
      (lang === undefined || speaksEnglish),
  )
  const goods = isOpen ? await source.goodsOf(scope, part * partSize, (part + 1) * partSize) : []
  if (!isOpen || (part > 0 && goods.length === 0)) return undefined
  const own: readonly Listed[] =
    part === 0
      ? [
          { path: href('homeScoped', { ...scope }) },
          { path: href('goodslist', { ...scope }) },
          ...(await source.pagesOf(scope)),
        ]
      : []
  const ofGoods = goods.map(({ id, changedAt }) => ({
    path: href('goods', { itemId: id, ...scope }),
    changedAt,
  }))
  // The home is a content page as well, which knows when it was changed.
  const pages = new Map([...own, ...ofGoods].map((page) => [page.path, page]))
  return xml(
    'urlset',
    [...pages.values()].map(
      ({ path, changedAt }) =>
        `<url><loc>${publicUrl}${withLang(path, lang)}</loc>${lastmod(changedAt)}</url>`,
    ),
  )
}
