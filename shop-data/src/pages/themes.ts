import type { CmsPage } from '../world.ts'
import { facts } from '../facts.ts'

export const breakfast: CmsPage = {
  store: '1-1', version: 'a', type: 'breakfast', title: { zh: '早餐计划', en: 'Breakfast plan' }, sharePicture: 'banner-morning',
  description: { zh: '七天早餐，二十分钟以内。', en: 'Seven breakfasts in under twenty minutes.' },
  blocks: [
    { kind: 'banner', picture: 'banner-morning', tone: 'light', title: { zh: '早餐计划', en: 'Breakfast plan' }, subTitle: { zh: '七天，每天二十分钟以内', en: 'Seven days, twenty minutes each' }, link: { type: 'none' } },
    {
      kind: 'text',
      html: {
        zh: '<h2>先从一杯热的开始</h2><p>早餐难的不是做，是醒。前一晚把豆子或燕麦放好，设好时间，早上只剩一件事：<strong>喝掉它</strong>。</p><ul><li>周一、周三：热豆浆，配一片吐司</li><li>周二、周四：燕麦糊，切半根香蕉</li><li>周五：手冲一杯，买街角的包子</li></ul>',
        en: '<h2>Start with something hot</h2><p>The hard part of breakfast is waking up. Put beans or oats in at night, set the time, and in the morning only one thing is left: <strong>drink it</strong>.</p><ul><li>Monday, Wednesday: soy milk and toast</li><li>Tuesday, Thursday: oats and half a banana</li><li>Friday: a pour-over and a bun from the corner</li></ul>',
      },
    },
    { kind: 'grid', title: { zh: '热豆浆', en: 'Soy milk' }, subTitle: { zh: '前一晚放豆，醒来就好', en: 'Ready when you wake' }, link: { type: 'goodslist', category: 'soymilk' }, goods: ['soy-timer', 'soy-mini', 'soy-family', 'soy-rinse'] },
    { kind: 'story', title: { zh: '安静，是给家人的', en: 'Quiet is for the others' }, picture: 'soy-quiet-mist', text: { zh: '清晨六点的声音，能小一点是一点。', en: 'At six in the morning, every decibel counts.' }, link: { type: 'items', goods: 'soy-quiet' } },
    { kind: 'row', title: { zh: '一杯热水，一杯咖啡', en: 'Water and coffee' }, subTitle: { zh: '一度一度地调', en: 'By the degree' }, link: { type: 'goodslist', category: 'kettle' }, goods: ['kettle-gooseneck', 'kettle-thermo', 'kettle-classic'] },
    { kind: 'articles', title: { zh: '厨房笔记', en: 'Notes from the kitchen' }, subTitle: { zh: '读完再做，少走弯路', en: 'Read first, cook better' }, link: { type: 'cmsV1a', page: 'stories' }, count: 4 },
    { kind: 'story', title: { zh: '回到开头', en: 'Back to the top' }, text: { zh: '再看一遍这一周吃什么。', en: 'See the week again.' }, link: { type: '#' } },
  ],
}

export const newHome: CmsPage = {
  store: '1-1', version: 'a', type: 'new-home', title: { zh: '新居好物', en: 'For a new home' }, sharePicture: 'banner-home',
  description: { zh: '搬家后的第一个月，用得上的几样。', en: 'What is useful in the first month.' },
  blocks: [
    { kind: 'banner', picture: 'banner-home', tone: 'light', title: { zh: '新居好物', en: 'For a new home' }, subTitle: { zh: '先少，再慢慢添', en: 'Few things first' }, link: { type: 'none' } },
    {
      kind: 'text',
      html: {
        zh: '<h2>先少，再慢慢添</h2><p>刚搬进来，柜子是空的，也容易买多。我们建议从三样开始：<strong>一只壶、一只锅、一台吹风机</strong>。住满一个月，再看还缺什么。</p>',
        en: '<h2>Few things first</h2><p>Empty cupboards make one buy too much. Start with three: <strong>a kettle, a pot, a dryer</strong>. After a month you will know the rest.</p>',
      },
    },
    { kind: 'grid', title: { zh: '三样开始', en: 'Three to start' }, subTitle: { zh: '够用，也耐看', en: 'Enough, and good to look at' }, link: { type: 'goodslist' }, goods: ['kettle-classic', 'rice-mini', 'dryer-classic', 'fryer-mini'] },
    { kind: 'story', title: { zh: '衣服也要安顿', en: 'Clothes need a home too' }, picture: 'scene-steamer', text: { zh: '纸箱里压皱的衬衫，挂起来三分钟。', en: 'A shirt from the box: three minutes on the hanger.' }, link: { type: 'items', goods: 'steamer-hand' } },
    { kind: 'row', title: { zh: '小户型', en: 'Small flats' }, subTitle: { zh: '台面只占一本杂志', en: 'A magazine of counter space' }, link: { type: 'keyword', keyword: '小' }, goods: ['rice-mini', 'fryer-mini', 'soy-mini', 'blender-cup'] },
    { kind: 'story', title: { zh: '回到首页', en: 'Home' }, text: { zh: '继续逛逛。', en: 'Keep looking around.' }, link: { type: 'home' } },
  ],
}

