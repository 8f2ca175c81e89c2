import type { Colour } from './world.ts'

/** The shared palette; a picture master is `<goods code>-<colour key>`. */
export const palette = {
  oat: { key: 'oat', text: { zh: '燕麦白', en: 'Oat' }, hex: '#E6DCCB' },
  ink: { key: 'ink', text: { zh: '墨黑', en: 'Ink' }, hex: '#2B2A29' },
  sage: { key: 'sage', text: { zh: '鼠尾草绿', en: 'Sage' }, hex: '#8E9C84' },
  clay: { key: 'clay', text: { zh: '陶土红', en: 'Clay' }, hex: '#B5684F' },
  mist: { key: 'mist', text: { zh: '雾蓝', en: 'Mist' }, hex: '#A9B8C0' },
  blush: { key: 'blush', text: { zh: '藕粉', en: 'Blush' }, hex: '#D8B0A6' },
  walnut: { key: 'walnut', text: { zh: '胡桃木', en: 'Walnut' }, hex: '#6B4A33' },
  steel: { key: 'steel', text: { zh: '拉丝银', en: 'Brushed steel' }, hex: '#B9BBBA' },
  kraft: { key: 'kraft', text: { zh: '原浆色', en: 'Kraft' }, hex: '#BC9468' },
  pine: { key: 'pine', text: { zh: '松针绿', en: 'Pine' }, hex: '#3F5A4A' },
  storm: { key: 'storm', text: { zh: '风暴灰', en: 'Storm' }, hex: '#56616A' },
  clear: { key: 'clear', text: { zh: '透明', en: 'Clear' }, hex: '#DCE5E4' },
} as const satisfies Record<string, Colour>

export type ColourKey = keyof typeof palette
