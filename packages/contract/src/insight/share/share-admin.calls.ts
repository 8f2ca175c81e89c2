import { z } from 'zod'
import { GET } from '../../api.ts'
import { CalendarDay, Money } from '../../fields.ts'
import { ShareChannel } from './share.calls.ts'

const Come = {
  /** How often it was shared. */
  shares: z.number().int(),
  /** How often a shared address was opened. */
  opened: z.number().int(),
  /** Browsers that opened one. */
  visitors: z.number().int(),
  /**
   * Orders paid by who came so, placed within 15 days; the last address that they came by counts.
   */
  orders: z.number().int(),
  /** What was paid for them, fen. */
  amount: Money,
}

export const Sharer = z.object({ memberId: z.number().int(), nickname: z.string(), ...Come })
export type Sharer = z.output<typeof Sharer>

export const SharedGoods = z.object({ itemId: z.number().int(), title: z.string(), ...Come })
export type SharedGoods = z.output<typeof SharedGoods>

export const ShareDays = z.object({
  all: z.object(Come),
  channels: z.array(z.object({ key: ShareChannel, count: z.number().int() })),
  sharers: z.array(Sharer),
  goods: z.array(SharedGoods),
})
export type ShareDays = z.output<typeof ShareDays>

export const shareAdminCalls = {
  shares: GET('/admin/api/{p}-{s}/shares', {
    summary: 'What was shared over some days, by whom, and who came and bought by it',
    authz: 'operator',
    reads: { way: 'list', of: 'share' },
    right: 'visit.read',
    query: z.object({ from: CalendarDay, until: CalendarDay }),
    reply: ShareDays,
  }),
}
