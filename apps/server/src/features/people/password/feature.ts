import { defineFeature } from '#platform/feature.ts'
import { passwordRoutes } from './password.routes.ts'

/** Signs in by phone and password; identity forgets the password of a member. */
export const passwordFeature = defineFeature({
  name: 'password',
  owns: ['member_password'],
  routes: passwordRoutes,
})
