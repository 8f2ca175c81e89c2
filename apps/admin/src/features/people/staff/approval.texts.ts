import { defineTexts } from '#platform/texts.ts'

export const approvalTexts = defineTexts(
  {
    title: '审批',
    hint: '需要第二个人同意的改动，等得最久的在前。提出的人不能自己同意。',
    what: '事项',
    account: '变更收款账户',
    money: '人工确认款项',
    points: '调整积分',
    refund: '主动退款',
    reason: '理由',
    by: '提出',
    until: '有效至',
    decide: '处理',
    open: '去处理',
    mine: '等待他人',
    none: '没有等待审批的事项',
    noneHint: '大额退款、人工确认款项、调整积分和收款账户变更会出现在这里。',
  },
  {
    title: 'Approvals',
    hint: 'Changes that a second person must agree to, the longest waiting first. Who asked cannot agree.',
    what: 'What',
    account: 'Receiving account',
    money: 'Money confirmed by hand',
    points: 'Change of points',
    refund: 'Refund by the store',
    reason: 'Why',
    by: 'Asked by',
    until: 'Until',
    decide: 'Decide',
    open: 'Decide there',
    mine: 'Waits for another',
    none: 'Nothing waits for approval',
    noneHint:
      'Large refunds, money confirmed by hand, changes of points and of the receiving account come here.',
  },
)
