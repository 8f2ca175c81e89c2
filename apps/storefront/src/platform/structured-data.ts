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
