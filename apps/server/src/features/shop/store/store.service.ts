import type { AppMarks } from '@mallard/contract/host-signals'
import type { LegalGap } from '@mallard/contract/people/setting/legal.codes'
import type { StoreLegal } from '@mallard/contract/people/setting/store-admin.calls'
import { payMethods } from '@mallard/contract/trade/payment/payment.codes'
import type { Filings, PartnerInit } from '@mallard/contract/shop/store/store.calls'
import { type Locale, ok, refuse, type Result, type Scope, scopeText } from '@mallard/kernel'
import { localised } from '#platform/locale.rules.ts'
import type { Ctx } from '#platform/http/context.ts'
import { adminTag, dropTags } from '#platform/cache-tags.ts'
import type { Services } from '#platform/services.ts'
import { findOwnTexts, legalOf } from './legal.repo.ts'
import { legalGaps } from './legal.rules.ts'
import { timesOf } from './store-times.repo.ts'
import { findFreeFreightOver, findStore, type StoreRow } from './store.repo.ts'

const cacheTime = 4000

/** The store of a scope, or undefined when there is none; at most 4 s old. */
export async function storeOf(services: Services, scope: Scope): Promise<StoreRow | undefined> {
  const load = () => findStore(services.db, scope)
  return services.cache.get(`store:${scopeText(scope)}`, cacheTime, load, [
    storeTag(scope),
    adminTag(scope.partnerId),
  ])
}

/** What is read of a store's own row. */
export const storeTag = (scope: Scope) => `store:${scopeText(scope)}`
/** What is read of a partner's freight templates. */
export const freightTag = (partnerId: number) => `freight:${partnerId}`

/** What a store is called in a language; its Chinese name where it has no English one. */
export function storeName(
  store: Pick<StoreRow, 'name' | 'en'> | undefined,
  locale: Locale,
): string {
  return localised(locale, store?.name, store?.en.name) || ''
}

/** The next who asks for the store reads what is set up now, in every process. */
export function forgetStore(services: Services, scope: Scope): void {
  dropTags(services, [storeTag(scope)])
}

/** The same for all stores of a partner, which show their brand. */
export function forgetStores(services: Services, partnerId: number): void {
  dropTags(services, [adminTag(partnerId)])
}

/** Whether there is such a store, open or closed: staff go on working in one that is closed. */
export async function isStoreKnown(services: Services, scope: Scope): Promise<boolean> {
  const store = await storeOf(services, scope)
  return store?.partner_status === 1
}

/**
 * Whether a store shows itself in English as well as in Chinese; at most 4 s old. One that is not
 * there says so in both.
 */
export async function speaksEnglish(services: Services, scope: Scope): Promise<boolean> {
  const store = await storeOf(services, scope)
  return store?.has_english ?? true
}

/**
 * By which the own apps of a store's brand are recognised, where that differs from the usual marks; at
 * most 4 s old.
 */
export async function appMarksOf(services: Services, scope: Scope): Promise<Partial<AppMarks>> {
  const store = await storeOf(services, scope)
  return { ...services.appMarks, ...store?.app_marks }
}

/** Who is behind a store, and what it is filed under; at most 4 s old. */
export async function legalOfStore(
  services: Services,
  scope: Scope,
): Promise<StoreLegal | undefined> {
  const store = await storeOf(services, scope)
  return store && legalOf(store.legal)
}

/** What a store promises beside the law, in a language; at most 4 s old. */
export async function promisesOf(
  services: Services,
  scope: Scope,
  locale: Locale,
): Promise<{ name: string; text: string }[]> {
  const store = await storeOf(services, scope)
  const isEn = locale === 'en'
  return (store?.promises ?? []).map(({ name, nameEn, text, textEn }) => ({
    name: localised(locale, name, nameEn),
    // Words in the other language would stand under a name in this one.
    text: isEn && nameEn ? textEn : text,
  }))
}

/** What each of a partner's stores lacks before it may take money. */
export async function gapsOf(
  services: Pick<Services, 'db' | 'payments'>,
  partnerId: number,
): Promise<(legal: StoreLegal) => LegalGap[]> {
  const own = await findOwnTexts(services.db, partnerId)
  return (legal) => legalGaps(legal, own, services)
}

