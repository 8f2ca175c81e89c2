import type { Pages } from '#platform/page-setup.ts'

export const cmsPages = {
  cmsV1a: {
    screen: () => import('./cms-v1a.screen.tsx'),
  },
  cmsV1aBare: {
    screen: () => import('./cms-v1a.screen.tsx'),
    bare: 'last',
    unlinked: 'cmsV1a, for addresses outside the shop that name no store',
  },
  cmsV1b: {
    screen: () => import('./cms-v1b.screen.tsx'),
    unlinked: 'operators link it in content (link type router)',
  },
  cmsV1bBare: {
    screen: () => import('./cms-v1b.screen.tsx'),
    bare: 'last',
    unlinked: 'cmsV1b, for addresses outside the shop that name no store',
  },
  KAShare: {
    screen: () => import('./ka-share.screen.tsx'),
    unlinked: 'handed on by its address alone',
  },
  aqiyi: {
    screen: () => import('./aqiyi.screen.tsx'),
    unlinked: 'where members of a video platform arrive',
    atRest: { bytes: 120_900, files: 15 },
  },
  preview: {
    screen: () => import('./preview.screen.tsx'),
    signedOut: 'is what staff are about to publish, for whom they sent the link',
    shares: 'store',
    unlinked: 'the back office shows drafts in it',
  },
  legalAgreement: {
    screen: () => import('./legal-agreement.screen.tsx'),
  },
} satisfies Pages
