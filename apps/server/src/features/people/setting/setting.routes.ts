import { brandAdminCalls } from '@mallard/contract/people/setting/brand-admin.calls'
import { houseBrandsCalls } from '@mallard/contract/people/setting/house-brands.calls'
import { openingAdminCalls } from '@mallard/contract/people/setting/opening-admin.calls'
import { storeAdminCalls } from '@mallard/contract/people/setting/store-admin.calls'
import { bind } from '#platform/http/bind.ts'
import { readBrand, saveBrand } from './brand-admin.service.ts'
import { createBrand, houseBrands } from './house-brands.service.ts'
import { type PictureLibrary, saveLegal } from './legal-admin.service.ts'
import type { BeginBrand } from './new-brand.service.ts'
import { type OpeningAsks, readOpening } from './opening.service.ts'
import { savePromises } from './promises-admin.service.ts'
import { saveSending } from './sending-admin.service.ts'
import { createStore, saveStore, saveTimes, stores } from './store-admin.service.ts'

export const settingRoutes = (library: PictureLibrary, asks: OpeningAsks, begin: BeginBrand) => [
  ...bind('storeAdmin', storeAdminCalls, {
    list: stores,
    save: saveStore,
    saveTimes,
    saveLegal: (ctx, input) => saveLegal(ctx, input, library),
    savePromises,
    saveSending,
    create: createStore,
  }),
  ...bind('openingAdmin', openingAdminCalls, { read: (ctx) => readOpening(ctx, asks) }),
  ...bind('brandAdmin', brandAdminCalls, {
    read: readBrand,
    save: (ctx, input) => saveBrand(ctx, input, library),
  }),
  ...bind('houseBrands', houseBrandsCalls, {
    list: houseBrands,
    create: (ctx, input) => createBrand(ctx, input, begin),
  }),
]
