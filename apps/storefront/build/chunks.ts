/**
 * What always goes together, by name of the file that holds it; each piece is a part of a path, and
 * a group further up has the first choice: what a group needs goes with it, unless another has it.
 */
export const together: Readonly<Record<string, readonly string[]>> = {
  // What every page needs: a dozen small files weigh 4 kB more and each costs a request.
  shop: [
    'app/entry-client',
    'entities/legal/legal-foot',
    'platform/brand-mark',
    'platform/page-bar',
    'platform/screen.ts',
  ],
  // Wanted by parts of nearly every group, and by pages that need no other.
  small: [
    'ui/src/icons/more-icons',
    'platform/moment-text',
    'platform/new-uuid',
    'platform/privacy',
  ],
  lateIcons: ['ui/src/icons/late-icons'],
  // What people type and paste, as it is meant: fields of forms and the words of a search.
  typed: ['kernel/src/typed'],
  // What goods are shown with, and the doors of what opens over a page: home, content, category,
  // search, goods and cart have most of it.
  goods: [
    'entities/goods/count-text',
    'entities/goods/goods',
    'entities/share/share-button',
    'entities/trade/recommend',
    'entities/trade/trade.',
    'platform/dotted',
    'platform/use-near',
    'platform/use-pages',
    'contract/src/pricing/promotion/promotion.codes',
    'kernel/src/money',
    'ui/src/action-bar/',
    'ui/src/card/',
    'ui/src/cell/cell',
    'ui/src/chip/chip.',
    'ui/src/first-use/',
    'ui/src/image-viewer/index',
    'ui/src/load-more/',
    'ui/src/motion/',
    'ui/src/picture/',
    'ui/src/price/',
    'ui/src/search-bar/search-entry',
    'ui/src/search-bar/search-bar.module',
    'ui/src/sheet/index',
    'ui/src/slashed/',
    'ui/src/swiper/',
    'ui/src/tag/',
  ],
  // Goods with their SKUs, fetched ahead for a card in view.
  goodsPage: [
    'features/catalog/catalog/goods-body',
    'features/catalog/catalog/goods-head',
    'features/catalog/catalog/goods-skeleton',
    'entities/goods/sku-choice.rules',
  ],
  // What puts goods into the cart.
  adding: ['entities/goods/fly-to-cart', 'entities/goods/use-add-to-cart'],
  // Blocks of home and of the other pages of content.
  content: [
    'entities/content/block-heading',
    'entities/content/content',
    'entities/content/feed-block',
    'entities/content/goods-blocks',
    'entities/content/late-block',
    'entities/content/picture-blocks',
    'entities/content/promise-block',
    'contract/src/content-pages',
    'features/content/cms/content-page',
    'features/content/cms/cms.texts',
    'features/content/home/home-skeleton',
    'features/content/home/home.texts',
    'features/content/home/home.module',
  ],
  // What blocks have in common with other pages.
  tabs: ['ui/src/tabs/'],
  coupon: ['entities/coupon/coupon-worth', 'entities/coupon/coupon.texts'],
  // How a coupon is drawn, and how it looks where it is drawn.
  drawing: ['entities/coupon/draw.ts', 'entities/coupon/use-draw'],
  couponCards: ['entities/coupon/coupon-card', 'entities/coupon/draw-list'],
  // Blocks that no page begins with.
  blocks: ['content/late/', 'content/more/more-block.tsx'],
  // A guide and the list of guides have their looks in common.
  guide: ['entities/guide/guide.module', 'content/kitchen/bar'],
  article: ['entities/article/'],
  offerBlocks: ['content/more/offer', 'content/more/coupons', 'content/more/tabs'],
  articleBlocks: ['content/more/articles'],
  eventBlocks: ['content/more/events', 'entities/event/'],
  moreBlocks: ['content/more/'],
  // The strip of a flash sale on home, and how every page counts down. What counts down on a page
  // of goods is a file of its own: in another group all of this would go with it.
  strip: [
    'entities/seckill/seckill-strip',
    'entities/seckill/session.texts',
    'entities/activity/use-server-clock',
    'platform/use-server-offset',
    'ui/src/countdown/',
  ],
  // What pages of activities have in common: the second that is opened fetches none of it.
  activity: ['entities/activity/'],
  // What opens over a page, and how one chooses there.
  sheet: ['ui/src/overlay/', 'ui/src/sheet/sheet', 'ui/src/stepper/', 'ui/src/chip/chip-group'],
  reviews: [
    'features/catalog/catalog/review-excerpts',
    'entities/goods/review-card',
    'ui/src/stars/',
  ],
  // Fields, their rules and messages, and the code that comes to a phone.
  form: ['ui/src/field/', 'ui/src/checkbox/', 'platform/phone-code/'],
  // Both ways to sign in.
  identity: [
    'features/people/identity/agreement',
    'features/people/identity/login-target',
    'features/people/identity/login.module',
    'features/people/identity/login.texts',
  ],
  // Lines of goods with their prices, as cart, checkout, orders and returns show them.
  trade: [
    'entities/trade/price-lines',
    'entities/trade/trade-line',
    'entities/trade/unit-price',
    'entities/trade/why-price',
    'ui/src/cell/price-line',
    'ui/src/list-row/',
  ],
  // What comes when the first page has come to rest.
  late: [
    'app/ball/ball',
    'app/ball/use-ball-place',
    'app/offline/',
    'entities/legal/late/',
    'entities/goods/seen-goods',
    'platform/tracking/',
    'app/page-failed',
  ],
}

/** The groups as the bundler reads them: few files for a page, each of them the same for many. */
export const chunks = Object.entries(together).map(([name, parts], place, all) => ({
  name,
  test: (path: string) => parts.some((part) => path.includes(part)),
  priority: all.length - place,
}))
