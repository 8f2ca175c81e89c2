import type { SheetFormat } from '@mallard/contract/sheet'
import type {
  AdminAnswer,
  AdminQuestionnaire,
} from '@mallard/contract/activities/question/question-admin.calls'
import { scopeText } from '@mallard/kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemberCell, Records } from '#platform/activity/records.tsx'
import { saveFile } from '#platform/files.ts'
import { ExportButton } from '#platform/parts/export-button.tsx'
import { Facts } from '#platform/parts/facts.tsx'
import { Pictures } from '#platform/parts/pictures.tsx'
import { useSession } from '#platform/session.ts'
import { count, dateTime } from '#platform/show.ts'
import { useFeedback } from '#platform/use-feedback.ts'
import { questionTexts } from './question.texts.ts'
import { questionnaires } from './use-question.ts'

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
        section={questionnaires.section}
        name="answers"
        title={texts.answers}
        extra={mayExport && of.answers > 0 && <Export id={of.id} />}
        read={(api, asked, _filter, signal) => api.questionAdmin.answers(asked, signal)}
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
        more={(answer) => <Answer of={answer} />}
        width={560}
        empty={texts.noAnswers}
      />
      <p className="soft small">{texts.kept}</p>
    </>
  )
}

function Answer({ of: { answers } }: { of: AdminAnswer }) {
  return <Facts facts={answers.map((each) => [each.title, said(each)])} />
}

/** An answer in words, or in its pictures. */
function said({ title, text, pics }: AdminAnswer['answers'][number]): ReactNode {
  return pics.length > 0 ? <AnswerPictures title={title} pics={pics} /> : text
}

function AnswerPictures({ title, pics }: Pick<AdminAnswer['answers'][number], 'title' | 'pics'>) {
  const texts = questionTexts.use()
  return <Pictures pics={pics} size={64} alt={(place) => texts.pictureOf(title, place)} />
}

function Export({ id }: { id: number }) {
  const texts = questionTexts.use()
  const feedback = useFeedback()
  const { api, scope } = useSession()
  const queries = useQueryClient()
  const exporting = useMutation({
    mutationFn: (format: SheetFormat) => api.questionAdmin.exportAnswers({ id, format }),
    onSuccess: (file) => {
      saveFile(file)
      void queries.invalidateQueries({ queryKey: [scopeText(scope), 'audit'] })
    },
    onError: feedback.failed,
  })
  return (
    <ExportButton
      text={texts.export}
      isPending={exporting.isPending}
      onExport={(format) => exporting.mutate(format)}
    />
  )
}
