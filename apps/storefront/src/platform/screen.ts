import type { PageName, pages } from '@mallard/contract/pages'
import type { NamesIn } from '@mallard/contract/paths'
import type { Locale, Scope } from '@mallard/kernel'
import type { ComponentType } from 'react'
import type { Api } from './api.ts'
import type { CardPicture } from './share-picture.ts'
import type { Thing } from './structured-data.ts'

type ParamNames<Name extends PageName> = NamesIn<(typeof pages)[Name]['path']>
/** Pages of `Name` that lack this parameter. */
type Lacking<Param, Name extends PageName> = Name extends PageName
  ? Param extends ParamNames<Name>
    ? never
    : Name
  : never

/** The path's values as text. A parameter that only some of several pages have is optional. */
export type ScreenParams<Name extends PageName> = {
  readonly [P in ParamNames<Name> as [Lacking<P, Name>] extends [never] ? P : never]: string
} & { readonly [P in ParamNames<Name> as [Lacking<P, Name>] extends [never] ? never : P]?: string }

/** What a page knows of itself before any data is there. */
export interface PageContext<Name extends PageName = PageName, QueryName extends string = string> {
  name: Name
  params: ScreenParams<Name>
  /** Values of the query string, only of the names the screen declares. */
  query: { readonly [Q in QueryName]?: string | undefined }
  /** From the path; on paths without one, the last store (the default store on the server). */
  scope: Scope
  api: Api
  locale: Locale
}

/** What `api.<domain>.<call>.query(…)` makes. */
interface QueryLike {
  queryKey: readonly unknown[]
}
export type Queries = Readonly<Record<string, QueryLike>>

type Answer<Options> = Options extends { queryFn?: infer Function_ }
  ? Extract<Function_, (...input: never[]) => unknown> extends (...input: never[]) => infer Reply
    ? Awaited<Reply>
    : never
  : never
export type DataOf<Q extends Queries> = { readonly [K in keyof Q]: Answer<Q[K]> }

export interface ScreenProps<
  Name extends PageName,
  QueryName extends string,
  Q extends Queries,
> extends PageContext<Name, QueryName> {
  /** Answers of `queries`: always there, kept fresh by the query cache. */
  data: DataOf<Q>
  /** Whatever the link gave along (`<Link hint>`), for example the picture of the tapped card. */
  hint: unknown
}

export type SkeletonProps<
  Name extends PageName = PageName,
  QueryName extends string = string,
> = PageContext<Name, QueryName> & { hint: unknown }

/** What stands in the document's head; everything is optional. */
export interface Head {
  title?: string
  description?: string
  /** Picture for link cards. */
  image?: CardPicture
  kind?: 'website' | 'product' | 'article'
  /** In yuan, of what the page sells, for link cards. */
  price?: string
  /** Objects of schema.org, for search engines, which read what the server drew. */
  jsonLd?: readonly Thing[]
  /** Path of the page that counts, when this one is a variant of it. */
  canonical?: string
  /** Path of the same thing elsewhere, in another store or without who shares it, if that counts. */
  original?: string
  /** Search engines are not to know of it; `shared`: people hand it on all the same. */
  noIndex?: boolean | 'shared'
  /** Path by which a member shares it, where that is not the canonical one with their number. */
  sharedBy?: (sponsorId: string) => string
}

export interface ScreenDefinition<
  Name extends PageName = PageName,
  QueryName extends string = string,
  Q extends Queries = Queries,
> {
  /** Names of the query string that this page reads. */
  query?: readonly QueryName[]
  /**
   * Those of them that change how the page looks, all unless said otherwise; the server draws and
   * caches it by these alone.
   */
  drawnBy?: readonly QueryName[]
  /**
   * What must be known before the page can be drawn; fetched on intent, on the server, and again
   * when stale.
   */
  queries?: (page: PageContext<Name, QueryName>) => Q
  /**
   * What parts of it ask for by themselves. The server fetches it along with `queries` where it draws
   * the page for who asks (decision 215); the page is whole without.
   */
  parts?: (page: PageContext<Name, QueryName>) => Queries
  head?: (page: PageContext<Name, QueryName>, data: DataOf<Q>) => Head
  /**
   * The store of what the page is about, where its path names none: brand, title and links are its.
   * Undefined: it is about nothing.
   */
  store?: (data: DataOf<Q>) => Scope | undefined
  /** The page's own bones, drawn until `queries` have answered. */
  Skeleton?: ComponentType<SkeletonProps<Name, QueryName>>
  Screen: ComponentType<ScreenProps<Name, QueryName, Q>>
}

/** A screen as the shell handles it, whatever its page. */
export type AnyScreen = Omit<ScreenDefinition, 'Screen' | 'Skeleton'> & {
  names: readonly PageName[]
  Screen: ComponentType<ScreenProps<PageName, string, Queries>>
  Skeleton?: ComponentType<SkeletonProps>
}

export interface ScreenModule {
  default: AnyScreen
}

/**
 * Describes the page (or the few pages) that a screen draws: `export default defineScreen('goods',
 * { queries, head, Skeleton, Screen })`.
 */
export function defineScreen<
  Name extends PageName,
  const QueryName extends string = never,
  Q extends Queries = Record<never, never>,
>(names: Name | readonly Name[], definition: ScreenDefinition<Name, QueryName, Q>): AnyScreen {
  return {
    ...definition,
    names: typeof names === 'string' ? [names] : names,
  } as unknown as AnyScreen
}
