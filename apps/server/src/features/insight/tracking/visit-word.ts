import type { VisitRecord } from '@mallard/contract/insight/tracking/tracking.fields'
import type { PageName } from '@mallard/contract/pages'
import { keptWord } from '#features/catalog/search/index.ts'

const searchPages: readonly string[] = ['search', 'searchBare'] satisfies readonly PageName[]

/** What a page of goods was searched for; nothing where it was not, or where nothing may be kept. */
export function wordOf({ urlType, query }: Pick<VisitRecord, 'urlType' | 'query'>): string | null {
  if (!searchPages.includes(urlType)) return null
  return keptWord(new URLSearchParams(query).get('q') ?? '') ?? null
}
