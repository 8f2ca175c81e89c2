import '@mallard/ui/tokens.css'
import { LateBlocks } from '#entities/content/late/late-blocks.tsx'
import { haveLateBlocks } from '#entities/content/late-block.tsx'
import { haveMoreBlocks } from '#entities/content/more/more-block.tsx'
import { MoreBlocks } from '#entities/content/more/more-blocks.tsx'
import { OfferBlocks } from '#entities/content/more/offer-blocks.tsx'
import { createRenderer } from './renderer.tsx'
import { pageTitles, screens } from './screens.ts'

haveLateBlocks(LateBlocks)
haveMoreBlocks({ more: MoreBlocks, offers: OfferBlocks })

export const { render, queryNames } = createRenderer(screens, pageTitles)
