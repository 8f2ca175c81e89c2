import { hasOwnFreight } from '#features/shop/store/index.ts'
import type { Db } from '#platform/db/database.ts'
import { defineFeature } from '#platform/feature.ts'
import { freightRoutes } from './freight.routes.ts'

/** For how many goods of a partner each of its freight templates is, by their ids. */
export type FreightUses = (db: Db, partnerId: number) => Promise<ReadonlyMap<number, number>>

declare module '#platform/feature.ts' {
  interface Ports {
    /** Goods stand above freight. */
    readonly freightUses: FreightUses
  }
}

export const freightFeature = defineFeature({
  name: 'freight',
  routes: ({ freightUses }) => freightRoutes(freightUses),
  opening: { freight: ({ db }, { partnerId }) => hasOwnFreight(db, partnerId) },
})
