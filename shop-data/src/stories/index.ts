import { accessoryStories } from './accessory.ts'
import { airFryerStories } from './air-fryer.ts'
import { blenderStories } from './blender.ts'
import { coffeeStories } from './coffee.ts'
import type { Stories } from './draft.ts'
import { dryerStories } from './dryer.ts'
import { kettleStories } from './kettle.ts'
import { riceCookerStories } from './rice-cooker.ts'
import { shaverStories } from './shaver.ts'
import { soymilkStories } from './soymilk.ts'
import { steamerStories } from './steamer.ts'

/** Parameters and detail sections by goods code. */
export const stories: Stories = {
  ...kettleStories, ...riceCookerStories, ...soymilkStories, ...blenderStories, ...airFryerStories,
  ...shaverStories, ...dryerStories, ...steamerStories, ...accessoryStories, ...coffeeStories,
}
