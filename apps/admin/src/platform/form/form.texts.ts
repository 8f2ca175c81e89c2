import { defineTexts } from '../texts.ts'

export const formTexts = defineTexts(
  {
    needed: '请填写这一项',
    tooShort: (least: number) => `至少 ${least} 个字`,
    wrong: '这一项不符合要求，请检查',
    restored: '已恢复上次没有保存的内容。',
    startOver: '重新填写',
  },
  {
    needed: 'Please fill this in',
    tooShort: (least) => `At least ${least} characters`,
    wrong: 'This does not fit, please check it',
    restored: 'What was typed last time and not saved is here again.',
    startOver: 'Start over',
  },
)
