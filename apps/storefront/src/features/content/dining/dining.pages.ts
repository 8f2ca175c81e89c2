import type { Pages } from '#platform/page-setup.ts'

export const diningPages = {
  dishesComment: {
    screen: () => import('./dishes-comment.screen.tsx'),
    bare: 'token',
    signedOut: 'has a dish to read of; sending a review asks',
    shares: 'store',
    unlinked: 'the code on a receipt leads there, with a token of the server',
  },
} satisfies Pages
