import type { AdminQuestionnaire } from '@mallard/contract/activities/question/question-admin.calls'
import { ExportRecords } from '#platform/activity/export-records.tsx'
import { MemberCell, Records } from '#platform/activity/records.tsx'
import { SaidAnswers } from '#platform/questions/said-answers.tsx'
import { count, dateTime } from '#platform/show.ts'
import { questionTexts } from './question.texts.ts'

interface QuestionAnswersProps {
  of: AdminQuestionnaire
  mayExport: boolean
}

/** Who answered, and what; all of it as a file. */
export function QuestionAnswers({ of, mayExport }: QuestionAnswersProps) {
  const texts = questionTexts.use()
  return (
    <>
      <Records
        of={of}
        title={texts.answers}
        extra={
          mayExport &&
          of.answers > 0 && (
            <ExportRecords
              text={texts.export}
              read={(api, format) => api.questionAdmin.exportAnswers({ id: of.id, format })}
            />
          )
        }
        read={(api, asked) => api.questionAdmin.answers.query(asked)}
        rowKey="id"
        columns={[
          {
            title: texts.member,
            key: 'member',
            render: (_, { memberId, name, phone }) => (
              <MemberCell id={memberId} name={name} note={phone} />
            ),
          },
          {
            title: texts.answeredCount,
            key: 'count',
            width: 160,
            align: 'right',
            render: (_, { answers }) => count(answers.length),
          },
          { title: texts.at, key: 'at', width: 170, render: (_, { at }) => dateTime(at) },
        ]}
        more={({ answers }) => <SaidAnswers answers={answers} />}
        width={560}
        empty={texts.noAnswers}
      />
      <p className="soft small">{texts.kept}</p>
    </>
  )
}
