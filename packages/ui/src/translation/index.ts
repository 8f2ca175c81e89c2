export { keepTexts } from './keep-texts.ts'
