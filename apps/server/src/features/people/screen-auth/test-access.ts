import type { AccessOf } from '#app/testing/test-access.ts'

const nobodys = '0'.repeat(22)

export const access: AccessOf = () => ({
  open: {
    'screenAuth.open': { role: 'computer' },
    'screenAuth.asked': { ask: nobodys },
    'screenAuth.answer': { ask: nobodys, isAllowed: false },
    'screenAuth.claim': { claim: nobodys },
  },
  refusals: { 'screenAuth.asked': 'screenOver', 'screenAuth.answer': 'screenOver' },
})
