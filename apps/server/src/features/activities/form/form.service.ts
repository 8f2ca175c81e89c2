import { keptAnswers, type FormFault } from '@mallard/contract/activities/form/form'
import type { FormAnswer } from '@mallard/contract/activities/form/form.codes'
import type { QuestionSetup } from '@mallard/contract/activities/form/form.fields'
import type { PictureRef } from '@mallard/contract/fields'
import { claim, findDrawn } from '#features/shop/upload/index.ts'
import type { Db } from '#platform/db/database.ts'
import { faultsOf, pictureKeys } from './form.rules.ts'

/** Whose answers they are. */
interface Owner {
  readonly partnerId: number
  readonly memberId: number
}

/** Questions whose pictures were not sent by who answers, for a form. */
async function pictureFaults(
  db: Db,
  owner: Owner,
  asked: readonly FormAnswer[],
): Promise<FormFault[]> {
  const faults: FormFault[] = []
  for (const { id, value } of asked) {
    const drawn = await Promise.all(value.map((key) => findDrawn(db, owner, key, 'form')))
    if (drawn.includes(undefined)) faults.push({ id, fault: 'notPicture' })
  }
  return faults
}

/** All that is wrong with answers to a form; nothing: they can be kept. */
export async function answerFaults(
  db: Db,
  owner: Owner,
  questions: readonly QuestionSetup[],
  answers: readonly FormAnswer[],
): Promise<FormFault[]> {
  const faults = faultsOf(questions, answers)
  return faults.length > 0 ? faults : pictureFaults(db, owner, pictureKeys(questions, answers))
}

/** What is kept of answers: those to questions that are asked, and their pictures by their keys. */
export interface ClaimedAnswers {
  readonly answers: readonly FormAnswer[]
  readonly pics: Readonly<Record<string, PictureRef>>
  /** Questions whose pictures were used for something else just now, or stand in two answers. */
  readonly faults: readonly FormFault[]
}

/** Makes the pictures of sound answers part of them, in the caller's transaction. */
export async function claimAnswers(
  trx: Db,
  owner: Owner,
  questions: readonly QuestionSetup[],
  sent: readonly FormAnswer[],
): Promise<ClaimedAnswers> {
  const answers = keptAnswers(questions, sent)
  const pictures = pictureKeys(questions, answers)
  const keys = pictures.flatMap(({ value }) => value)
  const pics = await claim(trx, owner, keys, 'form')
  const faults = pics ? [] : pictures.map(({ id }) => ({ id, fault: 'notPicture' as const }))
  return { answers, pics: byKey(keys, pics ?? []), faults }
}

const byKey = (keys: readonly string[], pics: readonly PictureRef[]) =>
  Object.fromEntries(keys.flatMap((key, at) => (pics[at] ? [[key, pics[at]]] : [])))