/** Whether a store lacks anything, so that nothing is really charged or sent; at most 4 s old. */
export async function isTestStore(services: Services, scope: Scope): Promise<boolean> {
  const legal = await legalOfStore(services, scope)
  // Where the sandbox plays the payments, nothing else decides.
  if (!legal || services.payments === 'sandbox') return true
  const load = () => findOwnTexts(services.db, scope.partnerId)
  const own = await services.cache.get(`ownTexts:${scope.partnerId}`, cacheTime, load, [
    adminTag(scope.partnerId),
  ])
  return legalGaps(legal, own, services).length > 0
}

/** Whether nobody may pay in a store: a test shop in which money would be real. */
export async function refusesMoney(services: Services, scope: Scope): Promise<boolean> {
  return services.payments !== 'sandbox' && isTestStore(services, scope)
}

/** Milliseconds from an order until it is paid; at most 4 s old. */
export async function timeToPay(services: Services, scope: Scope): Promise<number> {
  const store = await storeOf(services, scope)
  if (!store) throw new Error(`an order of no store: ${scopeText(scope)}`)
  return timesOf(store).pay
}

export async function isStoreOpen(services: Services, scope: Scope): Promise<boolean> {
  const store = await storeOf(services, scope)
  return store?.store_status === 1 && store.partner_status === 1
}

export async function freeFreightOver(
  services: Services,
  partnerId: number,
): Promise<number | null> {
  const load = () => findFreeFreightOver(services.db, partnerId)
  return services.cache.get(`freeFreight:${partnerId}`, cacheTime, load, [freightTag(partnerId)])
}

/** Pages offer nothing that is switched off. */
function offersOf({ pay, sms, express }: Services): PartnerInit['offers'] {
  return {
    pay: payMethods.filter((method) => pay[method].tradeTypes.length > 0),
    texts: sms !== undefined,
    tracking: express !== undefined,
    // What no channel issues, staff issue with software of their own.
    invoices: true,
  }
}

/**
 * A drawing as an address that may stand in a page, in quotes and in a style: only what would end
 * one of these is encoded, since each page carries it.
 */
const drawingAddress = (svg: string) =>
  `data:image/svg+xml,${svg.replace(/[%#<>"\\\s]/g, (character) => (character === ' ' ? ' ' : encodeURIComponent(character)))}`

export async function partnerInit(ctx: Ctx): Promise<Result<PartnerInit, 'badStore'>> {
  const store = await storeOf(ctx.services, ctx.scope)
  if (!store) return refuse('badStore')
  const en = ctx.locale === 'en'
  const twin = en ? store.en : {}
  return ok({
    wapGoods: {
      hotWords: twin.hotWords ?? store.hot_words,
      freeFreightOver: await freeFreightOver(ctx.services, ctx.scope.partnerId),
    },
    partner: {
      id: ctx.scope.partnerId,
      logo: store.logo_picture ? `${store.logo_picture.url}?w=200` : drawingAddress(store.logo),
      name: localised(ctx.locale, store.partner_name, store.partner_name_en),
      themeColor: store.theme_color,
      themeColorDark: store.theme_color_dark,
      look: store.look,
      hasEnglish: store.has_english,
    },
    store: {
      id: ctx.scope.storeId,
      name: storeName(store, ctx.locale),
      address: twin.address ?? store.address,
      phone: store.phone,
      hours: twin.hours ?? store.hours,
    },
    offers: offersOf(ctx.services),
    serverTime: ctx.clock.now(),
  })
}

export async function filingsInfo(ctx: Ctx): Promise<Result<Filings, 'badStore'>> {
  const legal = await legalOfStore(ctx.services, ctx.scope)
  if (!legal) return refuse('badStore')
  const { company, icp, police, miniFiling } = legal
  const isTest = await isTestStore(ctx.services, ctx.scope)
  return ok({ company, icp, police, miniFiling, isTest })
}

export async function serviceInfo(
  ctx: Ctx,
): Promise<Result<{ phone: string; hours: string; address: string }, 'badStore'>> {
  const store = await storeOf(ctx.services, ctx.scope)
  if (!store) return refuse('badStore')
  const twin = ctx.locale === 'en' ? store.en : {}
  return ok({
    phone: store.phone,
    hours: twin.hours ?? store.hours,
    address: twin.address ?? store.address,
  })
}
