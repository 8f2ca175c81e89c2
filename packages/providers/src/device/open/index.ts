import { integerOf, textOf } from '../../http/fields.ts'
import { signedContract } from '../../http/signed-contract.ts'
import type { DeviceCloud, DeviceFailure } from '../port.ts'
import type { OpenDeviceConfig } from './config.ts'
import { readEvent } from './messages.ts'

const failures: Readonly<Record<string, DeviceFailure>> = {
  DEVICE_NOT_FOUND: 'notFound',
  DEVICE_TAKEN: 'taken',
  BAD_REQUEST: 'badRequest',
  BAD_SIGNATURE: 'config',
  UNKNOWN_APP: 'config',
}

const done = () => true as const

/** The shop's own contract for a device cloud (docs/operations.md). */
export function createOpenDeviceCloud({ callbackBase, ...config }: OpenDeviceConfig): DeviceCloud {
  const { call, heard, acknowledge } = signedContract('device', config, failures, 'refused')
  const callbackUrl = (partnerId: number) => `${callbackBase}/${partnerId}`
  const pathOf = (deviceId: string, what: string) =>
    `/v1/devices/${encodeURIComponent(deviceId)}/${what}`
  return {
    bind: ({ partnerId, deviceId, code, userId }) =>
      call(
        'POST',
        pathOf(deviceId, 'bind'),
        { code, userId, callbackUrl: callbackUrl(partnerId) },
        (fields) => {
          const model = textOf(fields, 'model')
          const boundAt = integerOf(fields, 'boundAt')
          if (model === undefined || boundAt === undefined || boundAt <= 0) return undefined
          return { model, boundAt, isOnline: fields['isOnline'] === true }
        },
      ),
    unbind: ({ deviceId, userId }) => call('POST', pathOf(deviceId, 'unbind'), { userId }, done),
    applySettings: ({ partnerId, deviceId, settingId, values }) =>
      call(
        'PUT',
        pathOf(deviceId, 'settings'),
        { settingId, values, callbackUrl: callbackUrl(partnerId) },
        done,
      ),
    parseEvent: async (partnerId, rawBody, headers) =>
      heard(callbackUrl(partnerId), rawBody, headers, (fields) =>
        readEvent(fields, config.clock.now()),
      ),
    acknowledge,
  }
}
