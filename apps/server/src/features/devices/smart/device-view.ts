import { lifeLeft, useDays } from '@mallard/contract/devices/smart/smart.codes'
import type {
  SmartDevice,
  DeviceCard,
  UseDay,
  Warranty,
} from '@mallard/contract/devices/smart/smart.fields'
import { withInitial } from '@mallard/contract/devices/smart/smart-settings'
import { beijingDay, day, type Instant, type Locale } from '@mallard/kernel'
import { cardsOf } from '#features/catalog/search/index.ts'
import { localised } from '#platform/locale.rules.ts'
import type { ShopperCtx } from '#platform/http/context.ts'
import { usedSince, type DeviceRow, type OwnedDevice } from './device.repo.ts'
import { lastSaved } from './setting.repo.ts'
import { dayOf } from './smart.rules.ts'
import { warrantyOf, type WarrantyRow } from './warranty.repo.ts'

export const warrantyView = (row: WarrantyRow, now: Instant): Warranty => ({
  cardNo: row.cardNo,
  activatedAt: row.activatedAt.getTime(),
  startAt: row.startsAt.getTime(),
  endAt: row.endsAt.getTime(),
  isOver: row.endsAt.getTime() <= now,
  orderSn: row.orderSn,
})

export const faultView = ({ faultCode, faultText, faultAt }: DeviceRow): SmartDevice['fault'] =>
  faultCode === '' || !faultAt ? null : { code: faultCode, text: faultText, at: faultAt.getTime() }

export const modelName = ({ name, nameEn }: DeviceRow, locale: Locale) =>
  localised(locale, name, nameEn)

export const deviceCard = (row: OwnedDevice, locale: Locale): DeviceCard => ({
  deviceId: row.deviceNo,
  name: modelName(row, locale),
  pic: row.pic,
  isOnline: row.isOnline,
  boundAt: row.boundAt.getTime(),
  lifeLeft: lifeLeft(row.meshMinutes, row.ratedMinutes),
})

/** The first of so many days that end today. */
export const firstDay = (now: Instant, days: number): Instant => beijingDay(now) - (days - 1) * day

/** Each of the last days with its minutes, oldest first. */
export function usedByDay(
  found: ReadonlyMap<string, number>,
  now: Instant,
  days: number,
): UseDay[] {
  const first = firstDay(now, days)
  return Array.from({ length: days }, (_, place) => {
    const each = dayOf(first + place * day)
    return { day: each, minutes: found.get(each) ?? 0 }
  })
}

/** All that the pages of a device show to whose it is. */
export async function deviceView(ctx: ShopperCtx, row: OwnedDevice): Promise<SmartDevice> {
  const { services, locale, scope, shopper } = ctx
  const now = ctx.clock.now()
  const [use, warranty, saved, [mesh]] = await Promise.all([
    usedSince(services.db, row, dayOf(firstDay(now, useDays)), shopper.id),
    warrantyOf(services.db, row),
    lastSaved(services.db, row),
    cardsOf(services, scope, [row.meshGoodsId], locale),
  ])
  const wanted = saved?.state === 'pending' ? saved.wanted : {}
  const values = withInitial(row.schema, { ...row.settings, ...wanted })
  return {
    ...deviceCard(row, locale),
    model: row.model,
    seenAt: row.seenAt?.getTime() ?? null,
    fault: faultView(row),
    use: usedByDay(use, now, useDays),
    warranty: warranty ? warrantyView(warranty, now) : null,
    mesh: {
      usedMinutes: row.meshMinutes,
      ratedMinutes: row.ratedMinutes,
      since: row.meshSince.getTime(),
      productSn: row.meshSn,
      goods: mesh ?? null,
    },
    settings: row.schema.map(({ code, kind, name, options, least, most, step, unit }) => ({
      code,
      kind,
      name: localised(locale, name.zh, name.en),
      options: options.map((option) => ({
        value: option.value,
        name: localised(locale, option.name.zh, option.name.en),
      })),
      least,
      most,
      step,
      unit: localised(locale, unit.zh, unit.en),
      value: values[code] ?? '',
    })),
    saved: saved ? { state: saved.state, at: saved.at.getTime(), reason: saved.reason } : null,
    productId: row.goodsId,
  }
}
