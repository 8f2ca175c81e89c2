import { cutText } from '@mallard/kernel'
import { noticeLimits } from '@mallard/contract/people/notices/notice-template.codes'
import type { Db } from '#platform/db/database.ts'
import { insertNotices, type NewNotice } from './notice.repo.ts'
import { ownTemplates } from './notice-template.repo.ts'
import { type EventNotice, worded } from './notice-template.rules.ts'

type Told = NewNotice | EventNotice

const isOfEvent = (notice: Told): notice is EventNotice => 'about' in notice

/**
 * The messages in the words of their brands, without those that their brand does not send. Read with
 * each batch, in the transaction of its cause: what the owner saved holds at once in every process.
 */
async function inWords(trx: Db, notices: readonly Told[]): Promise<NewNotice[]> {
  const of = notices.filter(isOfEvent)
  if (of.length === 0) return notices as NewNotice[]
  const rows = await ownTemplates(
    trx,
    [...new Set(of.map(({ scope }) => scope.partnerId))],
    [...new Set(of.map(({ about }) => about.event))],
  )
  const own = new Map(rows.map((row) => [`${row.partnerId} ${row.event}`, row]))
  return notices.flatMap((notice) =>
    isOfEvent(notice)
      ? (worded(notice, own.get(`${notice.scope.partnerId} ${notice.about.event}`)) ?? [])
      : [notice],
  )
}

/**
 * Writes messages to members in the caller's transaction; their open pages show them soon after its
 * commit. Repeatable: one topic is told once. What the shopper has just done themselves is
 * `isQuiet`: kept in the list, but no news.
 */
export async function notify(trx: Db, notices: readonly Told[]): Promise<void> {
  const told = await inWords(trx, notices)
  if (told.length === 0) return
  await insertNotices(
    trx,
    // A name that is too long must not undo what the message is about.
    told.map(({ title, text, ...notice }) => ({
      ...notice,
      title: [cutText(title[0], noticeLimits.title), cutText(title[1], noticeLimits.titleEn)],
      text: [cutText(text[0], noticeLimits.text), cutText(text[1], noticeLimits.textEn)],
    })),
  )
}
