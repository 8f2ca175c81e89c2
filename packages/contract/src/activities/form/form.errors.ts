import { type Refusal, toast } from '../../refusal.ts'

/** What forms refuse to the operator. */
export const formErrors = {
  formWrong: toast('第{number}题需要修改：{why}', 'Question {number} needs a change: {why}'),
} as const satisfies Record<string, Refusal>
