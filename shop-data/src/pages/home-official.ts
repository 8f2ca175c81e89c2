import { promises } from './promises.ts'
import type { CmsPage } from '../world.ts'

const slogan = { zh: '禾光做安静、耐看、修得好的小家电：水壶、电饭煲、豆浆机、空气炸锅与个人护理。', en: 'Quiet small appliances that last: kettles, rice cookers, soy milk, air fryers and personal care.' }

export const officialHome: CmsPage = {
  store: '1-1', version: 'a', type: 'home', title: { zh: '禾光官方商城', en: 'Hearthlight' }, description: slogan, sharePicture: 'banner-morning',
  blocks: [
    {
      kind: 'hero',
      slides: [
        { picture: 'banner-morning', tone: 'light', title: { zh: '早晨，慢半拍', en: 'Mornings, half a beat slower' }, subTitle: { zh: '手冲与豆浆，七点的两种热气', en: 'Coffee and soy milk at seven' }, link: { type: 'cmsV1a', page: 'breakfast' } },
        { picture: 'banner-home', tone: 'light', title: { zh: '新居好物', en: 'For a new home' }, subTitle: { zh: '先把厨房的三样备齐', en: 'Three things to start a kitchen' }, link: { type: 'cmsV1a', page: 'new-home' } },
        { picture: 'banner-care', tone: 'light', title: { zh: '照顾好自己', en: 'Look after yourself' }, subTitle: { zh: '吹风与剃须，五分钟的事', en: 'Five minutes with a dryer or a shaver' }, link: { type: 'goodslist', category: 'care' } },
      ],
    },
    {
      kind: 'dots',
      items: [
        { name: { zh: '水壶', en: 'Kettles' }, picture: 'kettle-gooseneck-oat', link: { type: 'category', category: 'kettle' } },
        { name: { zh: '电饭煲', en: 'Rice' }, picture: 'rice-mini-oat', link: { type: 'category', category: 'rice' } },
        { name: { zh: '豆浆机', en: 'Soy milk' }, picture: 'soy-mini-oat', link: { type: 'category', category: 'soymilk' } },
        { name: { zh: '料理搅拌', en: 'Blenders' }, picture: 'blender-cup-sage', link: { type: 'category', category: 'blender' } },
        { name: { zh: '空气炸锅', en: 'Air fryers' }, picture: 'fryer-family-oat', link: { type: 'category', category: 'fryer' } },
        { name: { zh: '个人护理', en: 'Care' }, picture: 'dryer-speed-oat', link: { type: 'category', category: 'care' } },
        { name: { zh: '衣物护理', en: 'Garments' }, picture: 'steamer-hand-oat', link: { type: 'category', category: 'garment' } },
        { name: { zh: '配件耗材', en: 'Accessories' }, picture: 'mesh-rotary-steel', link: { type: 'category', category: 'accessory' } },
      ],
    },
    promises,
    { kind: 'seckill' },
    { kind: 'entrances', of: ['seckill', 'groupBuy', 'lottery', 'postage', 'evaluate', 'coupons', 'pointsShop', 'kitchen'] },
    {
      kind: 'row', title: { zh: '新到', en: 'Just arrived' }, subTitle: { zh: '这个季节刚做好的', en: 'Made this season' }, link: { type: 'goodslist' },
      goods: ['kettle-thermo', 'rice-clay', 'soy-quiet', 'fryer-dual'],
    },
    {
      kind: 'grid', title: { zh: '大家常买', en: 'Often bought' }, subTitle: { zh: '从这几样看起', en: 'A good place to begin' }, link: { type: 'goodslist' },
      goods: ['kettle-classic', 'blender-cup', 'rice-mini', 'dryer-speed'],
    },
    {
      kind: 'story', title: { zh: '一只水壶为什么要重一点', en: 'Why a kettle should weigh a little more' }, picture: 'scene-kettle', link: { type: 'router', path: '/article/1-1/detail/why-a-kettle-weighs-more' },
      text: { zh: '我们把底盘加厚了 1.2 毫米。壶重了 90 克，换来的是沸腾时更碎的气泡、更轻的声音，和倒水时不晃的重心。', en: 'We made the base 1.2 mm thicker. Ninety grams more brought finer bubbles, a softer sound and a steadier pour.' },
    },
    { kind: 'feed', title: { zh: '慢慢看', en: 'Take your time' }, subTitle: { zh: '全部好物', en: 'Everything in the store' } },
  ],
}
