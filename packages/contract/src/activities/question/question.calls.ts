import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Token22 } from '../../fields.ts'
import { FormAnswers } from '../form/form.fields.ts'
import { QuestionInfo, QuestionResult, QuestionSaved, QuestionUrl } from './question.fields.ts'

export const questionCalls = {
  info: GET('/b2c/question/{p}-{s}/info/{url}', {
    summary: 'A questionnaire with its questions, and whether who asks has answered it',
    authz: 'none',
    params: z.object({ url: QuestionUrl }),
    reply: QuestionInfo,
  }),
  save: POST('/b2c/question/{p}-{s}/save', {
    summary:
      'Keeps the answers of a member, once, and gives what is promised for them; the same request answers the same',
    authz: 'user',
    isPerk: true,
    body: z.strictObject({ url: QuestionUrl, requestId: z.uuid(), answers: FormAnswers }),
    reply: QuestionSaved,
  }),
  result: GET('/b2c/question/{p}-{s}/result/{sourceUrl}', {
    summary: 'What somebody reads who has answered; for nobody else',
    authz: 'user',
    params: z.object({ sourceUrl: Token22 }),
    reply: QuestionResult,
  }),
}
