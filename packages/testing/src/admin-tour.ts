import type { TourPart } from './tour/part.ts'
import { tourParts } from './tour.gen.ts'

const told = (tourParts as readonly TourPart[]).map(({ admin = {} }) => admin)

/** Lists and pages of the back office that show dates of the demo world, as `members/1`. */
export const datedAdminPages = told.flatMap(({ dated = [] }) => dated)

/** Every section of the back office, and one of the things in each that has some. */
export const adminPages = told.flatMap(({ dated = [], undated = [] }) => [...dated, ...undated])
