import type { AccessOf } from '#app/testing/test-access.ts'
import { hangzhou } from '#app/testing/test-buyer.ts'
import { gone } from '#app/testing/test-makers.ts'

const plain = [
  'name',
  'phone',
  'provinceCode',
  'cityCode',
  'countyCode',
  'detail',
  'postCode',
  'isDefault',
]

export const access: AccessOf = ({ make }) => ({
  open: {
    'address.list': {},
    'address.regions': {},
  },
  owned: {
    'address.get': {
      own: async (who) => ({ id: await make.addressOf(who) }),
      missing: { id: gone.id },
      inEveryStore: true,
    },
    'address.save': {
      own: async (who) => ({ ...hangzhou, id: await make.addressOf(who) }),
      missing: { id: gone.id },
      plain,
      inEveryStore: true,
    },
    'address.delete': {
      own: async (who) => ({ id: await make.addressOf(who) }),
      missing: { id: gone.id },
      inEveryStore: true,
    },
  },
})
