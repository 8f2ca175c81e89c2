import { defineTexts } from '#platform/texts.ts'

/** By itself: this word is fetched at rest, the others only when one goes on. */
export const dealTexts = defineTexts({ left: '距结束' }, { left: 'Ends in' })
