import type { FormAnswer } from '@mallard/contract/activities/form/form.codes'
import type { QuestionSetup } from '@mallard/contract/activities/form/form.fields'
import type { SettingSetup } from '@mallard/contract/devices/smart/smart-settings'
import type { Fen } from '@mallard/kernel'
import type { DemoPromotionKind, PartnerId, StoreKey, Text } from './world.ts'

export interface DemoPromotion {
  readonly store: StoreKey
  readonly name: Text
  /** From and until, in hours from the moment the shop is filled. */
  readonly hours: readonly [number, number]
  /** Codes of categories, or numbers of SKUs; neither: everything. */
  readonly categories?: readonly string[]
  readonly skus?: readonly string[]
  readonly kind: DemoPromotionKind
  readonly priority?: number
  readonly limitPerUser?: number
  readonly closed?: true
}

/** Daily sign-in of a partner, with the store where its regulars come. */
export interface DemoSignIn {
  readonly partnerId: PartnerId
  readonly storeId: number
  /** Points of the first to the seventh day in a row. */
  readonly rewards: readonly number[]
  /** Points that a missed day costs. */
  readonly makeUpCost: number
}

/** A bargain that runs at any time. */
export interface DemoBargain extends Pick<DemoPromotion, 'store' | 'name'> {
  readonly sku: string
  readonly startPrice: Fen
  readonly floorPrice: Fen
  readonly helpers: number
  readonly stock: number
  /** Codes of a shopper with a room in it, and of friends who have cut there. */
  readonly owner?: string
  readonly friends: readonly string[]
}

/** A group purchase that runs at any time. */
export interface DemoGroupBuy extends Pick<DemoPromotion, 'store' | 'name'> {
  readonly goal: readonly [type: 'people' | 'quantity', value: number]
  readonly skus: readonly (readonly [sku: string, price: Fen, quota: number, limit: number])[]
  /** Codes of shoppers who are in, with what each bought. */
  readonly joined: readonly (readonly [
    shopper: string,
    items: readonly (readonly [sku: string, quantity: number])[],
  ])[]
}

/** A lottery that runs whenever the shop is opened. */
export interface DemoLottery extends Pick<DemoPromotion, 'store' | 'name'> {
  readonly url: string
  readonly form: 'wheel' | 'grid'
  readonly rules: Text
  readonly dailyFree: number
  /** Points of one more draw. */
  readonly cost: number
  readonly prizes: readonly DemoPrize[]
  /** Who has won already: code of a shopper, place of the prize, hours ago. */
  readonly won: readonly (readonly [shopper: string, place: number, hoursAgo: number])[]
}

/** A trial that runs whenever the shop is opened. */
export interface DemoPostage extends Pick<DemoPromotion, 'store' | 'name'> {
  /** Its public name: 22 letters and digits. */
  readonly uuid: string
  readonly sku: string
  readonly postageAmount: Fen
  readonly quota: number
  readonly audience: 'all' | 'new'
  readonly rules: Text
}

/** What a store sells to employees, and who they are. */
export interface DemoInnerBuy {
  readonly store: string
  /** Fen that everyone is given on 1 January. */
  readonly yearlyQuota: Fen
  readonly prices: readonly (readonly [productSn: string, price: Fen])[]
  readonly employees: readonly {
    readonly shopper: string
    readonly quota: Fen
  }[]
}

export interface DemoPrize {
  readonly name: Text
  /** Of 10 000. */
  readonly weight: number
  readonly quota?: number
  readonly points?: number
  /** Name of a coupon of the demo world. */
  readonly coupon?: string
  readonly productSn?: string
}

/** Goods or a coupon that can be had for points whenever the shop is opened. */
export interface DemoPointsGoods extends Pick<DemoPromotion, 'store'> {
  /** One of them: a SKU, or the name of a coupon of the demo world. */
  readonly productSn?: string
  readonly coupon?: string
  readonly points: number
  /** Beside the points. */
  readonly cash?: Fen
  readonly quota: number
  readonly limit: number
  /** Code of the level from which on. */
  readonly minLevel?: string
}

