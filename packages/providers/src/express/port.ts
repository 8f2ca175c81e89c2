import type { Acknowledgement, Answer } from '../answer.ts'

/** A parcel as its carrier knows it. */
export interface Parcel {
  /** The carrier's code, one of `carriers`. */
  readonly company: string
  /** 6 to 32 letters and digits. */
  readonly number: string
  /** Receiver's or sender's phone; some carriers (shunfeng) answer only with it. */
  readonly phone?: string
}

export type ParcelState =
  | 'onWay'
  | 'collected'
  | 'problem'
  | 'signed'
  | 'returnSigned'
  | 'delivering'
  | 'returning'
  | 'transferred'
  | 'customs'
  | 'rejected'

export interface Trace {
  /** Beijing time, `yyyy-MM-dd HH:mm:ss`. */
  readonly time: string
  readonly text: string
  readonly area?: string
}

/** The whole track, newest first: replaces what was known, never appends. */
export interface Track {
  readonly company: string
  readonly number: string
  readonly state: ParcelState
  readonly traces: readonly Trace[]
}

/**
 * `aborted`: the channel gave up (no trace for days); an operator subscribes again. `done`: signed,
 * nothing more will come.
 */
export interface TrackPush {
  readonly watch: 'watching' | 'done' | 'aborted'
  readonly track: Track
  readonly message: string
}

export type ExpressFailure = 'badParcel' | 'noTrace' | 'tooOften' | 'config' | 'refused'

export interface ExpressChannel {
  /** Asks for pushes. `already`: it was subscribed before, which is as good. */
  subscribe(
    parcel: Parcel,
  ): Promise<Answer<{ readonly watch: 'subscribed' | 'already' }, ExpressFailure>>
  /** At most every 30 minutes per parcel, else the channel locks the number. */
  query(parcel: Parcel): Promise<Answer<Track, ExpressFailure>>
  parsePush(rawBody: Buffer): Promise<Answer<TrackPush, 'signature' | 'malformed'>>
  readonly acknowledge: { readonly success: Acknowledgement; readonly failure: Acknowledgement }
}
