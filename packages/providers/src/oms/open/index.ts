import { fieldsOf, integerOf } from '../../http/fields.ts'
import { signedContract } from '../../http/signed-contract.ts'
import type { OmsChannel, OmsFailure } from '../port.ts'
import type { OpenOmsConfig } from './config.ts'
import { readEvent, readOrder } from './messages.ts'

const failures: Readonly<Record<string, OmsFailure>> = {
  ORDER_NOT_FOUND: 'notFound',
  BAD_REQUEST: 'badRequest',
  BAD_SIGNATURE: 'config',
  UNKNOWN_APP: 'config',
}

/** The shop's own contract for an OMS (docs/operations.md). */
export function createOpenOms({ callbackUrl, ...config }: OpenOmsConfig): OmsChannel {
  const { call, heard, acknowledge } = signedContract('oms', config, failures, 'refused')
  return {
    findOrder: ({ shop, orderNo, phone }) =>
      call('POST', '/v1/orders/find', { shop, orderNo, phone }, (fields) =>
        readOrder(fieldsOf(fields['order'])),
      ),
    tellReturn: (told) =>
      call(
        'PUT',
        `/v1/returns/${encodeURIComponent(told.returnNo)}`,
        { ...told, callbackUrl },
        (fields) => {
          const version = integerOf(fields, 'version')
          return version !== undefined && version >= told.version ? { version } : undefined
        },
      ),
    parseEvent: async (rawBody, headers) => heard(callbackUrl, rawBody, headers, readEvent),
    acknowledge,
  }
}
