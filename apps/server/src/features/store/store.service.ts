import type { PartnerInit } from '@mallard/contract/store/store.calls'
import { ok, refuse, type Result, type Scope, scopeText } from '@mallard/kernel'
import type { Ctx, Locale } from '#platform/http/context.ts'
import type { Services } from '#platform/services.ts'
import { findFreeFreightOver, findStore, type StoreRow } from './store.repo.ts'

const cacheTime = 4000

/** The store of a scope, or undefined when there is none; at most 4 s old. */
export async function storeOf(services: Services, scope: Scope): Promise<StoreRow | undefined> {
  return services.cache.get(`store:${scopeText(scope)}`, cacheTime, () => findStore(services.db, scope))
}

/** What a store is called in a language; its Chinese name where it has no English one. */
export function storeName(store: Pick<StoreRow, 'name' | 'en'> | undefined, locale: Locale): string {
  return (locale === 'en' && store?.en.name) || store?.name || ''
}

export async function isStoreOpen(services: Services, scope: Scope): Promise<boolean> {
  const store = await storeOf(services, scope)
  return store?.store_status === 1 && store.partner_status === 1
}

export async function freeFreightOver(services: Services, partnerId: number): Promise<number | null> {
  return services.cache.get(`freeFreight:${partnerId}`, cacheTime, () => findFreeFreightOver(services.db, partnerId))
}

export async function partnerInit(ctx: Ctx): Promise<Result<PartnerInit, 'badStore'>> {
  const store = await storeOf(ctx.services, ctx.scope)
  if (!store) return refuse('badStore')
  const en = ctx.locale === 'en'
  const twin = en ? store.en : {}
  return ok({
    wapGoods: { hotWords: twin.hotWords ?? store.hot_words, freeFreightOver: await freeFreightOver(ctx.services, ctx.scope.partnerId) },
    partner: {
      id: ctx.scope.partnerId,
      logo: `data:image/svg+xml,${encodeURIComponent(store.logo)}`,
      name: (en && store.partner_name_en) || store.partner_name,
      themeColor: store.theme_color,
      themeColorDark: store.theme_color_dark,
    },
    store: {
      id: ctx.scope.storeId,
      name: storeName(store, ctx.locale),
      address: twin.address ?? store.address,
      phone: store.phone,
      hours: twin.hours ?? store.hours,
    },
    serverTime: ctx.clock.now(),
  })
}

export async function serviceInfo(ctx: Ctx): Promise<Result<{ phone: string; hours: string; address: string }, 'badStore'>> {
  const store = await storeOf(ctx.services, ctx.scope)
  if (!store) return refuse('badStore')
  const twin = ctx.locale === 'en' ? store.en : {}
  return ok({ phone: store.phone, hours: twin.hours ?? store.hours, address: twin.address ?? store.address })
}
