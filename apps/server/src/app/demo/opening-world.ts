import { asItCame } from '#features/shop/store/index.ts'
import { fen } from '@mallard/kernel'
import {
  type LegalAgreement,
  type Partner,
  type StaffAccount,
  type Store,
  world,
  type World,
} from '@mallard/shop-data'

/**
 * Everything that somebody is supposed to have done, bought or said: none of it is true in a shop
 * of one's own.
 */
const nothingHappened = {
  shoppers: [],
  reviews: [],
  pastOrders: [],
  otherOrders: [],
  promotions: [],
  seckills: [],
  bargains: [],
  groupBuys: [],
  signIns: [],
  lotteries: [],
  innerBuying: [],
  pointsGoods: [],
  promoting: [],
  postages: [],
  gifts: [],
  questionnaires: [],
  events: [],
  evaluations: [],
  levelPrices: {},
} as const

const owner: StaffAccount = {
  login: 'owner',
  name: '店主',
  role: 'owner',
  partnerId: 1,
  stores: 'all',
}

/**
 * What a live shop begins with. `catalog`: the brands, stores, goods and pages of `shop-data/`,
 * where operators put their own; nothing was sold, and money goes to no account that stands there
 * as an example. `none`: one nameless brand with one store. Both have one owner a brand.
 */
export function openingWorld(kind: 'catalog' | 'none'): World {
  return kind === 'none' ? emptyWorld() : catalogWorld()
}

function catalogWorld(): World {
  const partners = world.partners.map(({ transfer: _example, ...partner }) => partner)
  const staff = partners.map(({ id }) => ({
    ...owner,
    partnerId: id,
    login: id === 1 ? owner.login : `${owner.login}-${id}`,
  }))
  return {
    ...world,
    ...nothingHappened,
    partners,
    // Who is behind a shop and what it promises is not for an example to say.
    stores: world.stores.map(({ legal: _legal, promises: _promises, ...each }) => each),
    staff,
    goods: world.goods.map((goods) => ({ ...goods, sales: 0 })),
  }
}

const brand: Partner = {
  id: 1,
  name: asItCame.brand,
  company: { zh: '', en: '' },
  slogan: { zh: '', en: '' },
  logoSvg:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="3"><circle cx="24" cy="24" r="16"/></svg>',
  theme: world.partners[0]!.theme,
}

const store: Store = {
  key: '1-1',
  partnerId: 1,
  storeId: 1,
  name: asItCame.store,
  address: { zh: '', en: '' },
  phone: '',
  hours: { zh: '', en: '' },
  hotWords: [],
}

/** Shows whatever goods there are. */
const home: World['pages'][number] = {
  store: '1-1',
  version: 'a',
  type: 'home',
  title: store.name,
  description: { zh: '', en: '' },
  sharePicture: '',
  blocks: [
    { kind: 'feed', title: { zh: '全部商品', en: 'All goods' }, subTitle: { zh: '', en: '' } },
  ],
}

const nobodyHasPublished = {
  zh: '<p>经营者尚未公布本协议。</p>',
  en: '<p>The shop has not published these terms yet.</p>',
}

function emptyWorld(): World {
  // Their names and places are needed; what they say is for the owner to write.
  const agreements: LegalAgreement[] = world.agreements
    .filter(({ partnerId }) => partnerId === 1)
    .map((each) => ({ ...each, html: nobodyHasPublished }))
  const area = {
    name: { zh: '全国', en: 'Everywhere' },
    codes: [],
    first: 1,
    firstFee: fen(0),
    step: 1,
    stepFee: fen(0),
    deny: false,
  }
  return {
    ...world,
    ...nothingHappened,
    partners: [brand],
    stores: [store],
    categories: [],
    goods: [],
    pages: [home],
    agreements,
    freightTemplates: [
      {
        code: asItCame.freight.code,
        partnerId: 1,
        name: asItCame.freight.name,
        mode: 'piece',
        areas: [area],
      },
    ],
    staff: [owner],
  }
}
