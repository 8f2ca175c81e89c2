import type { MessagePort } from 'node:worker_threads'
import type { IndexHost, IndexWorkName } from './index-host.ts'
import type { FacetsQuestion, IndexAnswer, IndexFacets, IndexQuestion } from './question.ts'

/** What the thread of the indexes is sent. Questions have the numbers from `number` on. */
export type ToIndex =
  | { readonly questions: readonly IndexQuestion[]; readonly number: number }
  | { readonly facets: FacetsQuestion; readonly number: number }
  | { readonly work: IndexWorkName; readonly input: unknown; readonly number: number }

/** What it says to the message of a number, or to some of its questions from that number on. */
export type FromIndex =
  | {
      readonly number: number
      readonly answers: readonly (IndexAnswer | undefined)[]
      /** Why one of them could not be found. */
      readonly fault?: string | undefined
    }
  | { readonly number: number; readonly facets: IndexFacets | undefined }
  | { readonly number: number; readonly done: unknown }
  | { readonly number: number; readonly fault: string }

/**
 * Milliseconds of answers that are said together: who asked first reads cards while those who asked
 * with them are answered.
 */
const saidTogether = 0.5

/** Answers what comes to a port. */
export function serveIndex(port: MessagePort, host: IndexHost): void {
  const say = (message: FromIndex) => port.postMessage(message)

  function answerAll(questions: readonly IndexQuestion[], number: number): void {
    let answers: (IndexAnswer | undefined)[] = []
    let fault: string | undefined
    let began = performance.now()
    for (const [place, question] of questions.entries()) {
      try {
        answers.push(host.ask(question))
      } catch (error) {
        answers.push(undefined)
        fault = faultOf(error)
      }
      const isLast = place === questions.length - 1
      if (!isLast && performance.now() - began < saidTogether) continue
      say({ number: number + place + 1 - answers.length, answers, fault })
      answers = []
      fault = undefined
      began = performance.now()
    }
  }

  port.on('message', (message: ToIndex) => {
    const { number } = message
    if ('questions' in message) return answerAll(message.questions, number)
    const failed = (error: unknown) => say({ number, fault: faultOf(error) })
    if ('facets' in message) {
      host.facets(message.facets).then((facets) => say({ number, facets }), failed)
      return
    }
    host.run(message.work, message.input as never).then((done) => say({ number, done }), failed)
  })
}

const faultOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)
