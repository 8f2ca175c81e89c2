import { callWords, nouns } from '@mallard/contract/reference.gen'
import type { ReferenceWords } from '#platform/openapi/document.ts'
import { callRefusals } from './call-refusals.gen.ts'
import { examples } from './call-examples.ts'

/** What the reference of the API says beside the table of calls. */
export const referenceWords: ReferenceWords = {
  nouns,
  callWords,
  refusals: callRefusals,
  examples,
}
