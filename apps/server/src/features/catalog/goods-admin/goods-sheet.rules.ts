interface Named {
  readonly id: number
  readonly parent_id: number | null
  readonly name: string
}

/** The names of each category with those above it, by its id: `厨房 / 水壶`. */
export function pathsOf(
  categories: readonly Named[],
  between = ' / ',
): ReadonlyMap<number, string> {
  const byId = new Map(categories.map((each) => [each.id, each]))
  const pathOf = ({ name, parent_id: parentId }: Named): string => {
    const parent = parentId === null ? undefined : byId.get(parentId)
    return parent ? `${pathOf(parent)}${between}${name}` : name
  }
  return new Map(categories.map((each) => [each.id, pathOf(each)]))
}

/** Rows up to `max`, without the goods whose other rows would stand beyond. */
export function wholeGoods<Row extends { readonly goodsId: number }>(
  rows: readonly Row[],
  max: number,
): readonly Row[] {
  const beyond = rows[max]
  if (!beyond) return rows
  return rows.slice(0, max).filter(({ goodsId }) => goodsId !== beyond.goodsId)
}

/** What tells a SKU from its sisters, in one cell: `颜色=云白; 容量=1升`. */
export function attrCell(attrs: readonly { readonly key: string; readonly value: string }[]) {
  return attrs.map(({ key, value }) => `${key}=${value}`).join('; ')
}
