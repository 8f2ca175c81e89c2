import { about } from '@mallard/contract/people/notices/notice-events'
import { href } from '@mallard/contract/paths'
import type { Instant } from '@mallard/kernel'
import { type EventNotice, notify } from '#features/people/notices/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Told } from './apply.repo.ts'
import { daysLeft } from './evaluate.rules.ts'

type Message = EventNotice['about']

const tell = async <T extends Told>(
  trx: Db,
  people: readonly T[],
  at: Date,
  message: (one: T) => Message,
): Promise<void> =>
  notify(
    trx,
    people.map((one) => {
      const said = message(one)
      const { partnerId, storeId, memberId, evaluationId: id } = one
      const scope = { partnerId, storeId }
      return {
        scope,
        memberId,
        // What happened, once for an application.
        topic: `evaluate ${one.id} ${said.event.slice('evaluate.'.length)}`,
        about: said,
        link: href('checkEvaluateDetail', { ...scope, id }),
        at,
      }
    }),
  )

const trialOf = ({ name, nameEn }: Told) => [name, nameEn] as const

export const tellChosen = (trx: Db, people: readonly Told[], at: Date): Promise<void> =>
  tell(trx, people, at, (one) =>
    about('evaluate.chosen', { trial: trialOf(one), days: String(one.reportDays) }),
  )

export const tellDeclined = (trx: Db, people: readonly Told[], at: Date): Promise<void> =>
  tell(trx, people, at, (one) => about('evaluate.declined', { trial: trialOf(one) }))

export const tellCalledOff = (trx: Db, people: readonly Told[], at: Date): Promise<void> =>
  tell(trx, people, at, (one) => about('evaluate.calledOff', { trial: trialOf(one) }))

export const remind = (
  trx: Db,
  people: readonly (Told & { readonly reportDue: Instant })[],
  at: Date,
): Promise<void> =>
  tell(trx, people, at, (one) => {
    const days = daysLeft(one.reportDue, at.getTime())
    return about(days === 0 ? 'evaluate.dueToday' : 'evaluate.dueSoon', {
      trial: trialOf(one),
      days: String(days),
    })
  })
