import { z } from 'zod'
import { ArticleTile } from '../article/article.fields.ts'
import { EventTile } from '../../activities/invitation/invitation.fields.ts'
import { SeckillStrip } from '../../activities/seckill/seckill.fields.ts'
import { GoodsCard } from '../../catalog/catalog/catalog.fields.ts'
import { PictureRef } from '../../fields.ts'
import { ContentLink } from '../../links.ts'
import { Coupon } from '../../pricing/coupon/coupon.fields.ts'
import { entranceKinds } from './entrance.codes.ts'

/** A link of a type that this version does not know is left out: what it stood on leads nowhere. */
const Link = ContentLink.nullable()

const Heading = { title: z.string(), subTitle: z.string() }

const Tone = z.enum(['dark', 'light'])
const GoodsList = z.array(GoodsCard)
/** Percent of a picture's width or height. */
const Percent = z.number().min(0).max(100)

/** Blocks that are shown as they are stored. */
export const storedAsShown = [
  z.object({
    kind: z.literal('hero'),
    slides: z.array(
      z.object({
        pic: PictureRef,
        title: z.string(),
        subTitle: z.string(),
        /** Whether the words stand on a dark or a light part. */ tone: Tone,
        link: Link,
      }),
    ),
  }),
  z.object({
    kind: z.literal('dots'),
    items: z.array(z.object({ name: z.string(), pic: PictureRef, link: ContentLink })),
  }),
  z.object({
    kind: z.literal('banner'),
    pic: PictureRef,
    title: z.string(),
    subTitle: z.string(),
    tone: Tone,
    link: Link,
  }),
  z.object({
    kind: z.literal('story'),
    title: z.string(),
    text: z.string(),
    pic: PictureRef.nullable(),
    link: Link,
  }),
  /** Words beside a picture. */
  z.object({
    kind: z.literal('beside'),
    title: z.string(),
    text: z.string(),
    pic: PictureRef,
    /** Where the picture stands. */ side: z.enum(['left', 'right']),
    link: Link,
  }),
  /** A picture with places that lead somewhere; `label` is what they are called aloud. */
  z.object({
    kind: z.literal('areas'),
    pic: PictureRef,
    alt: z.string(),
    areas: z.array(
      z.object({
        x: Percent,
        y: Percent,
        width: Percent,
        height: Percent,
        label: z.string(),
        link: ContentLink,
      }),
    ),
  }),
  z.object({ kind: z.literal('text'), html: z.string() }),
  /** News of the store, one line each. */
  z.object({
    kind: z.literal('notice'),
    items: z.array(z.object({ text: z.string(), link: Link })),
  }),
  z.object({
    kind: z.literal('promise'),
    items: z.array(z.object({ icon: z.string(), name: z.string(), text: z.string() })),
  }),
  z.object({ kind: z.literal('spacer'), size: z.enum(['s', 'm', 'l']) }),
  z.object({ kind: z.literal('feed'), ...Heading }),
] as const

/** Blocks that show goods, which are chosen, and found when the page is read. */
export const RowBlock = z.object({
  kind: z.literal('row'),
  ...Heading,
  link: Link,
  goods: GoodsList,
})
export const GridBlock = RowBlock.extend({ kind: z.literal('grid') })
export const GoodsTab = z.object({ name: z.string(), goods: GoodsList })
export const TabsBlock = z.object({ kind: z.literal('tabs'), tabs: z.array(GoodsTab) })

/** Coupons that everyone can draw; there only while there are some. */
export const CouponsBlock = z.object({
  kind: z.literal('coupons'),
  ...Heading,
  coupons: z.array(Coupon),
})

/** The flash sale that runs, or the next one; there only while there is one. */
export const SeckillBlock = z.object({ kind: z.literal('seckill'), ...SeckillStrip.shape })

/** Ways to activities: those that are on. */
export const EntranceTile = z.object({
  kind: z.enum(entranceKinds),
  title: z.string(),
  /** What can be said of the activity now. */ subTitle: z.string(),
  /** Instead of the icon of its kind. */ pic: PictureRef.nullable(),
  link: ContentLink,
})
export const EntrancesBlock = z.object({
  kind: z.literal('entrances'),
  items: z.array(EntranceTile),
})

/** Articles that are published; there only while there are some. */
export const ArticlesBlock = z.object({
  kind: z.literal('articles'),
  ...Heading,
  link: Link,
  articles: z.array(ArticleTile),
})

/** The next events; there only while there are some. */
export const EventsBlock = z.object({
  kind: z.literal('events'),
  ...Heading,
  events: z.array(EventTile),
})

/** The typed blocks that pages are made of. */
export const Block = z.discriminatedUnion('kind', [
  ...storedAsShown,
  RowBlock,
  GridBlock,
  TabsBlock,
  CouponsBlock,
  EntrancesBlock,
  ArticlesBlock,
  EventsBlock,
  SeckillBlock,
])
export type Block = z.output<typeof Block>

export const CmsPage = z.object({
  /** The page's own, also where it was asked for by its number: its address is the one by this. */
  type: z.string(),
  title: z.string(),
  description: z.string(),
  share: z.object({ title: z.string(), text: z.string(), pic: PictureRef.nullable() }),
  blocks: z.array(Block),
})
export type CmsPage = z.output<typeof CmsPage>
