import { defineTexts } from './texts.ts'

/** Words that every feature would say alike. */
export const commonTexts = defineTexts({ cancel: '取消', understood: '知道了' }, { cancel: 'Cancel', understood: 'Got it' })
