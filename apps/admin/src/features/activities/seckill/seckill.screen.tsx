import { defineActivity } from '#platform/activity/define-activity.tsx'
import { SeckillBoard } from './seckill-board.tsx'
import { SeckillEditor } from './seckill.form.tsx'
import { seckillTexts } from './seckill.texts.ts'
import { seckills } from './use-seckills.ts'

/** One session: its set-up until it begins, its live board from then on; or a new one. */
export default defineActivity({
  texts: seckillTexts,
  queries: seckills,
  object: 'seckill',
  nameOf: ({ name }) => name,
  after: ({ texts, one: { reminders } }) => ` · ${texts.reminders} ${texts.people(reminders)}`,
  isCopied: true,
  editor: SeckillEditor,
  body: ({ one }) => <SeckillBoard session={one} />,
})
