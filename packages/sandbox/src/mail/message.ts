import { decodeOr } from '@mallard/kernel'

/** A part of a mail with its headers; names in lower case. */
interface Part {
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

export interface ReadAttachment {
  readonly name: string
  readonly type: string
  readonly base64: string
}

export interface ReadMessage {
  readonly messageId: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly ReadAttachment[]
}

/** Bytes are read one letter each, so that no encoding is assumed before its header says it. */
function partOf(raw: string): Part {
  const end = raw.indexOf('\r\n\r\n')
  const head = (end < 0 ? raw : raw.slice(0, end)).replaceAll(/\r\n[ \t]+/g, ' ')
  const lines = head
    .split('\r\n')
    .map(
      (line) =>
        [
          line.slice(0, line.indexOf(':')).toLowerCase(),
          line.slice(line.indexOf(':') + 1).trim(),
        ] as const,
    )
  return { headers: new Map(lines), body: end < 0 ? '' : raw.slice(end + 4) }
}

/** RFC 2047: `=?utf-8?B?…?=` and `=?utf-8?Q?…?=`, with the blanks between two of them left out. */
function words(text: string): string {
  return text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(
      /=\?([\w-]+)\?([BQ])\?([^?]*)\?=/gi,
      (_all, _charset: string, how: string, body: string) =>
        (how.toUpperCase() === 'B'
          ? Buffer.from(body, 'base64')
          : unquoted(body.replaceAll('_', ' '))
        ).toString('utf8'),
    )
}

const unquoted = (text: string) =>
  Buffer.from(
    text
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/gi, (_all, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  )

function bytesIn({ headers, body }: Part): Buffer {
  const how = headers.get('content-transfer-encoding')?.toLowerCase()
  if (how === 'base64') return Buffer.from(body, 'base64')
  return how === 'quoted-printable' ? unquoted(body) : Buffer.from(body, 'latin1')
}

/** A parameter of a header, also in pieces and in the encoding of RFC 2231. */
function parameter(header: string, name: string): string | undefined {
  const pieces = [
    ...header.matchAll(
      new RegExp(`;\\s*${name}(?:\\*(\\d+))?(\\*)?=(?:"([^"]*)"|([^;\\s]*))`, 'gi'),
    ),
  ]
  if (pieces.length === 0) return undefined
  const isEncoded = pieces.some(([, , star]) => star === '*')
  const text = pieces
    .toSorted(([, one], [, other]) => Number(one ?? 0) - Number(other ?? 0))
    .map(([, , , quoted, plain]) => quoted ?? plain ?? '')
    .join('')
  if (!isEncoded) return words(text)
  const coded = text.replace(/^utf-8'[^']*'/i, '')
  return decodeOr(coded, coded)
}

/** The leaves of a mail, in their order. */
function leavesOf(part: Part): Part[] {
  const type = part.headers.get('content-type') ?? 'text/plain'
  const boundary = type.toLowerCase().startsWith('multipart/')
    ? parameter(type, 'boundary')
    : undefined
  if (boundary === undefined) return [part]
  const [, ...inner] = `\r\n${part.body}`.split(`\r\n--${boundary}`)
  return inner
    .filter((piece) => !piece.startsWith('--'))
    .flatMap((piece) => leavesOf(partOf(piece.replace(/^[ \t]*\r\n/, ''))))
}

/** Reads a mail as it came over the wire (RFC 5322 and MIME, as far as shops write it). */
export function readMessage(raw: Buffer): ReadMessage {
  const whole = partOf(raw.toString('latin1'))
  const leaves = leavesOf(whole).map((part) => ({
    part,
    type:
      (part.headers.get('content-type') ?? 'text/plain').split(';')[0]?.trim().toLowerCase() ?? '',
  }))
  const isFile = ({ part }: { part: Part }) =>
    part.headers.get('content-disposition')?.toLowerCase().startsWith('attachment') === true
  const textOf = (wanted: string) => {
    const found = leaves.find((leaf) => leaf.type === wanted && !isFile(leaf))
    return found
      ? bytesIn(found.part).toString('utf8').replaceAll('\r\n', '\n').replace(/\n$/, '')
      : ''
  }
  return {
    messageId: whole.headers.get('message-id') ?? '',
    from: words(whole.headers.get('from') ?? ''),
    subject: words(whole.headers.get('subject') ?? ''),
    text: textOf('text/plain'),
    html: textOf('text/html'),
    attachments: leaves.filter(isFile).map(({ part, type }) => ({
      name:
        parameter(part.headers.get('content-disposition') ?? '', 'filename') ??
        parameter(part.headers.get('content-type') ?? '', 'name') ??
        '',
      type,
      base64: bytesIn(part).toString('base64'),
    })),
  }
}
