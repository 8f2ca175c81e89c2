import { href } from '@mallard/contract/paths'
import { Button } from 'antd'
import { defineActivity } from '#platform/activity/define-activity.tsx'
import { ShareLink } from '#platform/activity/share-link.tsx'
import { Sums } from '#platform/parts/sums.tsx'
import { count } from '#platform/show.ts'
import { QuestionAnswers } from './question-answers.tsx'
import { QuestionFigures } from './question-figures.tsx'
import { QuestionnaireEditor } from './question.form.tsx'
import { questionTexts } from './question.texts.ts'
import { questionnaires } from './use-question.ts'

/** One questionnaire: its set-up until it begins, what was answered from then on; or a new one. */
export default defineActivity({
  texts: questionTexts,
  queries: questionnaires,
  object: 'question',
  nameOf: ({ name }) => name,
  actions: ({ texts, session: { scope }, one, open }) => (
    <Button
      onClick={() =>
        open((close) => (
          <ShareLink
            title={texts.share}
            hint={texts.shareHint}
            path={href('examine', { ...scope, url: one.url })}
            onClose={close}
          />
        ))
      }
    >
      {texts.share}
    </Button>
  ),
  isCopied: true,
  editor: QuestionnaireEditor,
  body: ({ texts, one, mayWrite }) => (
    <>
      <Sums
        sums={[
          {
            name: texts.answers,
            value: count(one.answers),
            note: one.most === null ? texts.noLimit : texts.ofLimit(count(one.most)),
          },
        ]}
      />
      <QuestionFigures of={one} />
      <QuestionAnswers of={one} mayExport={mayWrite} />
    </>
  ),
})
