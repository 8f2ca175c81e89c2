import { randomToken } from '../secrets.ts'

/**
 * Names each request: by the process, which no other is called, and by how many it had before.
 * Short, since the name comes with every document, unpacked, and must fit its first packets.
 */
export function requestIds(): () => string {
  const process = randomToken().slice(0, 8)
  let count = 0
  return () => `${process}-${(count++).toString(36)}`
}
