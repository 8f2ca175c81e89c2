import { areApart, isSmartMark } from '@mallard/contract/app-marks'
import type { ErrorName } from '@mallard/contract/errors'
import type { PictureRef } from '@mallard/contract/fields'
import type { BrandSetup } from '@mallard/contract/people/setting/brand-admin.calls'
import type { AppMarks } from '@mallard/contract/host-signals'
import { groundName, grounds } from '@mallard/contract/shop/store/brand-look'
import { logoPictureFault } from '@mallard/contract/shop/store/brand-pictures'
import type { PartnerLook } from '@mallard/contract/shop/store/store.calls'
import { ok, refuse, type Refused, type Result } from '@mallard/kernel'
import { audit, changesOf } from '#features/people/staff/index.ts'
import {
  findBrand,
  forgetStores,
  type KeptBrand,
  lockStores,
  updateBrand,
} from '#features/shop/store/index.ts'
import type { StaffCtx } from '#platform/http/context.ts'
import { cleanDrawing } from '#platform/drawing.ts'
import type { PictureLibrary } from './legal-admin.service.ts'

type Terms = Omit<BrandSetup, 'version'>

const notApart = {
  zh: '商城 App 标识不能包含设备 App 标识',
  en: 'The mark of the mall app must not hold that of the device app',
} as const

function termsOf({ look, appMarks, ...brand }: KeptBrand): Terms {
  return {
    ...brand,
    ground: groundName(look) ?? 'own',
    corners: look.corners ?? 'round',
    titles: look.titles ?? 'plain',
    cards: look.cards ?? 'panel',
    hero: look.hero ?? 'inset',
    smartMark: appMarks.smart ?? '',
    mallMark: appMarks.mall ?? '',
  }
}

const marksOf = ({ smartMark, mallMark }: Terms): Partial<AppMarks> => ({
  ...(isSmartMark(smartMark) && { smart: smartMark }),
  ...(mallMark && { mall: mallMark }),
})

/** Only what differs from the kit's own look is kept; a ground of one's own stays as it is. */
function lookOf({ ground, corners, titles, cards, hero }: Terms, before: PartnerLook): PartnerLook {
  const colours = ground === 'own' ? before.ground : grounds[ground]
  return {
    ...(colours && { ground: colours }),
    ...(corners !== 'round' && { corners }),
    ...(titles !== 'plain' && { titles }),
    ...(cards !== 'panel' && { cards }),
    ...(hero !== 'inset' && { hero }),
  }
}

function setupOf({ version, ...brand }: KeptBrand & { version: number }): BrandSetup {
  return { ...termsOf(brand), version }
}

export async function readBrand(ctx: StaffCtx): Promise<Result<BrandSetup, 'badStore'>> {
  const brand = await findBrand(ctx.services.db, ctx.scope.partnerId)
  return brand ? ok(setupOf(brand)) : refuse('badStore')
}

/**
 * A picture as the library has it; one from before stays, also where it does not. Undefined: it is
 * gone.
 */
function pictureOf(
  asked: PictureRef | null,
  library: ReadonlyMap<string, PictureRef>,
  before: PictureRef | null,
): PictureRef | null | undefined {
  if (!asked) return null
  return library.get(asked.url) ?? (before?.url === asked.url ? before : undefined)
}

const compared = (terms: Terms) => ({
  ...terms,
  logoPicture: terms.logoPicture?.url ?? '',
  sharePicture: terms.sharePicture?.url ?? '',
})

/**
 * Changes what the brand is called and how its shop looks, once, and not from an older reading of
 * it. Every store shows it: the right for one is not enough.
 */
export async function saveBrand(
  ctx: StaffCtx,
  { version, ...typed }: BrandSetup,
  library: PictureLibrary,
): Promise<Result<BrandSetup, ErrorName>> {
  const { partnerId } = ctx.scope
  if (!ctx.staff.rightsEverywhere.includes('store.write')) return refuse('partnerWide')
  const logo = cleanDrawing(typed.logo)
  if (logo === undefined) return refuse('badInput', { field: 'logo' })
  const appMarks = marksOf(typed)
  if (!areApart({ ...ctx.services.appMarks, ...appMarks }))
    return refuse('badInput', { field: notApart[ctx.locale], at: 'mallMark' })
  const refused = await ctx.services.db
    .transaction()
    .execute(async (trx): Promise<Refused<ErrorName> | undefined> => {
      await lockStores(trx, partnerId)
      const before = await findBrand(trx, partnerId)
      if (!before) return refuse('badStore')
      const { version: kept, ...old } = setupOf(before)
      const ground = typed.ground === 'own' ? old.ground : typed.ground
      const asked = [typed.logoPicture, typed.sharePicture]
      const urls = asked.flatMap((picture) => picture?.url ?? [])
      const held = await library(trx, partnerId, urls)
      const logoPicture = pictureOf(typed.logoPicture, held.pictures, old.logoPicture)
      const sharePicture = pictureOf(typed.sharePicture, held.pictures, old.sharePicture)
      if (logoPicture === undefined || sharePicture === undefined) return refuse('mediaGone')
      if (logoPicture && logoPictureFault(logoPicture))
        return refuse('badInput', { field: 'logoPicture' })
      const terms = { ...typed, logo, logoPicture, sharePicture, ground }
      const { logo: drawn, ...changes } = changesOf(compared(old), compared(terms))
      // The same save again: nothing is left to change.
      if (!drawn && Object.keys(changes).length === 0) return undefined
      if (version !== kept) return refuse('versionConflict')
      await updateBrand(trx, partnerId, {
        ...terms,
        look: lookOf(terms, before.look),
        appMarks,
      })
      await held.noteUses({ kind: 'brand', refId: partnerId })
      // Nobody reads a drawing in a log: that it was another one is what is told.
      const told = drawn ? { ...changes, logo: { before: null, after: 'SVG' } } : changes
      await audit(trx, ctx, 'brand.save', `store ${ctx.scope.storeId}`, told)
      return undefined
    })
  if (refused) return refused
  forgetStores(ctx.services, partnerId)
  return readBrand(ctx)
}
