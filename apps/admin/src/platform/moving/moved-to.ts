/** The list with the item at `from` standing at `to`; unchanged when there is no such place. */
export function movedTo<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from]
  if (item === undefined || from === to || to < 0 || to >= list.length) return list
  const rest = list.filter((_, place) => place !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}
