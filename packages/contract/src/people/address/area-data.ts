import json from '../../../areas/area.json' with { type: 'json' }
import type { AreaData } from './area.ts'

/**
 * Every area that an address can be in; large, so a page loads this file only when an address is
 * edited.
 */
export const areaData = json as unknown as AreaData
