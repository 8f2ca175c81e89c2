import { defineFeature } from '#platform/feature.ts'
import { passwordRoutes } from './password.routes.ts'

/**
 * Signs in by phone and password. Its table is older than it: it was made by a migration of
 * identity, which also forgets the password of a member.
 */
export const passwordFeature = defineFeature({
  name: 'password',
  routes: passwordRoutes,
})
