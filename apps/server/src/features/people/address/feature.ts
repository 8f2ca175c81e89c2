import { defineFeature } from '#platform/feature.ts'
import { addressMigration } from './address.migrations/0003-address.ts'
import { addressRoutes } from './address.routes.ts'

export const addressFeature = defineFeature({
  name: 'address',
  routes: () => addressRoutes,
  readable: ['address'],
  migrations: [addressMigration],
  personalData: {
    held: [
      {
        table: 'address',
        copy: {
          name: 'addresses',
          title: ['收货地址', 'Addresses'],
          columns: `t.created_at as "savedAt", t.name, t.phone, t.province, t.city, t.county, t.detail,
            t.post_code as "postCode", t.deleted_at as "deletedAt"`,
        },
        forget: 'delete',
      },
    ],
  },
})
