import { href } from '@mallard/contract/paths'
import type { Instant } from '@mallard/kernel'
import { notify, type TwoTexts } from '#features/people/notices/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Told } from './apply.repo.ts'
import { daysLeft } from './evaluate.rules.ts'

interface Message {
  /** What happened, once for an application. */
  readonly what: string
  readonly title: TwoTexts
  readonly text: TwoTexts
}

const tell = async <T extends Told>(
  trx: Db,
  people: readonly T[],
  at: Date,
  message: (one: T) => Message,
): Promise<void> =>
  notify(
    trx,
    people.map((one) => {
      const { what, title, text } = message(one)
      const { partnerId, storeId, memberId, evaluationId: id } = one
      const scope = { partnerId, storeId }
      return {
        scope,
        memberId,
        kind: 'activity' as const,
        topic: `evaluate ${one.id} ${what}`,
        title,
        text,
        link: href('checkEvaluateDetail', { ...scope, id }),
        at,
      }
    }),
  )

const english = ({ name, nameEn }: Told) => nameEn || name

export const tellChosen = (trx: Db, people: readonly Told[], at: Date): Promise<void> =>
  tell(trx, people, at, (one) => ({
    what: 'chosen',
    title: ['恭喜，您入选试用', 'You were chosen for a trial'],
    text: [
      `“${one.name}”的商品将免费寄给您，收货后${one.reportDays}天内请写一份试用报告`,
      `The goods of “${english(one)}” will be sent to you for nothing. Your report is due ${one.reportDays} days after receipt`,
    ],
  }))

export const tellDeclined = (trx: Db, people: readonly Told[], at: Date): Promise<void> =>
  tell(trx, people, at, (one) => ({
    what: 'declined',
    title: ['试用申请未入选', 'Not chosen this time'],
    text: [
      `“${one.name}”的名额已定，这次没能选上您，欢迎申请下一次试用`,
      `The places of “${english(one)}” are given away, and yours was not among them. There will be other trials`,
    ],
  }))

export const tellCalledOff = (trx: Db, people: readonly Told[], at: Date): Promise<void> =>
  tell(trx, people, at, (one) => ({
    what: 'calledOff',
    title: ['试用已取消', 'A trial was called off'],
    text: [
      `“${one.name}”已取消，抱歉让您久等`,
      `“${english(one)}” was called off. We are sorry that you waited`,
    ],
  }))

export const remind = (
  trx: Db,
  people: readonly (Told & { readonly reportDue: Instant })[],
  at: Date,
): Promise<void> =>
  tell(trx, people, at, (one) => {
    const left = daysLeft(one.reportDue, at.getTime())
    const isToday = left === 0
    return {
      what: isToday ? 'dueToday' : 'dueSoon',
      title: isToday
        ? ['试用报告今天截止', 'Your trial report is due today']
        : [`试用报告还有${left}天截止`, `Your trial report is due in ${left} days`],
      text: [
        `别忘了给“${one.name}”写试用报告`,
        `Do not forget to write your report on “${english(one)}”`,
      ],
    }
  })
