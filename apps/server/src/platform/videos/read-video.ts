import { longestVideo, videoSlack } from '@mallard/contract/shop/upload/video.codes'
import { type Box, boxesIn, boxIn, NoBox } from './boxes.rules.ts'

export type VideoFault = 'type' | 'codec' | 'tooLong' | 'broken'

export interface ReadVideo {
  /** Pixels, as it is shown. */
  readonly width: number
  readonly height: number
  /** Milliseconds. */
  readonly duration: number
}

/** What players of all phones decode. */
const codecs: Readonly<Record<string, readonly string[]>> = {
  vide: ['avc1', 'avc3'],
  soun: ['mp4a'],
}
/** Of a minute it has some hundred kilobytes. */
const largestIndex = 8 * 1024 * 1024

/**
 * What an MP4 is, by its bytes alone; nothing is decoded. Its own words on its length are believed
 * no further than its frames reach, and all its frames must be there.
 */
export function readVideo(bytes: Buffer): ReadVideo | VideoFault {
  if (!isMp4(bytes)) return 'type'
  try {
    return read(bytes)
  } catch (error) {
    // A number that leads out of the file is a fault of the file as well.
    if (error instanceof NoBox || error instanceof RangeError) return 'broken'
    throw error
  }
}

/** MP4 by its first box; QuickTime and HEIF begin alike. */
function isMp4(bytes: Buffer): boolean {
  const text = bytes.subarray(0, 12).toString('latin1')
  return text.slice(4, 8) === 'ftyp' && !/^(?:qt {2}|hei|hev|mif1|msf1|avif)/.test(text.slice(8))
}

function read(bytes: Buffer): ReadVideo | VideoFault {
  const boxes = [...boxesIn(bytes, { from: 0, until: bytes.length })]
  const moov = boxIn(boxes, 'moov')
  if (moov.until - moov.from > largestIndex) return 'broken'
  const inMoov = [...boxesIn(bytes, moov)]
  // Pieces of a live stream: the frames are listed elsewhere.
  if (inMoov.some(({ type }) => type === 'mvex')) return 'codec'
  const tracks = inMoov
    .filter(({ type }) => type === 'trak')
    .map((track) => trackOf(bytes, track))
    .filter(({ kind }) => kind in codecs)
  const shown = tracks.find(({ kind }) => kind === 'vide')
  if (!shown) return 'type'
  if (!tracks.every(({ kind, codec }) => codecs[kind]?.includes(codec))) return 'codec'
  const there = boxes
    .filter(({ type }) => type === 'mdat')
    .reduce((sum, { from, until }) => sum + until - from, 0)
  const needed = tracks.reduce((sum, { size }) => sum + size, 0)
  const { width, height, frames } = shown
  if (needed > there || frames === 0 || width === 0 || height === 0) return 'broken'
  const duration = Math.max(
    secondsOf(bytes, boxIn(inMoov, 'mvhd')),
    ...tracks.map(({ seconds }) => seconds),
  )
  if (duration <= 0) return 'broken'
  if (duration * 1000 > longestVideo + videoSlack) return 'tooLong'
  return { width, height, duration: Math.round(duration * 1000) }
}

interface Track {
  /** `vide`, `soun`, or what players do not show. */
  readonly kind: string
  readonly codec: string
  readonly width: number
  readonly height: number
  readonly frames: number
  /** Bytes of its frames. */
  readonly size: number
  readonly seconds: number
}

function trackOf(bytes: Buffer, track: Box): Track {
  const inTrack = [...boxesIn(bytes, track)]
  const inMedia = [...boxesIn(bytes, boxIn(inTrack, 'mdia'))]
  const kind = textAt(bytes, boxIn(inMedia, 'hdlr').from + 8)
  const inInfo = [...boxesIn(bytes, boxIn(inMedia, 'minf'))]
  const tables = [...boxesIn(bytes, boxIn(inInfo, 'stbl'))]
  const header = boxIn(inMedia, 'mdhd')
  const { ticks, frames } = timesOf(bytes, boxIn(tables, 'stts'))
  return {
    kind,
    codec: textAt(bytes, boxIn(tables, 'stsd').from + 12),
    ...sidesOf(bytes, boxIn(inTrack, 'tkhd')),
    frames,
    size: bytesOf(bytes, boxIn(tables, 'stsz')),
    seconds: Math.max(secondsOf(bytes, header), ticks / scaleOf(bytes, header)),
  }
}

