import type { Block } from '@mallard/contract/content/cms/cms.fields'
import { optional } from '@mallard/ui/first-use'
import { Suspense, type ComponentType } from 'react'

let More: ComponentType<{ block: Block }> = optional(() =>
  import('./more-blocks.tsx').then(({ MoreBlocks }) => MoreBlocks),
)

/** The server draws these blocks with the page: it has their code from the start. */
export function haveMoreBlocks(known: typeof More): void {
  More = known
}

/** A block that home does not have. */
export function MoreBlock({ block }: { block: Block }) {
  return (
    <Suspense fallback={null}>
      <More block={block} />
    </Suspense>
  )
}
