import type { CmsPage } from '../world.ts'
import { coffeePromises, promises } from './promises.ts'

export const hangzhouHome: CmsPage = {
  store: '1-2', version: 'a', type: 'home', title: { zh: '禾光杭州体验店', en: 'Hearthlight Hangzhou' }, sharePicture: 'banner-hangzhou',
  description: { zh: '栖光巷 6 号，可以坐下来试一杯的禾光。', en: '6 Qiguang Lane: sit down and try a cup.' },
  blocks: [
    {
      kind: 'hero',
      slides: [
        { picture: 'banner-hangzhou', tone: 'light', title: { zh: '栖光巷 6 号', en: '6 Qiguang Lane' }, subTitle: { zh: '喝一杯，再决定', en: 'Have a cup, then decide' }, link: { type: 'cmsV1a', page: 'tea-table' } },
        { picture: 'banner-morning', tone: 'light', title: { zh: '手冲，从一只壶开始', en: 'Pour-over starts with a kettle' }, subTitle: { zh: '店里每天十点开水', en: 'Water is on from ten' }, link: { type: 'items', goods: 'kettle-gooseneck' } },
      ],
    },
    {
      kind: 'dots',
      items: [
        { name: { zh: '水壶', en: 'Kettles' }, picture: 'kettle-gooseneck-oat', link: { type: 'category', category: 'kettle' } },
        { name: { zh: '电饭煲', en: 'Rice' }, picture: 'rice-mini-oat', link: { type: 'category', category: 'rice' } },
        { name: { zh: '料理搅拌', en: 'Blenders' }, picture: 'blender-cup-sage', link: { type: 'category', category: 'blender' } },
        { name: { zh: '空气炸锅', en: 'Air fryers' }, picture: 'fryer-family-oat', link: { type: 'category', category: 'fryer' } },
        { name: { zh: '个人护理', en: 'Care' }, picture: 'dryer-speed-oat', link: { type: 'category', category: 'care' } },
      ],
    },
    promises,
    {
      kind: 'grid', title: { zh: '店里能试的', en: 'Try in store' }, subTitle: { zh: '都有现货', en: 'All in stock' }, link: { type: 'goodslist' },
      goods: ['kettle-gooseneck', 'kettle-tea', 'blender-cup', 'dryer-speed'],
    },
    {
      kind: 'story', title: { zh: '营业时间', en: 'Opening hours' }, picture: 'texture-linen', link: { type: 'none' },
      text: { zh: '周一至周日 10:00–21:30。巷口有银杏，认得那棵树就到了。', en: 'Every day 10:00–21:30. Look for the ginkgo at the corner.' },
    },
    { kind: 'feed', title: { zh: '本店好物', en: 'In this store' }, subTitle: { zh: '价格与库存以本店为准', en: 'Prices and stock of this store' } },
  ],
}

export const coffeeHome: CmsPage = {
  store: '2-1', version: 'a', type: 'home', title: { zh: '北岭咖啡商店', en: 'Northridge Coffee' }, sharePicture: 'banner-ridge',
  description: { zh: '磨豆、冲煮、杯具与新鲜的豆子。', en: 'Grinders, brewers, cups and fresh beans.' },
  blocks: [
    {
      kind: 'hero',
      slides: [
        { picture: 'hero-ridge', tone: 'dark', title: { zh: '咖啡入门', en: 'Start with coffee' }, subTitle: { zh: '四件东西，一杯手冲', en: 'Four things for a pour-over' }, link: { type: 'cmsV1a', page: 'coffee-start' } },
        { picture: 'hero-beans', tone: 'dark', title: { zh: '这一季的豆子', en: 'Beans this season' }, subTitle: { zh: '山脊与云谷', en: 'Ridge and Valley' }, link: { type: 'goodslist', category: 'coffee-refill' } },
      ],
    },
    {
      kind: 'dots',
      items: [
        { name: { zh: '磨豆', en: 'Grinders' }, picture: 'grinder-hand-pine', link: { type: 'category', category: 'coffee-grind' } },
        { name: { zh: '冲煮', en: 'Brewing' }, picture: 'dripper-cone-oat', link: { type: 'category', category: 'coffee-brew' } },
        { name: { zh: '杯具', en: 'Cups' }, picture: 'mug-stone-oat', link: { type: 'category', category: 'coffee-cup' } },
        { name: { zh: '豆与滤纸', en: 'Beans, papers' }, picture: 'beans-ridge-pine', link: { type: 'category', category: 'coffee-refill' } },
      ],
    },
    coffeePromises,
    {
      kind: 'row', title: { zh: '冲煮台', en: 'Brew bar' }, subTitle: { zh: '从左到右，就是一套', en: 'Left to right, a full set' }, link: { type: 'goodslist', category: 'coffee-brew' },
      goods: ['grinder-hand', 'scale-timer', 'dripper-cone', 'server-glass', 'kettle-ridge'],
    },
    {
      kind: 'story', title: { zh: '滤纸别等用完', en: 'Before the papers run out' }, picture: 'filter-papers-kraft', link: { type: 'addCart', productSn: 'NR-FP01-KRAFT-01' },
      text: { zh: '一百张，三个月。点一下，加进购物车。', en: 'A hundred sheets, three months. Tap to add to the cart.' },
    },
    {
      kind: 'story', title: { zh: '山里的杯子', en: 'A cup for the hills' }, picture: 'scene-cup', link: { type: 'router', path: '/b/2-1/ridge-notes' },
      text: { zh: '我们带着它走过一段六小时的山路，回来改了杯脚。', en: 'A six-hour walk with it changed the foot of the cup.' },
    },
    { kind: 'feed', title: { zh: '全部器具', en: 'All gear' }, subTitle: { zh: '慢慢挑', en: 'Take your time' } },
  ],
}
