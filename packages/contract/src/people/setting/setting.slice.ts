import type { Slice } from '../../slice.ts'

/** Words and codes of brands and stores. */
export const settingSlice = {
  audit: {
    kinds: {
      partner: ['商户', 'Partner'],
      store: ['门店', 'Store'],
    },
    actions: {
      'store.create': ['新建门店', 'Made a store'],
      'store.save': ['设置门店', 'Set up a store'],
      'store.times': ['设置门店时限', 'Set the times of a store'],
      'store.legal': ['设置主体与备案', 'Set who is behind a store and its filings'],
      'store.sending': ['设置发货日历', 'Set on which days a store sends'],
      'store.promises': ['设置服务承诺', 'Set what a store promises'],
      'brand.save': ['设置品牌', 'Set up the brand'],
      'brand.create': ['新建品牌', 'Began a brand'],
    },
  },
} as const satisfies Slice
