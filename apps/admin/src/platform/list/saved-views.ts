import { useState } from 'react'
import type { Session } from '../session.ts'
import { emptyQuery, type Filters } from './filters.ts'

/** What a list was narrowed and sorted by, under a name. */
export interface SavedView {
  readonly name: string
  /** The part of an address behind the question mark, its names in order. */
  readonly query: string
}

/** Views of one list that a member of staff may keep; the oldest makes way. */
export const maxViews = 12

/** What an address asks of a list, without the page: the same words whatever order they came in. */
export function viewQuery(filters: Filters, address: URLSearchParams): string {
  const query = new URLSearchParams()
  for (const [name, filter] of Object.entries(filters))
    for (const each of filter.names ?? [name]) {
      const value = address.get(each)
      if (value) query.set(each, value)
    }
  query.sort()
  return query.toString()
}

/** The change of an address that shows a view and nothing else. */
export function viewChange(
  filters: Filters,
  query: string,
): Readonly<Record<string, string | undefined>> {
  return { ...emptyQuery(filters), ...Object.fromEntries(new URLSearchParams(query)) }
}

/** A new view takes the place of one with its name. */
export function withView(views: readonly SavedView[], view: SavedView): readonly SavedView[] {
  return [...views.filter(({ name }) => name !== view.name), view].slice(-maxViews)
}

const isView = (each: unknown): each is SavedView =>
  typeof (each as SavedView | null)?.name === 'string' &&
  typeof (each as SavedView).query === 'string'

/** What this browser has kept; nothing where somebody else wrote there. */
function readViews(key: string): readonly SavedView[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isView).slice(-maxViews) : []
  } catch {
    return []
  }
}

/** Views of a list that this member of staff keeps in this browser. */
export function useSavedViews(
  { me }: Session,
  list: string,
): [views: readonly SavedView[], save: (next: readonly SavedView[]) => void] {
  const key = `mallard.admin.views.${me.id}.${list}`
  const [views, setViews] = useState(() => readViews(key))
  const save = (next: readonly SavedView[]) => {
    setViews(next)
    localStorage.setItem(key, JSON.stringify(next))
  }
  return [views, save]
}
