import { defineTexts } from './texts.ts'

/** What is said of a call that did not get through. */
export const networkTexts = defineTexts({ failed: '网络异常，请稍后重试' }, { failed: 'Network error, please try again later' })
