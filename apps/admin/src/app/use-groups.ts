import { useState } from 'react'
import type { Section } from '#platform/places.ts'
import type { Group } from '#platform/section.ts'
import { menu } from '#platform/sections.gen.ts'

/** So many sections stand below each other on a screen 768 px high, whatever groups they are of. */
const fewSections = 12
const remembered = 'mallard.admin.groups'

interface Groups {
  readonly isOpen: (group: Group) => boolean
  readonly toggle: (group: Group) => void
}

/**
 * Which groups of the menu are open: as somebody left them, else all where there is little, else
 * that of the page; the landing page has the orders' open.
 */
export function useGroups(count: number, here: Section | undefined): Groups {
  // As words: +group was opened, -group was closed.
  const [choices, setChoices] = useState<ReadonlySet<string>>(
    () => new Set(localStorage.getItem(remembered)?.split(' ')),
  )
  const isOpen = (group: Group) => {
    if (choices.has(`+${group}`) || choices.has(`-${group}`)) return choices.has(`+${group}`)
    // Who comes in begins with the orders.
    const isFirst = here === 'home' && group === 'trade'
    return count <= fewSections || isFirst || menu[group].some((section) => section === here)
  }
  function toggle(group: Group): void {
    const others = [...choices].filter((choice) => choice.slice(1) !== group)
    const next = [...others, `${isOpen(group) ? '-' : '+'}${group}`]
    localStorage.setItem(remembered, next.join(' '))
    setChoices(new Set(next))
  }
  return { isOpen, toggle }
}
