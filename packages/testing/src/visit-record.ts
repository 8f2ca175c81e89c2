import { randomUUID } from 'node:crypto'
import { trackingVersion } from '@mallard/contract/constants'
import type { VisitRecord } from '@mallard/contract/insight/tracking/tracking.fields'

/** A page visit as a phone would send it: the first of a visit unless told otherwise. */
export function visitRecord(given: Partial<VisitRecord> = {}): VisitRecord {
  const { flowUuid = randomUUID(), flowIndex = 1 } = given
  return {
    path: '/a/1-1',
    urlType: 'homeScoped',
    flowIndex,
    domain: 'shop.test',
    query: '',
    clientReferrer: '',
    useragent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36',
    screenSize: '412x915',
    id: `${flowUuid}${flowIndex}`,
    userId: '',
    isNewUv: 0,
    isLandpage: flowIndex === 1 ? 1 : 0,
    clientTime: Date.UTC(2026, 0, 15, 2),
    flowUuid,
    flowLastId: '',
    flowLastDomain: '',
    flowLastPath: '',
    flowLastUrlType: '',
    sourceType: 'wap',
    version: trackingVersion,
    ...given,
  }
}
