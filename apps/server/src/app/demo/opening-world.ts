import { asItCame } from '#features/shop/store/index.ts'
import { fen } from '@mallard/kernel'
import {
  type LegalAgreement,
  type Partner,
  type PartnerId,
  type StaffAccount,
  type Store,
  type StoreKey,
  type Text,
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
  return kind === 'none' ? emptyWorld(first, [owner]) : catalogWorld()
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

/** A brand as it is begun: nobody has set it up yet. */
export interface BegunBrand {
  readonly partnerId: number
  readonly name: Text
  /** Of its first store, number 1. */
  readonly store: Text
}

const first: BegunBrand = { partnerId: 1, name: asItCame.brand, store: asItCame.store }
const storeId = 1

interface Beginning extends Omit<BegunBrand, 'partnerId'> {
  readonly partnerId: PartnerId
  readonly key: StoreKey
}

/** The types of `shop-data/` count its own brands; one that is begun has any number. */
const beginningOf = (brand: BegunBrand): Beginning => ({
  ...brand,
  partnerId: brand.partnerId as PartnerId,
  key: `${brand.partnerId}-${storeId}` as StoreKey,
})

const empty: Text = { zh: '', en: '' }

const partnerOf = ({ partnerId, name }: Beginning): Partner => ({
  id: partnerId,
  name,
  company: empty,
  slogan: empty,
  logoSvg:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="currentColor" stroke-width="3"><circle cx="24" cy="24" r="16"/></svg>',
  theme: world.partners[0]!.theme,
})

const storeOf = ({ partnerId, key, store }: Beginning): Store => ({
  key,
  partnerId,
  storeId,
  name: store,
  address: empty,
  phone: '',
  hours: empty,
  hotWords: [],
})

/** Shows whatever goods there are. */
const homeOf = ({ key, store }: Beginning): World['pages'][number] => ({
  store: key,
  version: 'a',
  type: 'home',
  title: store,
  description: empty,
  sharePicture: '',
  blocks: [{ kind: 'feed', title: { zh: '全部商品', en: 'All goods' }, subTitle: empty }],
})

const nobodyHasPublished = {
  zh: '<p>经营者尚未公布本协议。</p>',
  en: '<p>The shop has not published these terms yet.</p>',
}

/** One brand with one store, without goods. */
export function emptyWorld(begun: BegunBrand, staff: readonly StaffAccount[]): World {
  const brand = beginningOf(begun)
  const { partnerId } = brand
  // Their names and places are needed; what they say is for the owner to write.
  const agreements: LegalAgreement[] = world.agreements
    .filter((each) => each.partnerId === 1)
    .map((each) => ({ ...each, partnerId, html: nobodyHasPublished }))
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
    partners: [partnerOf(brand)],
    stores: [storeOf(brand)],
    categories: [],
    goods: [],
    pages: [homeOf(brand)],
    agreements,
    freightTemplates: [
      {
        code: asItCame.freight.code,
        partnerId,
        name: asItCame.freight.name,
        mode: 'piece',
        areas: [area],
      },
    ],
    staff,
  }
}
