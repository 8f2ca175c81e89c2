import type { CmsPage } from '../world.ts'
import { facts } from '../facts.ts'

export const miniMall: CmsPage = {
  store: '1-1', version: 'a', type: 'storeMiniMall', title: { zh: '禾光小店', en: 'Hearthlight mini mall' }, sharePicture: 'banner-home',
  description: { zh: '先领券，再慢慢挑。', en: 'Coupons first, then take your time.' },
  blocks: [
    {
      kind: 'notice',
      items: [
        { text: { zh: `付款后 ${facts.sentWithin} 小时内发货，周末照常`, en: `Sent within ${facts.sentWithin} hours of payment, weekends as well` }, link: { type: 'none' } },
        { text: { zh: '水垢怎么除？一袋柠檬酸就够', en: 'Limescale? One sachet is enough' }, link: { type: 'router', path: '/b/1-1/care-guide' } },
      ],
    },
    { kind: 'coupons', title: { zh: '店铺优惠券', en: 'Coupons' }, subTitle: { zh: '点一下就领', en: 'One tap draws one' } },
    {
      kind: 'tabs',
      tabs: [
        { name: { zh: '热销', en: 'Best sold' }, first: 'sales', count: 4 },
        { name: { zh: '新品', en: 'New' }, first: 'newest', count: 4 },
        { name: { zh: '实惠', en: 'Good value' }, first: 'priceUp', count: 4 },
      ],
    },
    { kind: 'entrances', of: ['signIn', 'bargain', 'gift', 'pointsShop'] },
    { kind: 'feed', title: { zh: '全部商品', en: 'All goods' }, subTitle: { zh: '价格与库存以本店为准', en: 'Prices and stock of this store' } },
  ],
}

export const teaRoom: CmsPage = {
  store: '1-1', version: 'b', type: 'ka-tea-room', title: { zh: '茶水间企业选购', en: 'For your tea room' }, sharePicture: 'banner-hangzhou',
  description: { zh: '给同事的一间茶水间：选品、批次与开票。', en: 'A tea room for colleagues: goods, delivery and invoices.' },
  blocks: [
    { kind: 'banner', picture: 'banner-hangzhou', tone: 'light', title: { zh: '给同事的茶水间', en: 'A tea room for colleagues' }, subTitle: { zh: '三十人以内，一次备齐', en: 'Up to thirty people, in one order' }, link: { type: 'none' } },
    { kind: 'beside', side: 'left', picture: 'scene-kettle', title: { zh: '热水常在', en: 'Hot water, always' }, text: { zh: '恒温壶整天保温，六档可选。', en: 'Kept warm all day, at six temperatures.' }, link: { type: 'items', goods: 'kettle-thermo' } },
    { kind: 'beside', side: 'right', picture: 'rice-mini-oat', title: { zh: '午饭带来热', en: 'Lunch, warmed up' }, text: { zh: '小电饭煲，两个人刚好。', en: 'A small cooker for two.' }, link: { type: 'items', goods: 'rice-mini' } },
    { kind: 'spacer', size: 's' },
    { kind: 'grid', title: { zh: '公司常选', en: 'Often chosen' }, subTitle: { zh: '按销量排列', en: 'By what is sold' }, link: { type: 'goodslist' }, first: 'sales', count: 4 },
    {
      kind: 'text',
      html: {
        zh: '<h2>怎么开票</h2><p>下单时填写公司抬头与税号，电子发票在确认收货后寄到邮箱。多张订单可以<strong>合并付款</strong>。</p>',
        en: '<h2>Invoices</h2><p>Give the company and its tax number at checkout; the invoice comes by mail once you confirm receipt. Several orders can be <strong>paid together</strong>.</p>',
      },
    },
  ],
}

export const members: CmsPage = {
  store: '1-1', version: 'b', type: 'aqiyi', title: { zh: '影音会员专享', en: 'Film night' }, sharePicture: 'banner-dinner',
  description: { zh: '追剧的晚上，用得上的几样。', en: 'A few things for an evening of films.' },
  blocks: [
    {
      kind: 'areas', picture: 'banner-dinner', alt: { zh: '餐桌上的空气炸锅与小食', en: 'An air fryer and snacks on a table' },
      areas: [
        { x: 0, y: 0, width: 50, height: 100, label: { zh: '看小食做法', en: 'Snacks to make' }, link: { type: 'category', category: 'fryer' } },
        { x: 50, y: 0, width: 50, height: 100, label: { zh: '看空气炸锅', en: 'The air fryer' }, link: { type: 'items', goods: 'fryer-family' } },
      ],
    },
    { kind: 'coupons', title: { zh: '先领券', en: 'Coupons first' }, subTitle: { zh: '付款时自动用上', en: 'Used when you pay' } },
    { kind: 'seckill' },
    { kind: 'row', title: { zh: '一集的时间', en: 'Done in one episode' }, subTitle: { zh: '二十分钟做好', en: 'Ready in twenty minutes' }, link: { type: 'goodslist', category: 'fryer' }, goods: ['fryer-family', 'fryer-mini', 'blender-cup', 'soy-mini'] },
    { kind: 'story', title: { zh: '回到首页', en: 'Home' }, text: { zh: '继续逛逛。', en: 'Keep looking around.' }, link: { type: 'home' } },
  ],
}
