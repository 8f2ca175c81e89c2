export { answersSheet } from './answers-sheet.service.ts'
export { answersInWords } from './answers-view.ts'
export { formWrong, questionsIn } from './form.rules.ts'
export { answerFaults, claimAnswers } from './form.service.ts'
