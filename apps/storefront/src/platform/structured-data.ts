import type { ReviewSummary } from '@mallard/contract/catalog/catalog/catalog.fields'

/** An object of schema.org; texts in it that are paths of ours get the shop's origin. */
export type Thing = Readonly<Record<string, unknown>>

/** Where a page stands below others: names and paths, from the top. */
export function breadcrumbs(...steps: readonly (readonly [name: string, path: string])[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  }
}

/** What a list leads to, by its paths. */
export function itemList(paths: readonly string[]): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: paths.map((url, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url,
    })),
  }
}

/** How many stars were given, and by how many; nothing where nobody did. */
export function ratingOf({ total, stars }: Pick<ReviewSummary, 'total' | 'stars'>): Thing {
  if (total === 0) return {}
  const points = stars.reduce((sum, count, place) => sum + count * (place + 1), 0)
  const rated = stars.reduce((sum, count) => sum + count, 0)
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: (points / rated).toFixed(1),
      reviewCount: total,
      bestRating: 5,
      worstRating: 1,
    },
  }
}