/** A gift for new customers that is given whenever the shop is opened: a SKU, or points. */
export interface DemoGift extends Pick<DemoPromotion, 'store' | 'name'> {
  readonly rules: Text
  readonly productSn?: string
  readonly points?: number
  readonly quota: number
}

/** A questionnaire, and who has answered it. */
export interface DemoQuestionnaire extends Pick<DemoPromotion, 'store' | 'name'> {
  /** What its address ends with: ten small letters and digits. */
  readonly url: string
  readonly intro: Text
  readonly thanks: Text
  readonly questions: readonly QuestionSetup[]
  /** For answers; 0: none. */
  readonly points: number
  readonly showsFigures: boolean
  /** From and until, in days from the day on which the shop is opened; what is over stays so. */
  readonly days: readonly [number, number]
  /** `sourceUrl`: 22 letters and digits with which the address of the result ends. */
  readonly answered: readonly {
    readonly shopper: string
    readonly sourceUrl: string
    readonly daysAgo: number
    readonly answers: readonly FormAnswer[]
  }[]
}

/** A trial with reports, and who has applied for it. */
export interface DemoEvaluation extends Pick<DemoPromotion, 'store' | 'name'> {
  readonly sku: string
  readonly quota: number
  readonly reportDays: number
  readonly intro: Text
  readonly rules: Text
  /** When one can apply, in days from the day on which the shop is opened; what is over stays so. */
  readonly days: readonly [number, number]
  readonly applied: readonly {
    readonly shopper: string
    readonly daysAgo: number
    readonly reason: string
    /** Of a tester who was chosen. */
    readonly receivedDaysAgo?: number
    /** That the store shows; pictures by their keys. */
    readonly report?: {
      readonly daysAgo: number
      readonly star: number
      readonly words: string
      readonly pictures: readonly string[]
    }
  }[]
}

export interface DemoSeckill extends Pick<DemoPromotion, 'store' | 'name' | 'hours'> {
  readonly skus: readonly (readonly [productSn: string, price: Fen, quota: number, limit: number])[]
}

/** A promoter, who brought a friend; the friend has applied to be one as well. */
export interface DemoPromoting {
  readonly store: string
  /** Basis points. */
  readonly rateBp: number
  /** Of goods, by the code of one of their SKUs. */
  readonly rates: readonly (readonly [productSn: string, bp: number])[]
  /** Codes of shoppers, and their names. */
  readonly promoter: string
  readonly realName: string
  readonly friend: string
  readonly friendName: string
  readonly material: readonly {
    readonly title: Text
    readonly words: Text
    readonly productSn: string
  }[]
}

/** A model of smart devices that a store looks after. */
export interface DemoDeviceModel extends Pick<DemoPromotion, 'store'> {
  readonly code: string
  readonly name: Text
  /** Code of the goods. */
  readonly goods: string
  /** SKU of the mesh. */
  readonly meshSn: string
  /** Minutes that a mesh is made for. */
  readonly ratedMinutes: number
  readonly settings: readonly SettingSetup[]
}

export interface DemoDevice extends Pick<DemoPromotion, 'store'> {
  readonly deviceId: string
  /** Code of its model. */
  readonly model: string
  /** What the code on it says. */
  readonly code: string
  /** Code of a shopper; absent: it lies in its box. */
  readonly owner?: string
  readonly boundDaysAgo: number
  /** Minutes of its mesh. */
  readonly usedMinutes: number
  readonly isOnline: boolean
  /** Minutes of each of the last days, the oldest first. */
  readonly use: readonly number[]
  /** Absent: its warranty is not activated. */
  readonly warrantyDaysAgo?: number
  readonly fault?: { readonly code: string; readonly text: string }
}

/** A dish with its receipts: those without a comment can be reviewed at any time. */
export interface DemoDish extends Pick<DemoPromotion, 'store'> {
  readonly dish: Text
  readonly receipts: readonly {
    /** 22 characters. */
    readonly token: string
    readonly table: string
    readonly comment?: {
      /** Code of a shopper. */
      readonly by: string
      readonly star: number
      readonly text: string
      /** Otherwise it waits to be looked at. */
      readonly isShown: boolean
    }
  }[]
}
