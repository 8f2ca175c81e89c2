/** A fault: `put` stands for `find`, which `file` has once; `seenBy` must notice it. */
export interface Fault {
  readonly title: string
  readonly file: string
  readonly find: string
  readonly put: string
  readonly seenBy: string
}

export declare const faults: readonly Fault[]
