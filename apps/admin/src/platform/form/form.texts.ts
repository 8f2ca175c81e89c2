import { defineTexts } from '../texts.ts'

export const formTexts = defineTexts(
  {
    needed: '请填写这一项',
    tooShort: (min: number) => `至少 ${min} 个字`,
    wrong: '这一项不符合要求，请检查',
    restored: '已恢复上次没有保存的内容。',
    restoredOld:
      '已恢复上次没有保存的内容，但这期间有人改过原来的内容。保存将以你填写的为准；“重新填写”会显示现在的内容。',
    startOver: '重新填写',
    fix: '还有内容需要修改',
    leave: '离开这一页？',
    leaveHint: '填写的内容还没有保存。',
    stay: '继续填写',
    inEnglish: (label: string) => `${label}（英文）`,
    makeUp: '生成一个',
    up: '上移',
  },
  {
    needed: 'Please fill this in',
    tooShort: (min) => `At least ${min} characters`,
    wrong: 'This does not fit, please check it',
    restored: 'What was typed last time and not saved is here again.',
    restoredOld:
      'What was typed last time and not saved is here again, but somebody changed this since. Saving keeps what you typed; “Start over” shows what is there now.',
    startOver: 'Start over',
    fix: 'Something is not right yet',
    leave: 'Leave this page?',
    leaveHint: 'What you typed is not saved.',
    stay: 'Stay',
    inEnglish: (label) => `${label} in English`,
    makeUp: 'Make one up',
    up: 'Up',
  },
)
