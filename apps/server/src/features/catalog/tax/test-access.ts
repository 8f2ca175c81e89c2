import { taxAdminCalls } from '@mallard/contract/catalog/tax/tax-admin.calls'
import type { AccessOf } from '#app/testing/test-access.ts'

export const access: AccessOf = ({ owner }) => {
  let saves = 0
  return {
    open: {},
    owned: {},
    admin: {
      'taxAdmin.read': { own: async () => ({}) },
      'taxAdmin.save': {
        own: async () => {
          // Not every save that is tried is let through: the version is the one that stands.
          const { version } = await owner.data(taxAdminCalls.read, {})
          saves += 1
          const code = `10${String(saves).padStart(17, '0')}`
          return { usual: { code, rate: 1300 }, freight: null, version }
        },
        plain: ['usual', 'freight', 'version'],
      },
    },
  }
}
