import { defineFeature } from '#platform/feature.ts'
import { storeMigration } from './store.migrations/0001-store.ts'
import { storeSetupMigration } from './store.migrations/0250-store-setup.ts'
import { freightVersionMigration } from './store.migrations/0252-freight-version.ts'
import { freightDaysMigration } from './store.migrations/0360-freight-days.ts'
import { storeShipHoursMigration } from './store.migrations/0669-store-ship-hours.ts'
import { storeSendingMigration } from './store.migrations/0671-store-sending.ts'
import { storeTimesMigration } from './store.migrations/0260-store-times.ts'
import { storeLegalMigration } from './store.migrations/0615-store-legal.ts'
import { partnerLookMigration } from './store.migrations/0370-partner-look.ts'
import { storePromisesMigration } from './store.migrations/0629-store-promises.ts'
import { shopLanguagesMigration } from './store.migrations/0635-shop-languages.ts'
import { brandPicturesMigration } from './store.migrations/0637-brand-pictures.ts'
import { appMarksMigration } from './store.migrations/0638-app-marks.ts'
import { partnerVersionMigration } from './store.migrations/0621-partner-version.ts'
import { hasBrand, isReachable } from './opening.service.ts'
import { routes } from './store.routes.ts'

export const storeFeature = defineFeature({
  name: 'store',
  routes: () => routes,
  opening: { brand: hasBrand, store: isReachable },
  readable: ['freight_template', 'store'],
  migrations: [
    storeMigration,
    storeSetupMigration,
    freightVersionMigration,
    storeTimesMigration,
    freightDaysMigration,
    partnerLookMigration,
    storeLegalMigration,
    partnerVersionMigration,
    storePromisesMigration,
    shopLanguagesMigration,
    brandPicturesMigration,
    appMarksMigration,
    storeShipHoursMigration,
    storeSendingMigration,
  ],
})
