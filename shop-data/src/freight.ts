import { fen } from '@mallard/kernel'
import type { FreightArea, FreightTemplate } from './world.ts'

/** Around the warehouse in Hangzhou. */
const around = ['310000', '320000', '330000', '340000']
/** Mainland provinces except Xinjiang (65) and Tibet (54), by national code. */
const mainland = [
  '110000', '120000', '130000', '140000', '150000', '210000', '220000', '230000', '310000', '320000', '330000', '340000', '350000', '360000', '370000',
  '410000', '420000', '430000', '440000', '450000', '460000', '500000', '510000', '520000', '530000', '610000', '620000', '630000', '640000',
]
const remote = ['540000', '650000']

const denied: FreightArea = { name: { zh: '港澳台及海外（暂不配送）', en: 'Hong Kong, Macau, Taiwan and overseas (no delivery)' }, codes: [], first: 1, firstFee: fen(0), step: 1, stepFee: fen(0), deny: true }
const next = { name: { zh: '江浙沪皖', en: 'Around Hangzhou' }, codes: around, freeOverAmount: fen(9900), deny: false, days: 1 }
const near = { name: { zh: '大陆地区', en: 'Mainland' }, codes: mainland.filter((code) => !around.includes(code)), freeOverAmount: fen(9900), deny: false, days: 2 }
const far = { name: { zh: '新疆、西藏', en: 'Xinjiang and Tibet' }, codes: remote, deny: false, days: 6 }

export const freightTemplates: readonly FreightTemplate[] = [
  {
    code: 'standard', partnerId: 1, name: { zh: '标准快递（按重量）', en: 'Standard, by weight' }, mode: 'weight',
    areas: [
      { ...near, first: 1000, firstFee: fen(800), step: 1000, stepFee: fen(200) },
      { ...next, first: 1000, firstFee: fen(800), step: 1000, stepFee: fen(200) },
      { ...far, first: 1000, firstFee: fen(1800), step: 1000, stepFee: fen(1000) },
      denied,
    ],
  },
  {
    code: 'heavy', partnerId: 1, name: { zh: '大件快递（按重量）', en: 'Bulky, by weight' }, mode: 'weight',
    areas: [
      { ...near, first: 3000, firstFee: fen(1200), step: 1000, stepFee: fen(300) },
      { ...next, first: 3000, firstFee: fen(1200), step: 1000, stepFee: fen(300) },
      { ...far, first: 3000, firstFee: fen(3800), step: 1000, stepFee: fen(1200) },
      denied,
    ],
  },
  {
    code: 'standard', partnerId: 2, name: { zh: '标准快递（按件）', en: 'Standard, by piece' }, mode: 'piece',
    areas: [
      { ...near, first: 1, firstFee: fen(800), step: 1, stepFee: fen(100) },
      { ...next, first: 1, firstFee: fen(800), step: 1, stepFee: fen(100) },
      { ...far, first: 1, firstFee: fen(2000), step: 1, stepFee: fen(600) },
      denied,
    ],
  },
]
