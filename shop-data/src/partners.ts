import type { Partner } from './world.ts'

export const partners: readonly Partner[] = [
  {
    id: 1, name: { zh: '禾光', en: 'Hearthlight' }, company: { zh: '禾光生活电器有限公司', en: 'Hearthlight Home Appliances Co., Ltd.' }, slogan: { zh: '让家里的光，慢一点', en: 'A calmer light at home' },
    transfer: { bank: '示例银行杭州文三支行', accountNo: '0000 1234 5678 9012 345', least: 10_000, twoPersonsFrom: 200_000 },
    logoSvg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"><path d="M8 38h32"/><path d="M12 38V24a12 12 0 0 1 24 0v14"/><path d="M24 32c-4-4-3-7 0-10 3 3 4 6 0 10Z" fill="currentColor" stroke="none"/></svg>',
    theme: { light: { brand: '#C8452B', brandInk: '#FFFFFF', brandWash: '#FBEDE8' }, dark: { brand: '#E8694E', brandInk: '#1A0E0B', brandWash: '#3A1F18' } },
  },
  {
    id: 2, name: { zh: '北岭', en: 'Northridge' }, company: { zh: '北岭咖啡器具有限公司', en: 'Northridge Coffee Ware Co., Ltd.' }, slogan: { zh: '山在杯里', en: 'A mountain in the cup' },
    logoSvg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"><path d="M5 37 18 15l7 11 4-6 14 17Z"/><path d="M14.5 21l3.5 3 3.5-3"/></svg>',
    theme: { light: { brand: '#2F5D50', brandInk: '#FFFFFF', brandWash: '#E7F0EC' }, dark: { brand: '#7DB8A4', brandInk: '#0B1713', brandWash: '#1A2E27' } },
    look: {
      // The light paper is the one that its goods are photographed on: a card's picture has no edge.
      ground: { light: { paper: '#EAECEB', surface: '#FAFBFA', fill: '#DFE4E1', line: '#D0D8D3' }, dark: { paper: '#0E1412', surface: '#18201D', fill: '#232D29', line: '#2C3833' } },
      corners: 'square', titles: 'heavy', cards: 'tall', hero: 'full',
    },
  },
]
