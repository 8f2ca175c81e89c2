import { setupFaults } from '@mallard/contract/activities/form/form'
import type {
  AdminQuestionnaire,
  QuestionnaireSetup,
} from '@mallard/contract/activities/question/question-admin.calls'
import { questionAdmin } from '@mallard/contract/admin-limits.gen'
import type { RewardKind } from '@mallard/contract/activities/question/question.codes'
import { day, type Instant } from '@mallard/kernel'
import { namedPeriodOf, type NamedPeriodDraft } from '#platform/activity/named-period.ts'
import { isFault } from '#platform/form/is-fault.ts'
import { trimmed, type Questions } from '#platform/questions/form-draft.ts'
import { wholeOrNone, wholeTyped } from '#platform/show.ts'
import { momentInput, nextHour } from '#platform/store-clock.ts'

/** A questionnaire as it is typed. */
export interface QuestionnaireDraft extends NamedPeriodDraft {
  readonly intro: string
  readonly introEn: string
  readonly questions: Questions
  readonly thanks: string
  readonly thanksEn: string
  readonly rewardKind: RewardKind
  readonly points: string
  readonly templateId: number | undefined
  readonly showsFigures: boolean
  /** Empty: as many answers as come. */
  readonly most: string
}

/** What is not right yet. */
export interface Fault {
  readonly text:
    | 'badName'
    | 'badTime'
    | 'badPoints'
    | 'badCoupon'
    | 'badLimit'
    | 'noQuestions'
    | 'badQuestions'
}

/** Two weeks from the next full hour on, without a question yet. */
export function newDraft(now: Instant): QuestionnaireDraft {
  const from = nextHour(now)
  return {
    name: '',
    nameEn: '',
    from: momentInput(from),
    until: momentInput(from + 14 * day),
    intro: '',
    introEn: '',
    questions: [],
    thanks: '',
    thanksEn: '',
    rewardKind: 'none',
    points: '',
    templateId: undefined,
    showsFigures: false,
    most: '',
  }
}

export function draftOf(of: AdminQuestionnaire): QuestionnaireDraft {
  const { name, nameEn, intro, introEn, questions, thanks, thanksEn } = of
  const { rewardKind, points, templateId, showsFigures, most, startAt, endAt } = of
  return {
    name,
    nameEn,
    from: momentInput(startAt),
    until: momentInput(endAt),
    intro,
    introEn,
    questions,
    thanks,
    thanksEn,
    rewardKind,
    points: points === 0 ? '' : String(points),
    templateId: templateId ?? undefined,
    showsFigures,
    most: most === null ? '' : String(most),
  }
}

/** The same questions from the next full hour on, for as long. */
export function draftLike(of: AdminQuestionnaire, now: Instant): QuestionnaireDraft {
  const from = nextHour(now)
  return {
    ...draftOf(of),
    from: momentInput(from),
    until: momentInput(from + of.endAt - of.startAt),
  }
}

/** A reward of points has some. */
const pointsLimit = { ...questionAdmin.save.points, least: 1 }

function rewardOf({
  rewardKind,
  points: typed,
  templateId,
}: QuestionnaireDraft): Pick<QuestionnaireSetup, 'rewardKind' | 'points' | 'templateId'> | Fault {
  if (rewardKind === 'none') return { rewardKind, points: 0, templateId: null }
  if (rewardKind === 'coupon')
    return templateId === undefined ? { text: 'badCoupon' } : { rewardKind, points: 0, templateId }
  const points = wholeTyped(typed, pointsLimit)
  return points === undefined ? { text: 'badPoints' } : { rewardKind, points, templateId: null }
}

/** What saving would send, or what is not right yet. */
export function setupOf(
  draft: QuestionnaireDraft,
  { id, version }: { readonly id: number; readonly version: number },
): QuestionnaireSetup | Fault {
  const named = namedPeriodOf(draft, questionAdmin.save)
  if (isFault(named)) return named
  const reward = rewardOf(draft)
  if (isFault(reward)) return reward
  const most = wholeOrNone(draft.most, questionAdmin.save.most)
  if (most === undefined) return { text: 'badLimit' }
  if (draft.questions.length === 0) return { text: 'noQuestions' }
  if (setupFaults(draft.questions).length > 0) return { text: 'badQuestions' }
  return {
    id,
    version,
    ...named,
    ...reward,
    intro: draft.intro.trim(),
    introEn: draft.introEn.trim(),
    questions: trimmed(draft.questions),
    thanks: draft.thanks.trim(),
    thanksEn: draft.thanksEn.trim(),
    showsFigures: draft.showsFigures,
    most,
  }
}

/** Whole percent of all answers to a question; of several choices they are more than 100 together. */
export const percentOf = (part: number, all: number): number =>
  all === 0 ? 0 : Math.round((part * 100) / all)
