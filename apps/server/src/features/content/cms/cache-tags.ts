import { scopeText, type Scope } from '@mallard/kernel'
import { listTags } from '#features/catalog/catalog/index.ts'

/** What is read of any content page of a partner, and of a store's. */
export const everyPageTag = (partnerId: number) => `cms:${partnerId}`
export const pageTag = (scope: Scope) => `cms:${scopeText(scope)}`

/** All that a content page with its goods is read from. */
export const pageTags = (scope: Scope): string[] => [
  everyPageTag(scope.partnerId),
  pageTag(scope),
  ...listTags(scope),
]
