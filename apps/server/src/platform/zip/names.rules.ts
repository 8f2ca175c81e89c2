/** Why an entry of a zip is passed over. */
export type ZipFault = 'name' | 'link' | 'encrypted' | 'nested' | 'large' | 'total' | 'broken'

const strict = new TextDecoder('utf-8', { fatal: true })
const chinese = new TextDecoder('gb18030')

/**
 * The name of an entry: in UTF-8, whether it says so or not; else as Windows writes it in China.
 */
export function entryName(raw: Uint8Array): string {
  try {
    return strict.decode(raw)
  } catch {
    return chinese.decode(raw)
  }
}

/** Whether a name leads somewhere inside of the folder that the zip stands for, and nowhere else. */
const isInside = (name: string): boolean =>
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  !/[\u0000-\u001F\u007F\\]|^\/|^[a-z]:/i.test(name) &&
  name.split('/').every((part) => part !== '..' && part !== '.')

interface EntryHead {
  readonly name: string
  /** Bytes when it is unfolded, as it says. */
  readonly size: number
  readonly isEncrypted: boolean
  /** As systems with such modes say it; 0 where they say none. */
  readonly mode: number
}

const [kindOfMode, link, folder, file] = [0o170000, 0o120000, 0o040000, 0o100000]

/** Why an entry is passed over by what it says of itself; undefined: it may be unfolded. */
export function entryFault(
  { name, size, isEncrypted, mode }: EntryHead,
  max: number,
): ZipFault | undefined {
  const kind = mode & kindOfMode
  if (!isInside(name)) return 'name'
  if (kind === link || (kind !== 0 && kind !== file && kind !== folder)) return 'link'
  if (isEncrypted) return 'encrypted'
  if (/\.(?:zip|rar|7z|gz|tar|jar|xlsx)$/i.test(name)) return 'nested'
  return size > max ? 'large' : undefined
}

/** Folders, and what systems put into a zip of their own accord. */
export const isNoFile = (name: string): boolean =>
  name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(name)
