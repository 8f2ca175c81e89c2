export { answerHeads, answerCells, answersInWords, type GivenAnswers } from './answers-view.ts'
export { formWrong, questionsIn } from './form.rules.ts'
export { answerFaults, claimAnswers } from './form.service.ts'
