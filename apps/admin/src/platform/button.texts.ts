import { defineTexts } from './texts.ts'

/** Words of buttons that every feature has. */
export const buttonTexts = defineTexts(
  { cancel: '取消', understood: '知道了' },
  { cancel: 'Cancel', understood: 'Got it' },
)
