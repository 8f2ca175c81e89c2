import { exportLinkMinutes } from '@mallard/contract/people/export/export.codes'
import { minute, type Instant } from '@mallard/kernel'
import { keyedHash, sameText } from '#platform/secrets.ts'
import type { Services } from '#platform/services.ts'

type Signing = Pick<Services, 'hashKey' | 'clock'>

const signOf = (hashKey: string, id: number, until: Instant) =>
  keyedHash(hashKey, `export-file:${id}:${until}`)

/** Path of a file, for whoever has it until that moment. */
export const exportPath = ({ hashKey }: Signing, id: number, until: Instant): string =>
  `/export-files/${id}/${until}/${signOf(hashKey, id, until)}.csv`

export const opensExport = (
  { hashKey, clock }: Signing,
  id: number,
  until: Instant,
  sign: string,
): boolean =>
  until > clock.now() &&
  until <= clock.now() + exportLinkMinutes * minute &&
  sameText(sign, signOf(hashKey, id, until))
