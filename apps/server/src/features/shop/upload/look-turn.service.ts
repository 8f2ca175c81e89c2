import { hour, refuse, type Result } from '@mallard/kernel'
import type { Ctx } from '#platform/http/context.ts'
import { takeOfNetwork } from '#platform/network-limit.ts'
import { NoTurn, type Turns } from '#platform/turns.ts'
import type { UploadOwner, UploadRow } from './upload.repo.ts'
import type { Purpose } from './upload.tables.ts'

interface Limits {
  readonly perHour: number
  readonly perDay: number
  /** An hour, of all who share a network, such as a carrier's customers. */
  readonly perNetwork: number
}
const usual: Limits = { perHour: 60, perDay: 200, perNetwork: 600 }
/** Of the staff, who fill the library of a new shop in a day. */
const ofLibrary: Limits = { perHour: 2000, perDay: 10_000, perNetwork: 6000 }
export const limitsOf = (purpose: Purpose): Limits => (purpose === 'media' ? ofLibrary : usual)
/** Times that one upload is looked at until it is done: what was broken stays so. */
const perKey = 5

/** Whose uploads are counted together. */
export const senderOf = (owner: UploadOwner) =>
  `${owner.partnerId}:${'memberId' in owner ? owner.memberId : owner.holder}`

/** What uploads need to know of a call. */
export type UploadCall = Pick<Ctx, 'services' | 'ip' | 'isGone'>

/**
 * Looks at what was sent, in turns and within limits; who asks for one that is being looked at waits
 * for the same.
 */
export function lookingInTurn<T, R extends string>(turns: Turns) {
  type Looked = Promise<Result<T, R | 'tooOften' | 'busy'>>
  const looking = new Map<string, Looked>()

  async function look(
    { services: { limiter }, ip, isGone }: UploadCall,
    owner: UploadOwner,
    row: UploadRow,
    act: () => Promise<Result<T, R>>,
  ): Looked {
    const sender = senderOf(owner)
    const { perHour, perNetwork } = limitsOf(row.purpose)
    if (!(await limiter.take(`upload-look:${row.name}`, perKey, hour))) return refuse('tooOften')
    if (!(await limiter.take(`upload-look:${sender}`, 2 * perHour, hour))) return refuse('tooOften')
    if (!(await takeOfNetwork(limiter, 'upload-look', ip, perNetwork, hour)))
      return refuse('tooOften')
    // Only in its turn is the file read: what waits holds no memory.
    try {
      return await turns.run(sender, act, isGone)
    } catch (error) {
      if (!(error instanceof NoTurn)) throw error
      await limiter.giveBack(`upload-look:${row.name}`)
      return refuse('busy')
    }
  }

  return (...asked: Parameters<typeof look>): Looked => {
    const { name } = asked[2]
    const known = looking.get(name)
    if (known) return known
    const begun = look(...asked).finally(() => looking.delete(name))
    looking.set(name, begun)
    return begun
  }
}
