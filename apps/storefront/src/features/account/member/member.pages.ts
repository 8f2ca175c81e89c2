import type { Pages } from '#platform/page-setup.ts'

export const memberPages = {
  userCenter: {
    screen: () => import('./user-center.screen.tsx'),
  },
  information: {
    screen: () => import('./information.screen.tsx'),
  },
  setting: {
    screen: () => import('./setting.screen.tsx'),
    signedOut: 'has what strangers may read and choose; its rows ask',
    shares: 'store',
  },
  settingPersonal: {
    screen: () => import('./personal.screen.tsx'),
    shares: 'store',
  },
  settingAccountSecurity: {
    screen: () => import('./security.screen.tsx'),
    shares: 'store',
  },
  settingAgreement: {
    screen: () => import('./agreement.screen.tsx'),
    signedOut: 'has what everyone may read',
    shares: 'store',
  },
  settingCancelAccount: {
    screen: () => import('./cancel-account.screen.tsx'),
    shares: 'store',
  },
  settingCancelAccountNext: {
    screen: () => import('./cancel-account-next.screen.tsx'),
    shares: 'store',
  },
} satisfies Pages
