/** A part of an MP4: what it holds stands from `from` up to `until`. */
export interface Box {
  readonly type: string
  /** Where its head begins. */
  readonly at: number
  readonly from: number
  readonly until: number
}

/** A file that is not built as an MP4 is. */
export class NoBox extends Error {
  override readonly name = 'NoBox'
}

/** The boxes between two places, each of which ends where the next begins. Throws `NoBox`. */
export function* boxesIn(
  bytes: Buffer,
  { from, until }: Pick<Box, 'from' | 'until'>,
): Generator<Box> {
  let at = from
  // QuickTime ends lists with four zeros.
  while (until - at >= 8) {
    const said = bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (said === 1 && until - at < 16) throw new NoBox(type)
    const head = said === 1 ? 16 : 8
    const size = said === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : said === 0 ? until - at : said
    if (size < head || at + size > until) throw new NoBox(type)
    yield { type, at, from: at + head, until: at + size }
    at += size
  }
  if (until - at >= 4 && bytes.readUInt32BE(at) !== 0) throw new NoBox('the rest')
}

/** The one of a type. Throws `NoBox`. */
export function boxIn(boxes: readonly Box[], type: string): Box {
  const box = boxes.find((each) => each.type === type)
  if (!box) throw new NoBox(type)
  return box
}
