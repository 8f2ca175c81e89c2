import type { PayOrder } from './pay.ts'

/** Sends the browser to the channel's cashier; it comes back by the address it was given. */
export function leaveFor(
  page: { location: Pick<Location, 'assign'> },
  { cashierUrl }: Pick<PayOrder, 'cashierUrl'>,
): 'left' {
  page.location.assign(cashierUrl)
  return 'left'
}
