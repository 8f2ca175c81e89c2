import { questionAdmin } from '@mallard/contract/admin-limits.gen'
import type { AdminQuestionnaire } from '@mallard/contract/activities/question/question-admin.calls'
import { rewardKinds, type RewardKind } from '@mallard/contract/activities/question/question.codes'
import { Form, Radio } from 'antd'
import { NamedPeriod } from '#platform/activity/named-period.tsx'
import { defineEditor } from '#platform/form/define-editor.tsx'
import type { DraftFields } from '#platform/form/draft-fields.tsx'
import { Panel } from '#platform/parts/panel.tsx'
import { CouponSelect } from '#platform/pick/coupon-select.tsx'
import { FormBuilder } from '#platform/questions/form-builder.tsx'
import {
  draftLike,
  draftOf,
  newDraft,
  setupOf,
  type Fault,
  type QuestionnaireDraft,
} from './question-draft.ts'
import styles from './question.module.css'
import { questionTexts } from './question.texts.ts'
import { questionnaires } from './use-question.ts'

/** Sets up a questionnaire, or changes one that has not begun. */
export const QuestionnaireEditor = defineEditor({
  texts: questionTexts,
  id: 'question',
  section: questionnaires.section,
  limits: questionAdmin.save,
  draftOf,
  first: (now, like: AdminQuestionnaire | undefined) =>
    like ? draftLike(like, now) : newDraft(now),
  setupOf,
  useSave: questionnaires.useSave,
  fields: (view) => (
    <>
      <Basics {...view} />
      <Panel title={view.texts.questions}>
        {view.wrong('noQuestions') && <p className={styles.bad}>{view.texts.noQuestions}</p>}
        <FormBuilder
          questions={view.draft.questions}
          isAsked={view.fault !== undefined}
          onChange={(questions) => view.change({ questions })}
        />
      </Panel>
    </>
  ),
})

interface BasicsProps extends DraftFields<QuestionnaireDraft> {
  draft: QuestionnaireDraft
  wrong: (text: Fault['text']) => string | undefined
  change: (part: Partial<QuestionnaireDraft>) => void
}

/** All of a questionnaire but its questions. */
function Basics(props: BasicsProps) {
  const texts = questionTexts.use()
  const { wrong, line, lines, toggle } = props
  return (
    <Panel title={texts.basics}>
      <p className={`${styles.hint} soft small`}>{texts.begins}</p>
      <div className={styles.pair}>
        <NamedPeriod
          of={props}
          texts={texts}
          wrong={{ name: wrong('badName'), until: wrong('badTime') }}
        />
        {lines('intro', { label: texts.intro, rows: [2, 8] })}
        {lines('introEn', { label: texts.introEn, rows: [2, 8] })}
        {lines('thanks', { label: texts.thanks, rows: [2, 8] })}
        {lines('thanksEn', { label: texts.thanksEn, rows: [2, 8] })}
        <Reward {...props} />
        {line('most', {
          label: texts.most,
          isNumber: true,
          hint: texts.maxHint,
          wrong: wrong('badLimit'),
        })}
        {toggle('showsFigures', { label: texts.showsFigures, hint: texts.showsFiguresHint })}
      </div>
    </Panel>
  )
}

const rewardWords = {
  none: 'rewardNone',
  points: 'rewardPoints',
  coupon: 'rewardCoupon',
} as const satisfies Record<RewardKind, string>

/** What answers bring, and how much of it. */
function Reward({ draft, wrong, change, line }: BasicsProps) {
  const texts = questionTexts.use()
  const badCoupon = wrong('badCoupon')
  return (
    <>
      <Form.Item label={texts.reward}>
        <Radio.Group
          optionType="button"
          aria-label={texts.reward}
          value={draft.rewardKind}
          onChange={({ target }) => change({ rewardKind: target.value as RewardKind })}
          options={rewardKinds.map((value) => ({ value, label: texts[rewardWords[value]] }))}
        />
      </Form.Item>
      {draft.rewardKind === 'points' &&
        line('points', { label: texts.points, isNumber: true, wrong: wrong('badPoints') })}
      {draft.rewardKind === 'coupon' && (
        <Form.Item
          label={texts.coupon}
          {...(badCoupon && { validateStatus: 'error', help: badCoupon })}
        >
          <CouponSelect
            label={texts.coupon}
            value={draft.templateId}
            onChange={(templateId) => change({ templateId })}
          />
        </Form.Item>
      )}
    </>
  )
}
