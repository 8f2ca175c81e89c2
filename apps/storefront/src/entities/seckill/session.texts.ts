import { defineTexts } from '#platform/texts.ts'

/** What home says of a session as well. */
export const sessionTexts = defineTexts(
  {
    title: '限时秒杀',
    endsIn: '距结束 ',
    beginsIn: '距开始 ',
    none: '这一场刚刚结束，看看其他场次',
  },
  {
    title: 'Flash sale',
    endsIn: 'Ends in ',
    beginsIn: 'Begins in ',
    none: 'This one is just over: see the others',
  },
)
