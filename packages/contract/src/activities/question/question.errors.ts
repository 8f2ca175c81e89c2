import { type Refusal, toast } from '../../refusal.ts'

/** What questionnaires refuse: to shoppers, then to the operator. */
export const questionErrors = {
  questionWait: toast('问卷还没开始', 'This questionnaire has not begun'),
  questionOver: toast('问卷已结束，感谢关注', 'This questionnaire is over'),
  questionFull: toast('问卷已收满，感谢关注', 'This questionnaire has all the answers it needs'),
  questionAnswered: toast('您已填写过这份问卷', 'You have answered this questionnaire'),
  questionBegun: toast(
    '已开始的问卷只能提前结束',
    'A questionnaire that has begun can only be ended',
  ),
} as const satisfies Record<string, Refusal>
