import '@mallard/ui/tokens.css'
import { pageTitles } from '@mallard/contract/page-titles.gen'
import { LateBlocks } from '#entities/content/late/late-blocks.tsx'
import { haveLateBlocks } from '#entities/content/late-block.tsx'
import { ArticlesBlock } from '#entities/content/more/articles-block.tsx'
import { EventsBlock } from '#entities/content/more/events-block.tsx'
import { haveMoreBlocks } from '#entities/content/more/more-block.tsx'
import { MoreBlocks } from '#entities/content/more/more-blocks.tsx'
import { OfferBlocks } from '#entities/content/more/offer-blocks.tsx'
import SeckillStrip from '#entities/seckill/seckill-strip.tsx'
import { createRenderer } from './renderer.tsx'
import { screens } from './screens.gen.ts'

haveLateBlocks(LateBlocks)
haveMoreBlocks({
  more: MoreBlocks,
  offers: OfferBlocks,
  articles: ArticlesBlock,
  events: EventsBlock,
  strip: SeckillStrip,
})

export const { render, queryNames } = createRenderer(screens, pageTitles)
