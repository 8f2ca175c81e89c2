import type { Scope } from '@mallard/kernel'
import { type Api, bindApi } from './api.ts'

type Answer = (input: object, signal?: AbortSignal) => unknown
type Answers = Readonly<Record<string, Readonly<Record<string, Answer>> | undefined>>

/** Calls that answer what a test says: `testApi({ levelAdmin: { list: async () => ({ … }) } })`. */
export function testApi(answers: object = {}, scope: Scope = { partnerId: 1, storeId: 1 }): Api {
  return bindApi(async (noun, call, input, signal) => {
    const answer = (answers as Answers)[noun]?.[call]
    if (!answer) throw new Error(`the test has no answer of ${noun}.${call}`)
    return signal ? answer(input, signal) : answer(input)
  }, scope)
}
