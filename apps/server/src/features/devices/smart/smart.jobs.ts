import { faultText } from '#platform/fault-text.ts'
import type { JobHandlers, JobPayloads } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { bindingNow, findDevice } from './device.repo.ts'
import { answerSettings, pendingById } from './setting.repo.ts'

type Kinds = 'device.settings' | 'device.release'

export function smartJobs(services: Services): Pick<JobHandlers, Kinds> {
  return {
    'device.settings': { run: ({ payload }) => sendSettings(services, payload.settingId) },
    'device.release': { run: ({ payload }) => release(services, payload) },
  }
}

/** Tells the cloud that a device was given up, unless its member has it again. */
async function release(
  { db, devices }: Services,
  { partnerId, deviceNo, memberId }: JobPayloads['device.release'],
): Promise<void> {
  const row = await findDevice(db, partnerId, deviceNo)
  const now = row && (await bindingNow(db, row))
  if (now?.memberId === memberId || !devices) return
  const answer = await devices.unbind({ partnerId, deviceId: deviceNo, userId: String(memberId) })
  if (answer.kind === 'unknown') throw new Error(`device cloud: ${faultText(answer)}`)
}

/** What the cloud takes on waits for the device; what it does not has failed. */
async function sendSettings(services: Services, settingId: number): Promise<void> {
  const { db, devices, clock } = services
  const waiting = await pendingById(db, settingId)
  // Answered, or followed by other settings.
  if (!waiting || !devices) return
  const { partnerId, deviceNo, wanted } = waiting
  const answer = await devices.applySettings({
    partnerId,
    deviceId: deviceNo,
    settingId: String(settingId),
    values: wanted,
  })
  if (answer.kind === 'ok') return
  if (answer.kind === 'unknown') throw new Error(`device cloud: ${faultText(answer)}`)
  const { code, message } = answer
  services.log.error({ settingId, code, message }, 'the device cloud does not take settings')
  await answerSettings(db, settingId, waiting, {
    isApplied: false,
    // What the cloud says is for the log; the device itself has said nothing.
    reason: '',
    at: new Date(clock.now()),
  })
}
