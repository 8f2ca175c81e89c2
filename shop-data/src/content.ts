import type { EntranceKind } from '@mallard/contract/content/cms/entrance.codes'
import type { PartnerId, StoreKey, Text } from './world.ts'

/** The link types of page content (specification §2); `goods` are codes, `category` are category codes. */
export type Link =
  | { readonly type: 'items'; readonly goods: string }
  | { readonly type: 'home' }
  | { readonly type: 'addCart'; readonly productSn: string }
  | { readonly type: 'category' | 'goodslist'; readonly category?: string }
  | { readonly type: 'keyword'; readonly keyword: string }
  | { readonly type: 'cmsV1a'; readonly page: string }
  | { readonly type: 'url'; readonly url: string }
  | { readonly type: 'invitation'; readonly code: string }
  | { readonly type: 'coupon'; readonly grantUuid: string }
  | { readonly type: 'live'; readonly room: string }
  | { readonly type: 'router'; readonly path: string }
  | { readonly type: 'none' }
  | { readonly type: '#' }

/** Whether the words on a picture stand on its dark or its light part. */
export type Tone = 'dark' | 'light'

interface Headed {
  readonly title: Text
  readonly subTitle: Text
}

export type PromiseIcon = 'truck' | 'return' | 'shield' | 'service' | 'leaf'

/** Goods by their codes, or the first of the store by a rule. */
export type GoodsChoice =
  | { readonly goods: readonly string[] }
  | { readonly first: 'sales' | 'newest' | 'priceUp'; readonly count: number }

/** A place on a picture, in percent of its width and height. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly label: Text
  readonly link: Link
}

/** Content blocks, kind by kind as the contract knows them; goods are codes, pictures are master keys. */
export type Block =
  | { readonly kind: 'hero'; readonly slides: readonly (Headed & { readonly picture: string; readonly tone: Tone; readonly link: Link })[] }
  | { readonly kind: 'dots'; readonly items: readonly { readonly name: Text; readonly picture: string; readonly link: Link }[] }
  | (Headed & { readonly kind: 'row' | 'grid'; readonly link: Link } & GoodsChoice)
  | { readonly kind: 'tabs'; readonly tabs: readonly ({ readonly name: Text } & GoodsChoice)[] }
  | (Headed & { readonly kind: 'coupons' | 'events' })
  | { readonly kind: 'entrances'; readonly of: readonly EntranceKind[] }
  | (Headed & { readonly kind: 'articles'; readonly count: number; readonly link: Link })
  | { readonly kind: 'notice'; readonly items: readonly { readonly text: Text; readonly link: Link }[] }
  | { readonly kind: 'beside'; readonly title: Text; readonly text: Text; readonly picture: string; readonly side: 'left' | 'right'; readonly link: Link }
  | { readonly kind: 'areas'; readonly picture: string; readonly alt: Text; readonly areas: readonly Area[] }
  | { readonly kind: 'spacer'; readonly size: 's' | 'm' | 'l' }
  | (Headed & { readonly kind: 'banner'; readonly picture: string; readonly tone: Tone; readonly link: Link })
  | { readonly kind: 'story'; readonly title: Text; readonly text: Text; readonly picture?: string; readonly link: Link }
  /** HTML of p, h2, h3, ul, li and strong alone. */
  | { readonly kind: 'text'; readonly html: Text }
  | { readonly kind: 'promise'; readonly items: readonly { readonly icon: PromiseIcon; readonly name: Text; readonly text: Text }[] }
  | (Headed & { readonly kind: 'feed' })
  | { readonly kind: 'seckill' }

export interface CmsPage {
  readonly store: StoreKey
  /** Which of the two page models shows it: `/a/…` or `/b/…`. */
  readonly version: 'a' | 'b'
  /** Last part of its path; `home` is the store's home page. */
  readonly type: string
  readonly title: Text
  readonly description: Text
  readonly sharePicture: string
  readonly blocks: readonly Block[]
}

export type AgreementCode = 'user' | 'privacy' | 'distribution' | 'cancel' | 'points'

export interface LegalAgreement {
  readonly partnerId: PartnerId
  readonly code: AgreementCode
  readonly title: Text
  readonly version: string
  /** The Chinese text is the binding one; h2, h3, p, ul, li, table and strong alone. */
  readonly html: Text
}
