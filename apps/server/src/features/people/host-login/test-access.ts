import type { AccessOf } from '#app/testing/test-access.ts'

const scope = { partnerId: 1, storeId: 1 }

export const access: AccessOf = () => ({
  open: {
    'identity.renderWapWechat': { to: '/goods/1-1-1' },
    'identity.appleLogin': { to: '/goods/1-1-1', ...scope },
    'identity.appLogin': { x: 'nonsense', type: 'weixin' },
    'identity.oaLogin': { to: '/goods/1-1-1', ...scope },
    'signIn.appleReturn': {},
  },
})
