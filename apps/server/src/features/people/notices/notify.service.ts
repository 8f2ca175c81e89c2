import { cutText } from '@mallard/kernel'
import type { Db } from '#platform/db/database.ts'
import { insertNotices, type NewNotice, type TwoTexts } from './notice.repo.ts'

const cut = ([zh, en]: TwoTexts, max: number): TwoTexts => [cutText(zh, max), cutText(en, 2 * max)]

/**
 * Writes messages to members in the caller's transaction; their open pages show them soon after its
 * commit. Repeatable: one topic is told once. What the shopper has just done themselves is
 * `isQuiet`: kept in the list, but no news.
 */
export async function notify(trx: Db, notices: readonly NewNotice[]): Promise<void> {
  if (notices.length === 0) return
  await insertNotices(
    trx,
    // A name that is too long must not undo what the message is about.
    notices.map((notice) => ({
      ...notice,
      title: cut(notice.title, 40),
      text: cut(notice.text, 200),
    })),
  )
}
