import type { AccessOf } from '#app/testing/test-access.ts'

const scope = { partnerId: 1, storeId: 1 }

export const access: AccessOf = () => ({
  open: {
    'identity.login': { phone: '13911112222', code: '000000', ...scope },
    'identity.resetPassword': {
      phone: '13911112222',
      code: '000000',
      password: 'kettle on the stove',
      ...scope,
    },
  },
})
