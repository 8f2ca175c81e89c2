import type { Pages } from '#platform/page-setup.ts'

export const fxPages = {
  fxCenter: {
    screen: () => import('./fx-center.screen.tsx'),
    shares: 'store',
    atRest: { bytes: 130_200, files: 22 },
  },
  fxWithdrawal: {
    screen: () => import('./fx-withdrawal.screen.tsx'),
    shares: 'store',
  },
  fxWithdrawalNew: {
    screen: () => import('./fx-withdrawal-new.screen.tsx'),
    shares: 'store',
  },
  fxWithdrawalSuccess: {
    screen: () => import('./fx-withdrawal-success.screen.tsx'),
    shares: 'store',
  },
  fxWithdrawalList: {
    screen: () => import('./fx-withdrawal-list.screen.tsx'),
    shares: 'store',
  },
  fxBankcardEdit: {
    screen: () => import('./fx-bankcard-edit.screen.tsx'),
    shares: 'store',
  },
  fxReport: {
    screen: () => import('./fx-report.screen.tsx'),
    shares: 'store',
  },
  fxGoods: {
    screen: () => import('./fx-goods.screen.tsx'),
    shares: 'store',
  },
  fxMaterial: {
    screen: () => import('./fx-material.screen.tsx'),
    shares: 'store',
  },
  fxApply: {
    screen: () => import('./fx-apply.screen.tsx'),
    shares: 'store',
    unlinked: 'the refusal of the promoter centre and a message lead there',
  },
  fxArticleOwn: {
    screen: () => import('./fx-article-own.screen.tsx'),
  },
  fxGoodsLinkOwn: {
    screen: () => import('./fx-goods-link-own.screen.tsx'),
  },
  fxCoupon: {
    screen: () => import('./fx-coupon.screen.tsx'),
  },
} satisfies Pages
