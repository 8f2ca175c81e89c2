import { defineActivity } from '#platform/activity/define-activity.tsx'
import { Pill } from '#platform/parts/pill.tsx'
import { Sums } from '#platform/parts/sums.tsx'
import { count, money } from '#platform/show.ts'
import { Applications } from './applications.tsx'
import { EvaluateActions } from './evaluate-actions.tsx'
import { EvaluateForm } from './evaluate.form.tsx'
import { evaluateTexts } from './evaluate.texts.ts'
import { evaluates } from './use-evaluate.ts'

/** One trial: its figures, who applied, and what testers report. */
export default defineActivity({
  texts: evaluateTexts,
  queries: evaluates,
  object: 'evaluate',
  nameOf: ({ name }) => name,
  beside: ({ texts, one: { stage, state } }) =>
    state === 'END' && stage !== 'ended' && <Pill tone="warn">{texts[stage]}</Pill>,
  before: ({ one: { title, productAttr, salePrice } }) =>
    `${`${title} ${productAttr}`.trim()} · ${money(salePrice)}`,
  form: (trial, close) => <EvaluateForm of={trial} onClose={close} />,
  actions: ({ one }) => <EvaluateActions of={one} />,
  body: ({ texts, one, mayWrite }) => (
    <>
      <Sums
        sums={[
          {
            name: texts.applied,
            value: count(one.applied),
            note: texts.stillWaiting(count(one.waiting)),
          },
          {
            name: texts.taken,
            value: `${count(one.chosen)} / ${count(one.quota)}`,
            note: texts.left(count(one.quota - one.chosen)),
          },
          { name: texts.reports, value: count(one.reported), note: texts.late(count(one.late)) },
        ]}
      />
      <Applications of={one} mayWrite={mayWrite} />
    </>
  ),
})
