import type { AuditKind } from '@mallard/contract/people/staff/audit.codes'
import type { ToDoName } from '@mallard/contract/insight/figures/to-do-words'
import type { Right } from '@mallard/contract/people/staff/rights'
import type { ComponentType } from 'react'

/** The groups of the menu, from above. */
export const groups = [
  'home',
  'trade',
  'catalog',
  'marketing',
  'people',
  'content',
  'smart',
  'figures',
  'money',
  'settings',
] as const

export type Group = (typeof groups)[number]

/** Loads a screen when it is first opened; a list makes nothing of the id. */
type LoadScreen = () => Promise<{ readonly default: ComponentType<{ id: string }> }>

/**
 * Where the log's name of a thing leads: what its address has after the section's, with `{number}`
 * for the number of the thing.
 */
export type AuditPath = '' | `/${string}` | `?${string}`

/** All that the back office is told about one section of the menu. */
export interface SectionSetup {
  readonly group: Group
  /** In the group: what has less stands above. */
  readonly position: number
  readonly name: readonly [zh: string, en: string]
  /** Path of its icon, lines in a square of 20. */
  readonly icon: string
  /**
   * Without it the section is not in the menu and its screens do not open; one that names none is for
   * whoever works in the store.
   */
  readonly right?: Right
  readonly list: LoadScreen
  /** The page of one of the things in the list. */
  readonly one?: LoadScreen
  /** What waits and is done here, each with the filters that show it: `?status=1`. */
  readonly toDos?: Readonly<Partial<Record<ToDoName, '' | `/${string}` | `?${string}`>>>
  /** Kinds of things of the audit log that have their page here. */
  readonly audit?: Readonly<Partial<Record<AuditKind, AuditPath>>>
  /** A kind of the audit log whose number is that of a store: this section, in that store. */
  readonly auditOfStore?: AuditKind
}

/** The sections of a feature, by the word that stands in their addresses. */
export type Sections = Readonly<Record<string, SectionSetup>>
