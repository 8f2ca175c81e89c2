import { visitRecord } from '@mallard/testing/visit-record'
import type { AccessOf } from '#app/testing/test-access.ts'

export const access: AccessOf = () => ({
  open: {
    'tracking.web': { records: [visitRecord()] },
  },
  admin: {
    'trackingAdmin.visits': {
      own: async () => ({ from: '2026-01-14', until: '2026-01-15' }),
      plain: ['from', 'until'],
    },
  },
})
