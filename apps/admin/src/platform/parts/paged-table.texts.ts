import { defineTexts } from '../texts.ts'

export const pagedTexts = defineTexts(
  { atLeast: (total: string) => `${total}以上` },
  { atLeast: (total) => `${total} or more` },
)
