import type { Delivery } from '@mallard/contract/catalog/catalog/catalog.fields'
import { type Locale, ok, refuse, type Result } from '@mallard/kernel'
import { addressesOf } from '#features/people/address/index.ts'
import { areaOf, usualArea, type FreightArea } from '#features/pricing/promotion/index.ts'
import { textIn } from '#platform/locale.rules.ts'
import type { Ctx } from '#platform/http/context.ts'
import { arrivalText } from './arrival.rules.ts'
import { findFreight } from './goods.repo.ts'

/** When goods come to a place, to the shopper's first address, or where most goods go. */
export async function delivery(
  ctx: Ctx,
  { id, code }: { id: number; code?: string | undefined },
): Promise<Result<Delivery, 'notFound'>> {
  const { services, scope, shopper, locale, clock } = ctx
  const owner = shopper && { partnerId: scope.partnerId, memberId: shopper.id }
  const [freight, addresses] = await Promise.all([
    findFreight(services.db, scope, id),
    owner && code === undefined ? addressesOf(services.db, owner) : [],
  ])
  if (!freight) return refuse('notFound')
  const [address] = addresses
  const countyCode = code ?? address?.countyCode
  const area = countyCode ? areaOf(freight, countyCode) : usualArea(freight)
  const isDelivered = area !== undefined && !area.deny
  return ok({
    place: address ? `${address.province}${address.city}` : null,
    isDelivered,
    freightText: isDelivered ? freightText(area, locale) : '',
    arrivalText: isDelivered
      ? arrivalText(
          clock.now(),
          { cutOffHour: freight.cutOffHour, days: area.days ?? null },
          locale,
        )
      : '',
  })
}

const yuan = (amount: number) => String(Number((amount / 100).toFixed(2)))

function freightText({ firstFee, stepFee, freeOverAmount }: FreightArea, locale: Locale): string {
  if ((firstFee === 0 && stepFee === 0) || freeOverAmount === 0)
    return textIn(locale, ['包邮', 'Free delivery'])
  const from = textIn(locale, [`运费¥${yuan(firstFee)}起`, `Freight from ¥${yuan(firstFee)}`])
  if (freeOverAmount === null) return from
  return textIn(locale, [
    `${from}，满¥${yuan(freeOverAmount)}包邮`,
    `${from}, free over ¥${yuan(freeOverAmount)}`,
  ])
}
