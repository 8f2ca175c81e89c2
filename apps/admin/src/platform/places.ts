import { decodeOr, parseScope, type Scope, scopeText, forAddress } from '@mallard/kernel'
import { type Group, groups } from './section.ts'
import { menu } from './sections.gen.ts'

export type Section = (typeof menu)[Group][number]
export const sections: readonly Section[] = groups.flatMap(
  (group): readonly Section[] => menu[group],
)

/** Where in the back office an address is. */
export interface Place {
  readonly scope: Scope | undefined
  readonly section: Section | undefined
  /** Order number or goods id. */
  readonly id: string | undefined
}

export const base = '/admin/'

/** `/admin/1-2/orders/2611…` */
export function placeOf(pathname: string): Place {
  const [scope = '', section, id] = pathname.startsWith(base)
    ? pathname.slice(base.length).split('/')
    : []
  return {
    scope: parseScope(scope) ?? undefined,
    section: sections.find((each) => each === section),
    // A link that was cut inside a percent code leads to what it still says.
    id: id ? decodeOr(id, id) : undefined,
  }
}

export function addressOf(scope: Scope, section: Section, id?: string | number): string {
  return `${base}${scopeText(scope)}/${section}${id === undefined ? '' : `/${forAddress(String(id))}`}`
}

/** The audit log of one object: `order 2611…`, `goods 12`. */
export function auditAddress(scope: Scope, object: string): string {
  return `${addressOf(scope, 'audit')}?object=${forAddress(object)}`
}

/** Who was shown that object. */
export function readsAddress(scope: Scope, object: string): string {
  return `${addressOf(scope, 'people-reads')}?object=${forAddress(object)}`
}
