/** A box of an MP4. */
export function box(type: string, ...inside: readonly Buffer[]): Buffer {
  const body = Buffer.concat(inside)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

const words = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, place) => bytes.writeUInt32BE(value, place * 4))
  return bytes
}

export interface TestVideo {
  readonly codec?: string
  readonly sound?: string
  /** Seconds that its frames are shown. */
  readonly seconds?: number
  /** What its head says instead. */
  readonly said?: number
  /** Bytes of each frame, of which there are ten a second. */
  readonly frameSize?: number
  readonly isTurned?: boolean
  readonly brand?: string
  /** Stands beside the film. */
  readonly beside?: string
  /** Where the index stands. */
  readonly isIndexFirst?: boolean
}

const scale = 1000

function track(kind: string, codec: string, frames: number, more: Required<TestVideo>): Buffer {
  const said = more.said * scale
  const matrix = more.isTurned
    ? [0, 65_536, 0, 0xff_ff_00_00, 0, 0, 0, 0, 1 << 30]
    : [65_536, 0, 0, 0, 65_536, 0, 0, 0, 1 << 30]
  const sides = kind === 'vide' ? [1280 * 65_536, 720 * 65_536] : [0, 0]
  return box(
    'trak',
    box('tkhd', words(0, 0, 0, 1, 0, said, 0, 0, 0, 0, ...matrix, ...sides)),
    box(
      'mdia',
      box('mdhd', words(0, 0, 0, scale, said, 0)),
      box('hdlr', words(0, 0), Buffer.from(kind, 'latin1'), words(0, 0, 0)),
      box(
        'minf',
        box(
          'stbl',
          box('stsd', words(0, 1, 16), Buffer.from(codec, 'latin1'), words(0, 1)),
          box('stts', words(0, 1, frames, 100)),
          box('stsz', words(0, more.frameSize, frames)),
        ),
      ),
    ),
  )
}

/** An MP4 as a camera writes it, of frames that show nothing. */
export function testVideo(given: TestVideo = {}): Buffer {
  const { seconds = 12 } = given
  const more = {
    codec: 'avc1',
    sound: 'mp4a',
    seconds,
    said: seconds,
    frameSize: 100,
    isTurned: false,
    brand: 'isom',
    beside: '',
    isIndexFirst: true,
    ...given,
  }
  const frames = seconds * 10
  const moov = box(
    'moov',
    box('mvhd', words(0, 0, 0, scale, more.said * scale, 0)),
    track('vide', more.codec, frames, more),
    ...(more.sound ? [track('soun', more.sound, frames, more)] : []),
    ...(more.beside ? [box('udta', Buffer.from(more.beside))] : []),
  )
  const mdat = box('mdat', Buffer.alloc(2 * frames * more.frameSize, 7))
  const ftyp = box('ftyp', Buffer.from(`${more.brand}\0\0\0\0`, 'latin1'))
  return Buffer.concat(more.isIndexFirst ? [ftyp, moov, mdat] : [ftyp, mdat, moov])
}
