import type { NamedObject } from '@mallard/contract/people/staff/audit-words'
import { forAddress, type Scope } from '@mallard/kernel'
import { addressOf } from '#platform/places.ts'
import { auditPages } from '#platform/sections.gen.ts'

/** The page of the object, where it has one. */
export function pageOfObject(scope: Scope, { kind, number }: NamedObject): string | undefined {
  const page = auditPages[kind]
  if (!page) return undefined
  const { section, path } = page
  if (path === undefined) return addressOf({ ...scope, storeId: Number(number) }, section)
  return addressOf(scope, section) + path.replace('{number}', () => forAddress(number))
}
