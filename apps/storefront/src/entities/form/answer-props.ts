import type { Question } from '@mallard/contract/activities/form/form.fields'
import type { FormHandle } from './use-form-answers.ts'

/** What draws an answer is given. */
export interface AnswerProps {
  question: Question
  form: FormHandle
}
