import { defineFeature } from '#platform/feature.ts'
import { settingRoutes } from './setting.routes.ts'

export const settingFeature = defineFeature({
  name: 'setting',
  routes: () => settingRoutes,
})
