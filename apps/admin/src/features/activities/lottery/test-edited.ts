import { hour } from '@mallard/kernel'
import { startAt, waiting, type EditedPage } from '#platform/form/test-edited.ts'
import LotteryScreen from './lottery.screen.tsx'

const prize = { nameEn: '', quota: null, templateId: null, skuId: null, what: '', pic: null }

export const edited: EditedPage = {
  domain: 'lotteryAdmin',
  Screen: LotteryScreen,
  one: {
    ...waiting,
    endAt: startAt + hour,
    lotteryUrl: 'new-year',
    form: 'wheel',
    rules: '',
    rulesEn: '',
    dailyFree: 1,
    cost: null,
    dailyMax: null,
    totalMax: null,
    hasShareChance: false,
    hasOrderChance: false,
    orderLeast: 0,
    prizes: [
      { ...prize, id: 1, type: 2, name: '积分', weight: 100, points: 10 },
      { ...prize, id: 2, type: 1, name: '谢谢参与', weight: 9900, points: 0 },
    ],
  },
  conflict: '这个活动刚被别人改过，请刷新后再改',
}