export const careGuide: CmsPage = {
  store: '1-1', version: 'b', type: 'care-guide', title: { zh: '用得久一点', en: 'Make it last' }, sharePicture: 'scene-accessory',
  description: { zh: '水垢、刀网与涂层的日常养护。', en: 'Limescale, blade meshes and coatings.' },
  blocks: [
    { kind: 'banner', picture: 'scene-accessory', tone: 'light', title: { zh: '用得久一点', en: 'Make it last' }, subTitle: { zh: '三件小事', en: 'Three small things' }, link: { type: 'none' } },
    {
      kind: 'text',
      html: {
        zh: `<h2>水垢</h2><p>壶底出现白点，就倒一袋柠檬酸，烧开后静置 ${facts.descaling} 分钟，清水冲两遍。北方一个月一次，南方两三个月一次。</p><h2>刀网</h2><p>开始夹须、要来回好几遍，是刀网在提醒。一年左右换一组。</p><h2>涂层</h2><p>木勺、软海绵；热锅别冲冷水。</p>`,
        en: `<h2>Limescale</h2><p>White spots? One sachet of citric acid, boil, wait ${facts.descaling} minutes, rinse twice.</p><h2>Meshes</h2><p>When it pulls or needs several passes, change the mesh: about once a year.</p><h2>Coatings</h2><p>Wooden spoons, soft sponges, no cold water on a hot pot.</p>`,
      },
    },
    { kind: 'grid', title: { zh: '常备', en: 'Keep at hand' }, subTitle: { zh: '配件耗材', en: 'Accessories' }, link: { type: 'goodslist', category: 'accessory' }, goods: ['descaler', 'mesh-rotary', 'mesh-foil', 'rice-pot'] },
    { kind: 'story', title: { zh: '售后与你的权利', en: 'Your rights' }, text: { zh: '七天无理由退货与保修的完整说明，在用户协议里。', en: 'Returns and warranty in full, in the user agreement.' }, link: { type: 'router', path: '/help/1-1/agreement/user' } },
    { kind: 'story', title: { zh: '全国 12315 平台', en: 'Consumer platform 12315' }, text: { zh: '若我们没能帮到您，可以在这里反映。', en: 'If we could not help, you can turn here.' }, link: { type: 'url', url: 'https://www.12315.cn/' } },
  ],
}

export const teaTable: CmsPage = {
  store: '1-2', version: 'a', type: 'tea-table', title: { zh: '一席茶', en: 'A tea table' }, sharePicture: 'banner-hangzhou',
  description: { zh: '店里那张长桌上的几样东西。', en: 'What stands on the long table.' },
  blocks: [
    { kind: 'banner', picture: 'banner-hangzhou', tone: 'light', title: { zh: '一席茶', en: 'A tea table' }, subTitle: { zh: '栖光巷 6 号的下午', en: 'An afternoon at 6 Qiguang Lane' }, link: { type: 'none' } },
    {
      kind: 'text',
      html: {
        zh: '<p>老白茶先温后煮。店里用 0.6 升的煮茶器，投茶 5 克，中档，等它喷淋两轮。第三泡起，甜味才真正出来。</p>',
        en: '<p>Warm the aged white tea, then brew: 5 g in the 0.6 litre maker, medium, two rounds of spray. The sweetness comes with the third.</p>',
      },
    },
    { kind: 'grid', title: { zh: '桌上的', en: 'On the table' }, subTitle: { zh: '店里现货', en: 'In stock' }, link: { type: 'goodslist', category: 'kettle' }, goods: ['kettle-tea', 'kettle-gooseneck', 'kettle-glass', 'descaler'] },
    { kind: 'story', title: { zh: '回到店铺', en: 'Back to the store' }, text: { zh: '看看还有什么。', en: 'See what else there is.' }, link: { type: 'home' } },
  ],
}

