import { stories } from '../stories/index.ts'
import type { Goods } from '../world.ts'
import { accessories } from './accessory.ts'
import { airFryers } from './air-fryer.ts'
import { assemble } from './assemble.ts'
import { blenders } from './blender.ts'
import { coffeeGear } from './coffee.ts'
import type { GoodsDraft } from './draft.ts'
import { dryers } from './dryer.ts'
import { kettles } from './kettle.ts'
import { riceCookers } from './rice-cooker.ts'
import { shavers } from './shaver.ts'
import { soymilkMakers } from './soymilk.ts'
import { steamers } from './steamer.ts'

/** Every goods of the demo world, as drafted. */
export const drafts: readonly GoodsDraft[] = [
  ...kettles, ...riceCookers, ...soymilkMakers, ...blenders, ...airFryers, ...shavers, ...dryers, ...steamers, ...accessories, ...coffeeGear,
]

export const goods: readonly Goods[] = drafts.map((draft) => assemble(draft, stories[draft.code] ?? { parameters: [], details: [] }))
