import type { ToDo } from '@mallard/contract/insight/figures/figures-admin.calls'
import { useQuery } from '@tanstack/react-query'
import { addressOf, type Section } from '#platform/places.ts'
import { toDoPlaces } from '#platform/sections.gen.ts'
import { useSession } from '#platform/session.ts'

/** How often it is looked whether something new waits. */
const every = 60_000

export interface OpenToDo extends ToDo {
  readonly section: Section
  /** Where it is done. */
  readonly address: string
}

/** What waits for the reader in this store; where a later server names more, those are left out. */
export function useToDos() {
  const { api, scope } = useSession()
  const answer = useQuery({ ...api.figuresAdmin.toDos.query(), refetchInterval: every })
  const places: Readonly<Partial<Record<string, (typeof toDoPlaces)[keyof typeof toDoPlaces]>>> =
    toDoPlaces
  const data = answer.data?.flatMap((toDo): OpenToDo[] => {
    const place = places[toDo.name]
    if (!place) return []
    const { section, path } = place
    return [{ ...toDo, section, address: `${addressOf(scope, section)}${path}` }]
  })
  return { ...answer, data }
}

export const countText = ({ count, isCut }: Pick<ToDo, 'count' | 'isCut'>): string =>
  isCut ? `${count}+` : String(count)
