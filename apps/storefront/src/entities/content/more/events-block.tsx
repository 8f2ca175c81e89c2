import type { Block } from '@mallard/contract/content/cms/cms.fields'
import { EventCards } from '#entities/event/event-cards.tsx'
import { BlockHeading } from '../block-heading.tsx'

/** The next events of the store. */
export function EventsBlock({ block }: { block: Extract<Block, { kind: 'events' }> }) {
  const { title, subTitle, events } = block
  return (
    <section>
      {title && <BlockHeading title={title} subTitle={subTitle} link={null} />}
      <EventCards events={events} />
    </section>
  )
}
