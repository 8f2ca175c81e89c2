import { setTimeout as sleep } from 'node:timers/promises'
import { BoundedMap } from './bounded.ts'
import type { Faults, Operation, ProviderName, Struck } from './faults.ts'
import type { Timeline } from './timeline.ts'

/** One sending of a notification, as it went over the wire. */
export interface Notice {
  readonly id: string
  readonly provider: ProviderName
  readonly operation: Operation
  readonly subject: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** 0: no answer. */
  readonly status: number
  readonly answer: string
  readonly accepted: boolean
}

export interface Letter {
  readonly provider: ProviderName
  readonly operation: Operation
  readonly subject: string
  readonly url: string
  /**
   * Written again for each sending: the time and the signature change, the notification's id does
   * not.
   */
  write(struck: Struck): { headers: Readonly<Record<string, string>>; body: string }
  accepts(status: number, answer: string): boolean
  /** Milliseconds from one sending to the next while nobody accepts. */
  readonly retries: readonly number[]
}

export interface Post {
  /** Sends now; resolves with the first sending's result. Repeats by itself on the timeline. */
  send(letter: Letter): Promise<Notice>
  /** The very bytes of an earlier sending once more. */
  replay(id: string): Promise<Notice | undefined>
  recent(): readonly Notice[]
}

export function makePost(timeline: Timeline, faults: Faults): Post {
  const sent = new BoundedMap<Notice>(1000)
  let count = 0

  async function put(
    notice: Omit<Notice, 'id' | 'status' | 'answer' | 'accepted'>,
    accepts: Letter['accepts'],
  ): Promise<Notice> {
    count += 1
    const id = String(count)
    let result = { status: 0, answer: '' }
    try {
      const response = await fetch(notice.url, {
        method: 'POST',
        headers: notice.headers,
        body: notice.body,
        redirect: 'manual',
        signal: AbortSignal.timeout(5000),
      })
      result = { status: response.status, answer: (await response.text()).slice(0, 500) }
    } catch {
      // No answer counts as not accepted; it is sent again.
    }
    const whole = { ...notice, ...result, id, accepted: accepts(result.status, result.answer) }
    sent.set(id, whole)
    return whole
  }

  async function attempt(letter: Letter, round: number): Promise<Notice> {
    const struck = faults.strike(letter.provider, letter.operation, letter.subject)
    if (struck.has('delay')) await sleep(struck.amountOf('delay'))
    const written = letter.write(struck)
    const body = struck.has('partialBody')
      ? written.body.slice(0, written.body.length >> 1)
      : written.body
    const { provider, operation, subject, url } = letter
    const envelope = { provider, operation, subject, url, headers: written.headers, body }
    const lost = struck.has('lost')
    const notice = lost
      ? { ...envelope, id: '', status: 0, answer: '', accepted: false }
      : await put(envelope, letter.accepts)
    for (let extra = 0; extra < struck.amountOf('duplicate'); extra += 1)
      await put(envelope, letter.accepts)
    const wait = letter.retries[round]
    if (!notice.accepted && wait !== undefined)
      timeline.after(wait, async () => void (await attempt(letter, round + 1)))
    return notice
  }

  return {
    send: (letter) => attempt(letter, 0),
    async replay(id) {
      const notice = sent.get(id)
      return notice && put(notice, (status) => status === 200 || status === 204)
    },
    recent: () => sent.newest(200),
  }
}
