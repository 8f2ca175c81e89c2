import { z } from 'zod'
import { GET } from '../../api.ts'
import { CalendarDay } from '../../fields.ts'

export const VisitCount = z.object({
  /** The day, the hour, or the name of what is counted; empty: none. */
  key: z.string(),
  /** Pages seen. */
  views: z.number().int(),
  /** Sittings: a browser's tab from its first page to its last. */
  visits: z.number().int(),
  /** Browsers; over several days, the sum of each day's. */
  visitors: z.number().int(),
})
export type VisitCount = z.output<typeof VisitCount>

export const VisitDays = z.object({
  days: z.array(VisitCount),
  /** Of the day, `00` to `23`. */
  hours: z.array(VisitCount),
  /** By the name of the page in the specification. */
  pages: z.array(VisitCount),
  /** Paths that visits began on. */
  landings: z.array(VisitCount),
  /** Hosts that visits came from. */
  referrers: z.array(VisitCount),
  /** Apps around the shop. */
  hosts: z.array(VisitCount),
  devices: z.array(VisitCount),
  /** home, goods, cart, checkout, paid: visits that came so far. */
  steps: z.array(VisitCount),
})
export type VisitDays = z.output<typeof VisitDays>

export const trackingAdminCalls = {
  visits: GET('/admin/api/{p}-{s}/visits', {
    summary: 'Page visits of a store over some days, counted up',
    authz: 'operator',
    right: 'visit.read',
    query: z.object({ from: CalendarDay, until: CalendarDay }),
    reply: VisitDays,
  }),
}
