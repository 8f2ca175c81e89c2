import type { AccessOf } from '#app/testing/test-access.ts'

export const access: AccessOf = () => ({
  open: {
    'store.partnerInit': {},
    'store.filings': {},
    'store.service': {},
  },
})
