import { largestId } from '@mallard/contract/fields'
import type { AccessOf } from '#app/testing/test-access.ts'
import { memberOf } from '#app/testing/test-makers.ts'

const base64 = Buffer.from('手机号,姓名\n13900009991,小满\n').toString('base64')
const table = { kind: 'members', name: 'members.csv', base64 }

export const access: AccessOf = async ({ buyer, theirs }) => ({
  admin: {
    'memberImportAdmin.check': { own: async () => table, plain: ['name', 'base64'] },
    'memberImportAdmin.run': { own: async () => table, plain: ['name', 'base64'] },
    'memberImportAdmin.oldOrders': {
      own: () => memberOf(buyer),
      theirs: await memberOf(theirs.buyer),
      missing: { memberId: largestId },
    },
  },
})
