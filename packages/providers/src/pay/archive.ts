import { unzipSync } from 'fflate'

/** Bytes of a bill without its compression. */
export const largestBill = 256 * 1_048_576

/**
 * The files inside an archive by their names; undefined when it is none, or larger than any bill.
 */
export function unfold(archive: Uint8Array): Readonly<Record<string, Uint8Array>> | undefined {
  let size = 0
  try {
    const files = unzipSync(archive, {
      filter: ({ originalSize }) => {
        size += originalSize
        return size <= largestBill
      },
    })
    return size <= largestBill ? files : undefined
  } catch {
    return undefined
  }
}
