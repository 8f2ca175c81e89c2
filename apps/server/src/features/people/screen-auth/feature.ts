import { hour } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { screenAuthMigration } from './screen-auth.migrations/0612-screen-auth.ts'
import { screenAuthRoutes } from './screen-auth.routes.ts'

export const screenAuthFeature = defineFeature({
  name: 'screen-auth',
  routes: () => screenAuthRoutes,
  migrations: [screenAuthMigration],
  retention: { screen_auth: sweepExpired('screen_auth', 'expires_at', hour) },
  personalData: {
    held: [
      {
        table: 'screen_auth',
        copy: { withheld: 'digests of requests for minutes' },
        forget: 'delete',
      },
    ],
  },
})
