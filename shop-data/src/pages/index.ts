import type { CmsPage } from '../world.ts'
import { officialHome } from './home-official.ts'
import { coffeeHome, hangzhouHome } from './home-others.ts'
import { members, miniMall, teaRoom } from './occasions.ts'
import { breakfast, careGuide, coffeeStart, newHome, ridgeNotes, roasteryNotes, stories, teaTable } from './themes.ts'

export const pages: readonly CmsPage[] = [officialHome, hangzhouHome, coffeeHome, breakfast, newHome, careGuide, teaTable, coffeeStart, ridgeNotes, stories, roasteryNotes, miniMall, teaRoom, members]