const textAt = (bytes: Buffer, at: number) => bytes.toString('latin1', at, at + 4)

/** Ticks a second, of a header of the film or of a track. */
function scaleOf(bytes: Buffer, { from }: Box): number {
  const scale = bytes.readUInt32BE(from + (bytes[from] === 1 ? 20 : 12))
  if (scale === 0) throw new NoBox('a clock that stands still')
  return scale
}

function secondsOf(bytes: Buffer, header: Box): number {
  const { from } = header
  const isLong = bytes[from] === 1
  const ticks = isLong ? Number(bytes.readBigUInt64BE(from + 24)) : bytes.readUInt32BE(from + 16)
  // All bits set: not known.
  const isUnknown = isLong ? ticks >= 2 ** 64 - 2048 : ticks === 0xff_ff_ff_ff
  return isUnknown ? 0 : ticks / scaleOf(bytes, header)
}

/** How long its frames are shown, one after the other. */
function timesOf(bytes: Buffer, { from, until }: Box): { ticks: number; frames: number } {
  const rows = bytes.readUInt32BE(from + 4)
  if (from + 8 + rows * 8 > until) throw new NoBox('frames that are not there')
  let ticks = 0
  let frames = 0
  for (let at = from + 8; at < from + 8 + rows * 8; at += 8) {
    const count = bytes.readUInt32BE(at)
    frames += count
    ticks += count * bytes.readUInt32BE(at + 4)
  }
  return { ticks, frames }
}

/** Bytes of all frames. */
function bytesOf(bytes: Buffer, { from, until }: Box): number {
  const each = bytes.readUInt32BE(from + 4)
  const count = bytes.readUInt32BE(from + 8)
  if (each > 0) return each * count
  if (from + 12 + count * 4 > until) throw new NoBox('frames that are not there')
  let sum = 0
  for (let at = from + 12; at < from + 12 + count * 4; at += 4) sum += bytes.readUInt32BE(at)
  return sum
}

/** As it is shown: cameras turn what they took upright. */
function sidesOf(bytes: Buffer, { from, until }: Box): { width: number; height: number } {
  const [across, down] = [bytes.readUInt32BE(until - 8), bytes.readUInt32BE(until - 4)]
  const [width, height] = [Math.round(across / 65_536), Math.round(down / 65_536)]
  const matrix = from + (bytes[from] === 1 ? 52 : 40)
  const isTurned = bytes.readInt32BE(matrix) === 0 && bytes.readInt32BE(matrix + 16) === 0
  return isTurned ? { width: height, height: width } : { width, height }
}

/** What cameras and editors write beside a film: place, device, who made it. */
const beside = ['udta', 'meta', 'uuid']

/**
 * Empties, in place, what stands in an MP4 beside the film, and takes tracks that no player shows
 * out of its index: who filmed, where and with what is nobody's business. Frames stay where they
 * are.
 */
export function emptyBeside(bytes: Buffer): void {
  const empty = ({ at, from, until }: Box) => {
    bytes.write('free', at + 4, 'latin1')
    bytes.fill(0, from, until)
  }
  const top = [...boxesIn(bytes, { from: 0, until: bytes.length })]
  const moov = boxIn(top, 'moov')
  const inMoov = [...boxesIn(bytes, moov)]
  const tracks = inMoov.filter(({ type }) => type === 'trak')
  const hidden = tracks.filter((track) => !(trackOf(bytes, track).kind in codecs))
  const inTracks = tracks.flatMap((track) => [...boxesIn(bytes, track)])
  for (const box of [...top, ...inMoov, ...inTracks]) if (beside.includes(box.type)) empty(box)
  for (const track of hidden) empty(track)
}
