import { optional } from '@mallard/ui/first-use'
import { Suspense, type ComponentType } from 'react'
import type { Block } from '@mallard/contract/content/cms/cms.fields'

let Late: ComponentType<{ block: Block }> = optional(() =>
  import('./late/late-blocks.tsx').then(({ LateBlocks }) => LateBlocks),
)

/** The server draws these blocks with the page: it has their code from the start. */
export function haveLateBlocks(known: typeof Late): void {
  Late = known
}

/**
 * A block that no page begins with. A phone shows what the server drew, until its code has come; a
 * page that it draws by itself has nothing there so long.
 */
export function LateBlock({ block }: { block: Block }) {
  return (
    <Suspense fallback={null}>
      <Late block={block} />
    </Suspense>
  )
}
