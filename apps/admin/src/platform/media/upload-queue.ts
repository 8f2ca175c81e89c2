/** Bytes: what the server takes. */
export const largestPicture = 10 * 1024 * 1024
const kinds = ['image/jpeg', 'image/png', 'image/webp']
/** Files that are on their way at once: the server draws two at a time. */
const atOnce = 3
/** Tries while the server says that it is busy, and ms between them. */
const tries = 5
const pause = 2000

export type UploadState = 'waiting' | 'sending' | 'done' | 'known' | 'failed'

export interface Upload<Made> {
  readonly id: number
  readonly file: File
  readonly state: UploadState
  /** Why it failed. */
  readonly failure?: unknown
  readonly made?: Made
}

/** Why a file is not even sent. */
export type Rejection = 'type' | 'size' | 'empty'

export function rejectionOf({ size, type }: Pick<File, 'size' | 'type'>): Rejection | undefined {
  if (!kinds.includes(type)) return 'type'
  if (size === 0) return 'empty'
  return size > largestPicture ? 'size' : undefined
}

/** Thrown for a file that is not sent. */
export class Rejected extends Error {
  readonly why: Rejection
  constructor(why: Rejection) {
    super(why)
    this.why = why
  }
}

interface Sent<Made> {
  readonly made: Made
  readonly isKnown: boolean
}

/** Sends one file. */
export type Send<Made> = (file: File) => Promise<Sent<Made>>

interface QueueOptions<Made> {
  /** Whether another try may bring more. */
  readonly isBusy: (failure: unknown) => boolean
  /** Called with all uploads whenever one of them moves. */
  readonly onChange: (uploads: readonly Upload<Made>[]) => void
  readonly wait?: (ms: number) => Promise<void>
}

export interface UploadQueue<Made> {
  /** `send` is how these are sent, and sent again. */
  add(files: readonly File[], send: Send<Made>): void
  again(id: number): void
  /** Forgets what is done or failed. */
  clear(): void
}

/** Sends files a few at a time, in their order; one that fails keeps none of the others from it. */
export function createUploadQueue<Made>({
  isBusy,
  onChange,
  wait = rest,
}: QueueOptions<Made>): UploadQueue<Made> {
  const senders = new Map<number, Send<Made>>()
  let uploads: readonly Upload<Made>[] = []
  let running = 0
  let last = 0

  function set(next: readonly Upload<Made>[]): void {
    uploads = next
    onChange(next)
  }
  function change(id: number, to: Partial<Upload<Made>>): void {
    set(uploads.map((each) => (each.id === id ? { ...each, ...to } : each)))
  }
  async function sendPatiently(file: File, send: Send<Made>): Promise<Sent<Made>> {
    for (let count = 1; ; count += 1) {
      try {
        return await send(file)
      } catch (failure) {
        if (count === tries || !isBusy(failure)) throw failure
        await wait(pause)
      }
    }
  }
  async function run({ id, file }: Upload<Made>): Promise<void> {
    const send = senders.get(id)
    if (!send) return
    change(id, { state: 'sending', failure: undefined })
    try {
      const { made, isKnown } = await sendPatiently(file, send)
      change(id, { state: isKnown ? 'known' : 'done', made })
    } catch (failure) {
      change(id, { state: 'failed', failure })
    }
  }
  function begin(): void {
    const next = uploads.find(({ state }) => state === 'waiting')
    if (!next || running >= atOnce) return
    running += 1
    void run(next).finally(() => {
      running -= 1
      begin()
    })
    begin()
  }

  return {
    add(files, send) {
      const added = files.map((file): Upload<Made> => {
        const why = rejectionOf(file)
        last += 1
        senders.set(last, send)
        return why
          ? { id: last, file, state: 'failed', failure: new Rejected(why) }
          : { id: last, file, state: 'waiting' }
      })
      set([...uploads, ...added])
      begin()
    },
    again(id) {
      change(id, { state: 'waiting', failure: undefined })
      begin()
    },
    clear: () => set(uploads.filter(({ state }) => state === 'waiting' || state === 'sending')),
  }
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
