export interface Part {
  readonly name: string
  readonly filename: string | undefined
  readonly type: string | undefined
  readonly bytes: Buffer
}

/** The parts of a `multipart/form-data` body in their order; undefined when it is none. */
export function partsOf(contentType: string, body: Buffer): Part[] | undefined {
  const found = /^multipart\/form-data;.*boundary=(?:"([^"]{1,70})"|([^;\s]{1,70}))/i.exec(
    contentType,
  )
  const boundary = found?.[1] ?? found?.[2]
  if (!boundary) return undefined
  const mark = Buffer.from(`--${boundary}`)
  const parts: Part[] = []
  let at = body.indexOf(mark)
  while (at >= 0) {
    const start = at + mark.length
    if (body.subarray(start, start + 2).toString() === '--') return parts
    const next = body.indexOf(mark, start)
    const blank = body.indexOf('\r\n\r\n', start)
    if (next < 0 || blank < 0 || blank > next) return undefined
    parts.push(partOf(body.subarray(start, blank).toString(), body.subarray(blank + 4, next - 2)))
    at = next
  }
  return undefined
}

function partOf(head: string, bytes: Buffer): Part {
  const word = (name: string) => new RegExp(`[;\\s]${name}="([^"]*)"`, 'i').exec(head)?.[1]
  return {
    name: word('name') ?? '',
    filename: word('filename'),
    type: /content-type:\s*([^\r\n]+)/i.exec(head)?.[1]?.trim(),
    bytes,
  }
}
