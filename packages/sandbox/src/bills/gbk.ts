/**
 * GBK as Alipay and UnionPay write their bills: Node can read it but not write it, so the table is
 * read once, backwards.
 */
let table: ReadonlyMap<string, number> | undefined

function readTable(): ReadonlyMap<string, number> {
  const decoder = new TextDecoder('gbk')
  const found = new Map<string, number>()
  for (let high = 0x81; high <= 0xfe; high += 1) {
    for (let low = 0x40; low <= 0xfe; low += 1) {
      if (low === 0x7f) continue
      const character = decoder.decode(Uint8Array.of(high, low))
      if (character.length === 1 && character !== '\uFFFD' && !found.has(character))
        found.set(character, high * 256 + low)
    }
  }
  return found
}

/** What GBK has no place for becomes a question mark. */
export function toGbk(text: string): Buffer {
  table ??= readTable()
  const bytes: number[] = []
  for (const character of text) {
    const code = character.charCodeAt(0)
    const pair = table.get(character)
    if (code < 0x80) bytes.push(code)
    else if (pair === undefined) bytes.push(0x3f)
    else bytes.push(pair >> 8, pair & 0xff)
  }
  return Buffer.from(bytes)
}
