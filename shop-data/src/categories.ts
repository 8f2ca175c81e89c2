import type { Category, PartnerId } from './world.ts'

type Row = readonly [code: string, zh: string, en: string, picture: string, parent?: string]

const hearthlight: readonly Row[] = [
  ['kettle', '水壶', 'Kettles', 'kettle-gooseneck-oat'],
  ['kettle-daily', '日常水壶', 'Everyday', 'kettle-classic-oat', 'kettle'],
  ['kettle-pour', '手冲与煮茶', 'Pour-over and tea', 'kettle-gooseneck-oat', 'kettle'],
  ['kettle-keep', '恒温慢煮', 'Keep-warm and slow brew', 'kettle-thermo-mist', 'kettle'],
  ['rice', '电饭煲', 'Rice cookers', 'rice-mini-oat'],
  ['rice-small', '一到四人', 'One to four', 'rice-mini-oat', 'rice'],
  ['rice-family', '全家共享', 'For the family', 'rice-ih-oat', 'rice'],
  ['soymilk', '豆浆机', 'Soy milk', 'soy-mini-oat'],
  ['soymilk-small', '一到三人', 'One to three', 'soy-mini-oat', 'soymilk'],
  ['soymilk-family', '全家早餐', 'Family breakfast', 'soy-family-oat', 'soymilk'],
  ['blender', '料理搅拌', 'Blenders', 'blender-cup-sage'],
  ['blender-go', '随行与手持', 'Portable and hand', 'blender-cup-oat', 'blender'],
  ['blender-home', '台式料理', 'Countertop', 'blender-table-oat', 'blender'],
  ['fryer', '空气炸锅', 'Air fryers', 'fryer-family-oat'],
  ['fryer-small', '小容量', 'Small', 'fryer-mini-oat', 'fryer'],
  ['fryer-family', '大容量', 'Large', 'fryer-family-oat', 'fryer'],
  ['care', '个人护理', 'Personal care', 'dryer-speed-oat'],
  ['care-shaver', '剃须修剪', 'Shavers', 'shaver-rotary-ink', 'care'],
  ['care-dryer', '吹风造型', 'Hair dryers', 'dryer-speed-oat', 'care'],
  ['garment', '衣物护理', 'Garment care', 'steamer-hand-oat'],
  ['garment-hand', '手持蒸汽', 'Handheld', 'steamer-hand-oat', 'garment'],
  ['garment-stand', '立式挂烫', 'Standing', 'steamer-stand-mist', 'garment'],
  ['garment-care', '毛球修剪', 'Fabric shavers', 'lint-remover-oat', 'garment'],
  ['accessory', '配件耗材', 'Accessories', 'mesh-rotary-steel'],
  ['accessory-mesh', '剃须刀网', 'Blade meshes', 'mesh-rotary-steel', 'accessory'],
  ['accessory-kitchen', '厨房耗材', 'Kitchen', 'fryer-paper-kraft', 'accessory'],
  ['accessory-travel', '收纳防护', 'Cases and gloves', 'shaver-case-ink', 'accessory'],
]

const northridge: readonly Row[] = [
  ['coffee-grind', '磨豆', 'Grinders', 'grinder-hand-pine'],
  ['coffee-brew', '冲煮', 'Brewing', 'dripper-cone-oat'],
  ['coffee-cup', '杯具', 'Cups', 'mug-stone-oat'],
  ['coffee-refill', '豆与滤纸', 'Beans and papers', 'beans-ridge-pine'],
]

const categoriesOf = (partnerId: PartnerId, rows: readonly Row[]): Category[] =>
  rows.map(([code, zh, en, picture, parent]) => ({ code, partnerId, name: { zh, en }, picture, ...(parent ? { parent } : {}) }))

/** In the order to show; a category without a parent is a top one. */
export const categories: readonly Category[] = [...categoriesOf(1, hearthlight), ...categoriesOf(2, northridge)]