export const coffeeStart: CmsPage = {
  store: '2-1', version: 'a', type: 'coffee-start', title: { zh: '咖啡入门', en: 'Start with coffee' }, sharePicture: 'banner-ridge',
  description: { zh: '四件东西和一张方子。', en: 'Four things and one recipe.' },
  blocks: [
    { kind: 'banner', picture: 'banner-ridge', tone: 'dark', title: { zh: '咖啡入门', en: 'Start with coffee' }, subTitle: { zh: '四件东西，一张方子', en: 'Four things, one recipe' }, link: { type: 'none' } },
    { kind: 'grid', title: { zh: '四件东西', en: 'Four things' }, subTitle: { zh: '少一件也行，多一件不必', en: 'Not one more is needed' }, link: { type: 'goodslist', category: 'coffee-brew' }, goods: ['grinder-hand', 'dripper-cone', 'server-glass', 'scale-timer'] },
    {
      kind: 'text',
      html: {
        zh: '<h2>一张方子</h2><p>15 克豆，磨成粗砂糖的样子，92 度的水。</p><ul><li>注 30 克，闷 30 秒</li><li>画圈注到 130 克，停</li><li>再注到 225 克，等它流完，两分二十秒左右</li></ul><p>酸了，磨细一格；苦了，磨粗一格。<strong>一次只改一样</strong>。</p>',
        en: '<h2>One recipe</h2><p>15 g of beans, ground like coarse sugar, water at 92 °C.</p><ul><li>Pour 30 g, wait 30 seconds</li><li>Circle up to 130 g, stop</li><li>Up to 225 g and let it run, about two minutes twenty</li></ul><p>Sour? One step finer. Bitter? One coarser. <strong>Change one thing at a time</strong>.</p>',
      },
    },
    { kind: 'row', title: { zh: '第一包豆', en: 'A first bag' }, subTitle: { zh: '从平衡的开始', en: 'Begin with balance' }, link: { type: 'goodslist', category: 'coffee-refill' }, goods: ['beans-ridge', 'beans-valley', 'filter-papers'] },
    { kind: 'story', title: { zh: '另一条路', en: 'Another way' }, picture: 'moka-pot-steel', text: { zh: '不想称重，也可以从一只摩卡壶开始。', en: 'No scale? Begin with a moka pot.' }, link: { type: 'items', goods: 'moka-pot' } },
  ],
}

export const ridgeNotes: CmsPage = {
  store: '2-1', version: 'b', type: 'ridge-notes', title: { zh: '山径笔记', en: 'Trail notes' }, sharePicture: 'scene-cup',
  description: { zh: '一只保温杯的修改记录。', en: 'How a tumbler changed.' },
  blocks: [
    { kind: 'banner', picture: 'scene-cup', tone: 'light', title: { zh: '山径笔记', en: 'Trail notes' }, subTitle: { zh: '一只杯子的三次修改', en: 'Three changes to a cup' }, link: { type: 'none' } },
    {
      kind: 'text',
      html: {
        zh: '<p>第一版放在石头上会滑，我们加了硅胶脚。第二版手套推不开盖，我们把推钮加宽了 3 毫米。第三版，就是现在这只。</p>',
        en: '<p>The first slid on rock, so it got a silicone foot. The second would not open with gloves, so the thumb piece grew by 3 mm. The third is this one.</p>',
      },
    },
    { kind: 'grid', title: { zh: '带上它', en: 'Take it along' }, subTitle: { zh: '杯与豆', en: 'Cup and beans' }, link: { type: 'goodslist', category: 'coffee-cup' }, goods: ['tumbler-trail', 'mug-stone', 'grinder-hand', 'beans-ridge'] },
    { kind: 'story', title: { zh: '回到首页', en: 'Home' }, text: { zh: '继续逛逛。', en: 'Keep looking around.' }, link: { type: 'home' } },
  ],
}

export const stories: CmsPage = {
  store: '1-1', version: 'a', type: 'stories', title: { zh: '禾光笔记', en: 'The Hearthlight notes' }, sharePicture: 'banner-home',
  description: { zh: '东西是怎么做的，日子是怎么过的。', en: 'How things are made, and how days are spent.' },
  blocks: [
    { kind: 'text', html: { zh: '<h2>禾光笔记</h2><p>写给认真生活的人：一只壶为什么重 90 克，米饭怎么粒粒分明，两平方米的厨房怎么摆。</p>', en: '<h2>The Hearthlight notes</h2><p>Why a kettle weighs 90 grams more, how rice stands apart, and what fits into two square metres.</p>' } },
    { kind: 'articles', title: { zh: '全部文章', en: 'All articles' }, subTitle: { zh: '新的在前', en: 'The newest first' }, link: { type: 'none' }, count: 30 },
    { kind: 'story', title: { zh: '回到首页', en: 'Home' }, text: { zh: '继续逛逛。', en: 'Keep looking around.' }, link: { type: 'home' } },
  ],
}

export const roasteryNotes: CmsPage = {
  store: '2-1', version: 'a', type: 'stories', title: { zh: '烘焙室笔记', en: 'Notes of the roastery' }, sharePicture: 'banner-beans',
  description: { zh: '从豆子到杯子。', en: 'From bean to cup.' },
  blocks: [
    { kind: 'articles', title: { zh: '烘焙室笔记', en: 'Notes of the roastery' }, subTitle: { zh: '从豆子到杯子', en: 'From bean to cup' }, link: { type: 'none' }, count: 30 },
    { kind: 'story', title: { zh: '回到首页', en: 'Home' }, text: { zh: '继续逛逛。', en: 'Keep looking around.' }, link: { type: 'home' } },
  ],
}
