import type { AdminQuestionnaire } from '@mallard/contract/activities/question/question-admin.calls'
import { rewardKinds, type RewardKind } from '@mallard/contract/activities/question/question.codes'
import { Form, Input, Radio, Switch } from 'antd'
import { NamedPeriod } from '#platform/activity/named-period.tsx'
import { useSetupEditor } from '#platform/form/use-setup-editor.tsx'
import type { PageHeaderProps } from '#platform/parts/page-header.tsx'
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

interface QuestionnaireEditorProps {
  of: AdminQuestionnaire | undefined
  /** What a new one begins with. */
  like?: AdminQuestionnaire | undefined
  /** What the page of a known one says beside its title. */
  header?: Partial<PageHeaderProps>
}

/** Sets up a questionnaire, or changes one that has not begun. */
export function QuestionnaireEditor({ of, like, header }: QuestionnaireEditorProps) {
  const texts = questionTexts.use()
  const { draft, fault, heading, change } = useSetupEditor({
    texts,
    section: questionnaires.section,
    saving: questionnaires.useSave(),
    of,
    header,
    draftOf,
    first: (now) => (like ? draftLike(like, now) : newDraft(now)),
    setupOf: (typed: QuestionnaireDraft, named) => setupOf(typed, named),
  })
  const wrong = fault?.text
  return (
    <>
      {heading}
      <Form layout="vertical" requiredMark={false} className={styles.column}>
        <Basics draft={draft} fault={fault} change={change} />
        <Panel title={texts.questions}>
          {wrong === 'noQuestions' && <p className={styles.bad}>{texts.noQuestions}</p>}
          <FormBuilder
            questions={draft.questions}
            isAsked={fault !== undefined}
            onChange={(questions) => change({ questions })}
          />
        </Panel>
      </Form>
    </>
  )
}

interface BasicsProps {
  draft: QuestionnaireDraft
  fault: Fault | undefined
  change: (part: Partial<QuestionnaireDraft>) => void
}

/** All of a questionnaire but its questions. */
function Basics({ draft, fault, change }: BasicsProps) {
  const texts = questionTexts.use()
  const saidAt = (text: Fault['text']) => (fault?.text === text ? texts[text] : undefined)
  const lines = (name: 'intro' | 'introEn' | 'thanks' | 'thanksEn', most: number) => (
    <Form.Item label={texts[name]} htmlFor={`question-${name}`}>
      <Input.TextArea
        id={`question-${name}`}
        value={draft[name]}
        maxLength={most}
        autoSize={{ minRows: 2, maxRows: 8 }}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </Form.Item>
  )
  return (
    <Panel title={texts.basics}>
      <p className={`${styles.hint} soft small`}>{texts.begins}</p>
      <div className={styles.pair}>
        <NamedPeriod
          id="question"
          draft={draft}
          texts={texts}
          wrong={{ name: saidAt('badName'), until: saidAt('badTime') }}
          change={change}
        />
        {lines('intro', 500)}
        {lines('introEn', 1000)}
        {lines('thanks', 500)}
        {lines('thanksEn', 1000)}
        <Reward draft={draft} fault={fault} change={change} />
        <Form.Item
          label={texts.most}
          htmlFor="question-most"
          extra={texts.mostHint}
          {...said(saidAt('badMost'))}
        >
          <Input
            id="question-most"
            inputMode="numeric"
            value={draft.most}
            maxLength={7}
            onChange={(event) => change({ most: event.target.value })}
          />
        </Form.Item>
        <Form.Item
          label={texts.showsFigures}
          htmlFor="question-figures"
          extra={texts.showsFiguresHint}
        >
          <Switch
            id="question-figures"
            checked={draft.showsFigures}
            onChange={(showsFigures) => change({ showsFigures })}
          />
        </Form.Item>
      </div>
    </Panel>
  )
}

const said = (help: string | undefined) => help && ({ validateStatus: 'error', help } as const)

const rewardWords = {
  none: 'rewardNone',
  points: 'rewardPoints',
  coupon: 'rewardCoupon',
} as const satisfies Record<RewardKind, string>

/** What answers bring, and how much of it. */
function Reward({ draft, fault, change }: BasicsProps) {
  const texts = questionTexts.use()
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
      {draft.rewardKind === 'points' && (
        <Form.Item
          label={texts.points}
          htmlFor="question-points"
          {...said(fault?.text === 'badPoints' ? texts.badPoints : undefined)}
        >
          <Input
            id="question-points"
            inputMode="numeric"
            value={draft.points}
            maxLength={5}
            onChange={(event) => change({ points: event.target.value })}
          />
        </Form.Item>
      )}
      {draft.rewardKind === 'coupon' && (
        <Form.Item
          label={texts.coupon}
          {...said(fault?.text === 'badCoupon' ? texts.badCoupon : undefined)}
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
