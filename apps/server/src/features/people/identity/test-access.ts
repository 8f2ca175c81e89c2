import type { AccessOf } from '#app/testing/test-access.ts'

const scope = { partnerId: 1, storeId: 1 }

export const access: AccessOf = () => ({
  open: {
    'identity.ssoInit': scope,
    'identity.logout': {},
    'identity.userInfo': {},
    'identity.updateInfo': { nickname: '小满' },
    'identity.sendPhoneCode': {
      phone: '13911112222',
      scene: 'login',
      captchaId: 'none',
      captcha: '0000',
      ...scope,
    },
    'identity.sendPhoneCodeV2': { phone: '13911113333', ...scope },
    'identity.captcha': {},
    'identity.loginType': {},
    'identity.agree': { consents: [{ code: 'user', version: 'never' }], ...scope },
    'identity.bind': { uuid: '0'.repeat(22), isAccepted: true, ...scope },
    'identity.passport': {},
    'identity.passportOf': { x: '0'.repeat(22) },
    'identity.passportUse': { x: '0'.repeat(22), isAccepted: true },
  },
  // How it refuses one who has not been asked.
  refusals: {
    'identity.bind': 'bindingOver',
  },
})
