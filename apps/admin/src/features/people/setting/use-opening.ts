import type { Opening } from '@mallard/contract/people/setting/opening-admin.calls'
import { scopeText, type Scope } from '@mallard/kernel'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSession } from '#platform/session.ts'

const remembered = 'mallard.admin.opened'
const folding = 'mallard.admin.opening'

const openedStores = (): string[] => localStorage.getItem(remembered)?.split(' ') ?? []

function rememberOpened(scope: Scope): void {
  const others = openedStores().filter((store) => store !== scopeText(scope))
  localStorage.setItem(remembered, [...others, scopeText(scope)].join(' '))
}

/**
 * How far the store is set up; undefined when nothing is left, or it is not known yet. Once all was
 * done it is not asked again in this browser.
 */
export function useOpening(): Opening | undefined {
  const { api, scope } = useSession()
  const [isOver] = useState(() => openedStores().includes(scopeText(scope)))
  const { data } = useQuery({
    ...api.openingAdmin.read.query(),
    enabled: !isOver,
    // Steps are done elsewhere, some in the shop: whoever comes back sees what has changed.
    staleTime: 0,
  })
  const isDone = data?.isDone ?? false
  useEffect(() => {
    if (isDone) rememberOpened(scope)
  }, [isDone, scope])
  return isDone ? undefined : data
}

/** Whether the list is folded: as somebody left it, else once an order was paid. */
export function useFolding({ steps }: Pick<Opening, 'steps'>): [boolean, () => void] {
  const [choice, setChoice] = useState(() => localStorage.getItem(folding))
  const isTried = steps.some(({ kind, isDone }) => kind === 'order' && isDone)
  const isFolded = choice ? choice === 'folded' : isTried
  function toggle(): void {
    const next = isFolded ? 'unfolded' : 'folded'
    localStorage.setItem(folding, next)
    setChoice(next)
  }
  return [isFolded, toggle]
}
