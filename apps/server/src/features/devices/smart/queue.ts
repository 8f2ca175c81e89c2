import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { DeviceRow } from './device.repo.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Sends settings to a device’s cloud. */
    'device.settings': { settingId: number }
    /** Tells a device’s cloud that its owner gave it up. */
    'device.release': { partnerId: number; deviceNo: string; memberId: number }
  }
}

type Named = Pick<DeviceRow, 'partnerId' | 'storeId' | 'deviceNo'>

export async function queueSettings(
  trx: Db,
  { partnerId, storeId }: Named,
  settingId: number,
  at: Date,
): Promise<void> {
  await enqueue(trx, {
    kind: 'device.settings',
    key: String(settingId),
    payload: { settingId },
    runAt: at.getTime(),
    scope: { partnerId, storeId },
  })
}

export async function queueRelease(
  trx: Db,
  { partnerId, storeId, deviceNo }: Named,
  memberId: number,
  at: Date,
): Promise<void> {
  await enqueue(trx, {
    kind: 'device.release',
    key: `${deviceNo} ${memberId} ${at.getTime()}`,
    payload: { partnerId, deviceNo, memberId },
    runAt: at.getTime(),
    scope: { partnerId, storeId },
  })
}
