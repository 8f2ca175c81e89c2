import type { CmsPage } from '../world.ts'
import { officialHome } from './home-official.ts'
import { coffeeHome, hangzhouHome } from './home-others.ts'
import { breakfast, careGuide, coffeeStart, newHome, ridgeNotes, teaTable } from './themes.ts'

export const pages: readonly CmsPage[] = [officialHome, hangzhouHome, coffeeHome, breakfast, newHome, careGuide, teaTable, coffeeStart, ridgeNotes]
