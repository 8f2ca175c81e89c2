import { z } from 'zod'
import { GET } from '../api.ts'
import { Moment } from '../fields.ts'

export const PartnerInit = z.object({
  wapGoods: z.object({
    hotWords: z.array(z.string()),
    /** Fen a basket must reach to travel free, or null. */
    freeFreightOver: z.number().int().nullable(),
  }),
  partner: z.object({ id: z.number().int(), logo: z.string(), name: z.string(), themeColor: z.string(), themeColorDark: z.string() }),
  store: z.object({ id: z.number().int(), name: z.string(), address: z.string(), phone: z.string(), hours: z.string() }),
  serverTime: Moment,
})
export type PartnerInit = z.output<typeof PartnerInit>

export const storeCalls = {
  partnerInit: GET('/b2c/init/{p}-{s}/init', { summary: 'Partner, store and their settings; 560 when unknown or closed', authz: 'none', reply: PartnerInit }),
  service: GET('/b2c/member/{p}-{s}/service', {
    summary: 'How to reach the shop’s service',
    authz: 'none',
    reply: z.object({ phone: z.string(), hours: z.string(), address: z.string() }),
  }),
}
