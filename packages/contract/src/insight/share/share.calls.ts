import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Empty, ItemId, Money, PictureRef } from '../../fields.ts'

/**
 * `sheet` the system's own, `menu` the messenger's, `copy` the address, `poster` the picture;
 * `opened`: somebody came by it.
 */
export const ShareChannel = z.enum(['sheet', 'menu', 'copy', 'poster', 'opened'])
export type ShareChannel = z.output<typeof ShareChannel>

/** The `uuid` of the member who shares; in addresses as `sponsorId`. */
const Sponsor = z.string().regex(/^[0-9A-Za-z-]{8,64}$/)

export const Poster = z.object({
  title: z.string(),
  text: z.string(),
  picture: PictureRef.nullable(),
  /** Fen; null for a store. */
  price: Money.nullable(),
  listPrice: Money.nullable(),
  shopName: z.string(),
  /** Path of the brand's mark, a square PNG. */
  mark: z.string(),
  /** Where the code leads, with who shares when that is known. */
  link: z.string(),
  /** The QR code, a text a row: `1` dark, `0` light, without its quiet edge. */
  code: z.array(z.string()),
})
export type Poster = z.output<typeof Poster>

export const shareCalls = {
  wxParam: GET('/b2c/share/{p}-{s}/wx-param', {
    summary: 'Signature by which a page of ours may use WeChat’s SDK',
    authz: 'none',
    /** On iOS the address that the document was loaded from, elsewhere the current one. */
    query: z.object({ url: z.string().min(1).max(2000) }),
    /** `timestamp` in seconds. */
    reply: z.object({
      appId: z.string(),
      timestamp: z.number().int(),
      nonceStr: z.string(),
      signature: z.string(),
    }),
  }),
  card: GET('/b2c/share/{p}-{s}/card', {
    summary: 'What a page without words or a picture of its own is shared with',
    authz: 'none',
    reply: z.object({
      /** Empty: the brand's name. */
      title: z.string(),
      text: z.string(),
      picture: PictureRef.nullable(),
    }),
  }),
  record: POST('/b2c/share/{p}-{s}/record', {
    summary:
      'Notes that a page was shared, and how, or that somebody came by a shared address; rewards nothing',
    authz: 'none',
    isBeacon: true,
    body: z.strictObject({
      /** Made by the page: a note that is sent twice counts once. */
      id: z.uuid(),
      channel: ShareChannel,
      path: z
        .string()
        .max(500)
        .regex(/^\/(?!\/)/),
      /** `opened`: whose address it was, the `uuid` of a member. */
      sponsorId: Sponsor.optional(),
    }),
    reply: Empty,
  }),
  posters: GET('/b2c/share/{p}-{s}/posters', {
    summary: 'What stands on the poster of goods, or of the store without any; the phone draws it',
    authz: 'none',
    query: z.object({
      itemId: ItemId.optional(),
      /**
       * The page of the shop that the code leads to, where it is another than that of the goods.
       */
      path: z
        .string()
        .max(300)
        .regex(/^\/(?!\/)[\w/.-]*$/)
        .optional(),
    }),
    reply: Poster,
  }),
}
