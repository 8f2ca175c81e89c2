import { carrierName } from '@mallard/contract/trade/order/carrier.codes'
import type {
  AdminPickup,
  AdminPickups,
  AdminReturnRow,
  PickupSender,
} from '@mallard/contract/aftersales/returns/pickup-admin.fields'
import { returnStatus } from '@mallard/contract/aftersales/returns/returns.codes'
import type { Locale } from '@mallard/kernel'
import { findStoreOrder } from '#features/trade/order/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { pickupsOf, type PickupRow } from './pickup.repo.ts'
import { pickupDays } from './pickup.rules.ts'
import { faultTexts, pickupStates, pickupTexts } from './pickup.states.ts'
import { textIn } from '#platform/locale.rules.ts'

const canCancel = ({ status }: PickupRow) => pickupStates.eventsOf(status).includes('cancel')
/** Something may still become of it. */
export const isOpen = ({ status }: PickupRow) => pickupStates.eventsOf(status).length > 0

function viewOf(row: PickupRow, locale: Locale): AdminPickup {
  return {
    pickupNo: row.pickupNo,
    status: row.status,
    statusText: textIn(locale, pickupTexts[row.status]),
    companyName: carrierName(row.companyCode, locale) ?? row.companyCode,
    day: row.day,
    from: row.from,
    until: row.until,
    sender: row.sender,
    courier: row.courierName === '' ? null : { name: row.courierName, phone: row.courierPhone },
    bookedBy: row.bookedBy === 2 ? 'staff' : 'shopper',
    deliverySn: row.deliverySn,
    fault:
      row.status === 'failed' || row.status === 'cancelled'
        ? textIn(locale, faultTexts(row.error))
        : '',
    createTime: row.createdAt.getTime(),
  }
}

/** What the list says of the newest one. */
export function pickupRowView(
  row: PickupRow | undefined,
  locale: Locale,
): AdminReturnRow['pickup'] {
  return row
    ? {
        status: row.status,
        statusText: textIn(locale, pickupTexts[row.status]),
        day: row.day,
        from: row.from,
        until: row.until,
      }
    : null
}

/** What is asked about a return. */
interface OfReturn {
  readonly id: number
  readonly status: number
  readonly deadlineAt: Date | null
  readonly orderSn: string
}

/**
 * The couriers of a return, and what may be done about them now; null where there is nothing to say
 * of any.
 */
export async function adminPickups(
  { services, scope, locale }: StaffCtx,
  apply: OfReturn,
): Promise<AdminPickups | null> {
  const { pickup: channel, db, clock } = services
  const rows = await pickupsOf(db, apply.id)
  const days =
    channel && apply.status === returnStatus.agreed
      ? pickupDays(clock.now(), apply.deadlineAt?.getTime())
      : []
  if (rows.length === 0 && days.length === 0) return null
  const [newest] = rows
  return {
    companyName: channel ? (carrierName(channel.carrier, locale) ?? channel.carrier) : '',
    days: days.map(({ day, slots }) => ({ day, slots })),
    list: rows.map((row) => viewOf(row, locale)),
    defaultSender: newest?.sender ?? (await receiverOf(services.db, scope, apply)),
    actions: actionsOf(newest, days.length > 0),
  }
}

/** What staff may do about the couriers of a return; a day is needed for another one to come. */
function actionsOf(newest: PickupRow | undefined, hasDays: boolean): AdminPickups['actions'] {
  const isUnderWay = newest !== undefined && isOpen(newest)
  const mayCancel = newest !== undefined && canCancel(newest)
  const offers = [
    ['book', hasDays && !isUnderWay],
    ['change', hasDays && mayCancel],
    ['cancel', mayCancel],
  ] as const
  return offers.flatMap(([action, isOffered]) => (isOffered ? [action] : []))
}

/** Where the goods went is where they are fetched, unless somebody says otherwise. */
async function receiverOf(
  db: StaffCtx['services']['db'],
  scope: StaffCtx['scope'],
  apply: OfReturn,
): Promise<PickupSender> {
  const order = await findStoreOrder(db, scope, apply.orderSn)
  if (!order) return { name: '', phone: '', address: '' }
  const { name, phone, province, city, county, detail } = order.receiver
  return { name, phone, address: `${province}${city === province ? '' : city}${county}${detail}` }
}
