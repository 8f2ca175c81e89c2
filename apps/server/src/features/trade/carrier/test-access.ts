import { carrierAdminCalls } from '@mallard/contract/trade/carrier/carrier-admin.calls'
import type { AccessOf } from '#app/testing/test-access.ts'

export const access: AccessOf = ({ owner }) => {
  let saves = 0
  return {
    open: {},
    owned: {},
    admin: {
      'carrierAdmin.read': { own: async () => ({}) },
      'carrierAdmin.save': {
        own: async () => {
          // Not every save that is tried is let through: the version is the one that stands.
          const { list, version } = await owner.data(carrierAdminCalls.read, {})
          saves += 1
          const own = { name: `自送${saves}号`, nameEn: '', phone: '' }
          return {
            list: [
              ...list
                .filter(({ isOwn }) => !isOwn)
                .map(({ code, isOn }) => ({ code, isOn, own: null })),
              { code: 'ownaccess01', isOn: true, own },
            ],
            version,
          }
        },
        plain: ['list', 'version'],
      },
    },
  }
}
