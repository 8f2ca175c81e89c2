import { z } from 'zod'
import { GoodsCard } from '../catalog/catalog.fields.ts'
import { PictureRef } from '../fields.ts'
import { ContentLink } from '../links.ts'

const Heading = { title: z.string(), subTitle: z.string() }

/** The typed blocks that pages are made of. */
export const Block = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('hero'),
    slides: z.array(
      z.object({
        pic: PictureRef,
        title: z.string(),
        subTitle: z.string(),
        /** Whether the words stand on a dark or a light part. */ tone: z.enum(['dark', 'light']),
        link: ContentLink,
      }),
    ),
  }),
  z.object({ kind: z.literal('dots'), items: z.array(z.object({ name: z.string(), pic: PictureRef, link: ContentLink })) }),
  z.object({ kind: z.literal('row'), ...Heading, link: ContentLink, goods: z.array(GoodsCard) }),
  z.object({ kind: z.literal('grid'), ...Heading, link: ContentLink, goods: z.array(GoodsCard) }),
  z.object({ kind: z.literal('banner'), pic: PictureRef, title: z.string(), subTitle: z.string(), tone: z.enum(['dark', 'light']), link: ContentLink }),
  z.object({ kind: z.literal('story'), title: z.string(), text: z.string(), pic: PictureRef.nullable(), link: ContentLink }),
  z.object({ kind: z.literal('text'), html: z.string() }),
  z.object({ kind: z.literal('promise'), items: z.array(z.object({ icon: z.string(), name: z.string(), text: z.string() })) }),
  z.object({ kind: z.literal('feed'), ...Heading }),
])
export type Block = z.output<typeof Block>

export const CmsPage = z.object({
  type: z.string(),
  title: z.string(),
  description: z.string(),
  share: z.object({ title: z.string(), text: z.string(), pic: PictureRef.nullable() }),
  blocks: z.array(Block),
})
export type CmsPage = z.output<typeof CmsPage>
