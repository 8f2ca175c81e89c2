import type { SaidAnswer } from '@mallard/contract/activities/form/form.fields'
import type { ReactNode } from 'react'
import { Facts } from '../parts/facts.tsx'
import { Pictures } from '../parts/pictures.tsx'
import { questionsTexts } from './questions.texts.ts'

/** What somebody answered, question by question. */
export function SaidAnswers({ answers }: { answers: readonly SaidAnswer[] }) {
  return <Facts facts={answers.map((each) => [each.title, said(each)])} />
}

/** An answer in words, or in its pictures. */
function said({ title, text, pics }: SaidAnswer): ReactNode {
  return pics.length > 0 ? <AnswerPictures title={title} pics={pics} /> : text
}

function AnswerPictures({ title, pics }: Pick<SaidAnswer, 'title' | 'pics'>) {
  const texts = questionsTexts.use()
  return <Pictures pics={pics} size={64} alt={(place) => texts.pictureOf(title, place)} />
}
