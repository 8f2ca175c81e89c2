import { z } from 'zod'
import { GET } from '../../api.ts'
import { Moment } from '../../fields.ts'
import { payMethods } from '../../trade/payment/payment.codes.ts'

const Hex = z.string().regex(/^#[0-9a-f]{6}$/i)
const Ground = z.object({ paper: Hex, surface: Hex, fill: Hex, line: Hex })

/**
 * What sets a partner's shop apart beside its colours. What is not named is as the kit draws it.
 */
export const PartnerLook = z.object({
  /** The page, what lies on it, what is set into it, and hairlines. */
  ground: z.object({ light: Ground, dark: Ground }).optional(),
  corners: z.enum(['round', 'square']).optional(),
  titles: z.enum(['plain', 'heavy']).optional(),
  /** A panel with the words inside, or a tall picture with the words below it. */
  cards: z.enum(['panel', 'tall']).optional(),
  /** A wide picture set into the page, or a tall one from edge to edge. */
  hero: z.enum(['inset', 'full']).optional(),
})
export type PartnerLook = z.output<typeof PartnerLook>

export const PartnerInit = z.object({
  wapGoods: z.object({
    hotWords: z.array(z.string()),
    /** Fen a basket must reach to travel free, or null. */
    freeFreightOver: z.number().int().nullable(),
  }),
  partner: z.object({
    id: z.number().int(),
    /**
     * Shapes to be painted in the brand's colour, as a `data:` address, or a picture with colours of
     * its own, as a path, 200 pixels wide.
     */
    logo: z.string(),
    name: z.string(),
    themeColor: z.string(),
    themeColorDark: z.string(),
    look: PartnerLook,
    /** The shop is there in English as well; without, everybody sees it in Chinese. */
    hasEnglish: z.boolean(),
  }),
  store: z.object({
    id: z.number().int(),
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    hours: z.string(),
  }),
  /** What the operator has switched on. */
  offers: z.object({
    pay: z.array(z.enum(payMethods)),
    texts: z.boolean(),
    tracking: z.boolean(),
    invoices: z.boolean(),
  }),
  serverTime: Moment,
})
export type PartnerInit = z.output<typeof PartnerInit>

/** What the foot of a page says of its store; an empty text is not filled in. */
export const Filings = z.object({
  company: z.string(),
  /** `京ICP备12345678号-1` */
  icp: z.string(),
  /** `京公网安备 11010502030143号` */
  police: z.string(),
  /** `京ICP备12345678号-2X` */
  miniFiling: z.string(),
  /** The store lacks what a shop must have: nothing is really charged or sent. */
  isTest: z.boolean(),
})
export type Filings = z.output<typeof Filings>

export const storeCalls = {
  partnerInit: GET('/b2c/init/{p}-{s}/init', {
    summary: 'Partner, store and their settings; 560 when unknown or closed',
    authz: 'none',
    reply: PartnerInit,
  }),
  filings: GET('/b2c/init/{p}-{s}/filings', {
    summary: 'Who is behind the store and what it is filed under, for the foot of a page',
    authz: 'none',
    reply: Filings,
  }),
  service: GET('/b2c/member/{p}-{s}/service', {
    summary: 'How to reach the shop’s service',
    authz: 'none',
    reply: z.object({ phone: z.string(), hours: z.string(), address: z.string() }),
  }),
}
