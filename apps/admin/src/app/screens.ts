import type { Right } from '@mallard/contract/people/staff/rights'
import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { sections, type Section } from '#platform/places.ts'
import type { SectionSetup } from '#platform/section.ts'
import { useLocale } from '#platform/texts.ts'
import { setups } from './sections.gen.ts'

type Screen = LazyExoticComponent<ComponentType<{ id: string }>>

interface Entry extends Pick<SectionSetup, 'name' | 'icon' | 'right'> {
  readonly list: Screen
  /** One of the things in the list. */
  readonly one?: Screen
}

function entryOf({ name, icon, right, list, one }: SectionSetup): Entry {
  const held = { name, icon, ...(right && { right }) }
  return { ...held, list: lazy(list), ...(one && { one: lazy(one) }) }
}

/** What the features have in the menu, each screen loaded when it is first opened. */
export const screens = Object.fromEntries(
  sections.map((section) => [section, entryOf(setups[section])]),
) as unknown as Readonly<Record<Section, Entry>>

/** Whether somebody with these rights in the store may open a section. */
export function opens(rights: readonly Right[], section: Section): boolean {
  const { right } = screens[section]
  return right ? rights.includes(right) : rights.length > 0
}

/** The sections that these rights open, in the order of the menu. */
export function menuOf(rights: readonly Right[]): Section[] {
  return sections.filter((section) => opens(rights, section))
}

/** What sections are called. */
export function useSectionName(): (section: Section) => string {
  const language = useLocale() === 'en' ? 1 : 0
  return (section) => screens[section].name[language]
}
