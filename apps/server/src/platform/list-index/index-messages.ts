import type { MessagePort } from 'node:worker_threads'
import type { IndexHost, IndexWorkName } from './index-host.ts'
import type { FacetsQuestion, IndexAnswer, IndexFacets, IndexQuestion } from './question.ts'

/** What the thread of the indexes is sent. */
export type ToIndex =
  | { readonly questions: readonly IndexQuestion[]; readonly number: number }
  | { readonly facets: FacetsQuestion; readonly number: number }
  | { readonly work: IndexWorkName; readonly input: unknown; readonly number: number }

/** What it says to the message of a number. */
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

/** Answers what comes to a port. */
export function serveIndex(port: MessagePort, host: IndexHost): void {
  const say = (message: FromIndex) => port.postMessage(message)
  port.on('message', (message: ToIndex) => {
    const { number } = message
    if ('questions' in message) {
      let fault: string | undefined
      const answers = message.questions.map((question) => {
        try {
          return host.ask(question)
        } catch (error) {
          fault = faultOf(error)
          return undefined
        }
      })
      return say({ number, answers, fault })
    }
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
