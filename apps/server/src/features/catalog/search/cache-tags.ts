import type { Scope } from '@mallard/kernel'
import { listTags } from '#features/catalog/catalog/index.ts'

/** What is read of the words that a partner's staff keep for the same. */
export const synonymTag = (partnerId: number) => `synonyms:${partnerId}`

/** All that a search is read from: it finds what lists show, and staff's synonyms widen it. */
export const searchTags = (scope: Scope): string[] => [
  ...listTags(scope),
  synonymTag(scope.partnerId),
]
