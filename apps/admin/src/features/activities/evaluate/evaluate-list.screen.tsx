import { defineActivityList } from '#platform/activity/define-activity-list.tsx'
import { count } from '#platform/show.ts'
import { EvaluateForm } from './evaluate.form.tsx'
import { evaluateTexts } from './evaluate.texts.ts'

/** Trials with reports, the latest first. */
export default defineActivityList({
  texts: evaluateTexts,
  section: 'evaluates',
  read: (api, asked) => api.evaluateAdmin.list.query(asked),
  form: (close) => <EvaluateForm of={undefined} onClose={close} />,
  nameOf: ({ name }) => name,
  note: ({ title }) => title,
  columns: (texts) => [
    {
      title: texts.applied,
      key: 'applied',
      width: 150,
      align: 'right',
      render: (_, { applied, waiting }) => (
        <>
          {count(applied)}
          {waiting > 0 && <div className="soft small">{texts.stillWaiting(count(waiting))}</div>}
        </>
      ),
    },
    {
      title: texts.taken,
      key: 'taken',
      width: 120,
      align: 'right',
      render: (_, { chosen, quota }) => `${count(chosen)} / ${count(quota)}`,
    },
    {
      title: texts.reports,
      key: 'reports',
      width: 100,
      align: 'right',
      render: (_, { reported }) => count(reported),
    },
  ],
  width: 860,
})
