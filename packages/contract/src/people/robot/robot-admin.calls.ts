import { z } from 'zod'
import { GET, POST } from '../../api.ts'
import { Empty, line, Moment, RowId, text, whole } from '../../fields.ts'
import { alertKinds } from '../alert/alert.codes.ts'
import { robotKinds } from './robot.codes.ts'

const Version = whole(0, 1_000_000_000)

/** Why the last message was not taken, and since when none is. */
const RobotFault = z.object({
  reason: z.enum(['address', 'signature', 'tooOften', 'refused', 'away', 'noMail']),
  /** Its own words, or the code of a broken connection. */
  said: z.string(),
  since: Moment,
})
export type RobotFault = z.output<typeof RobotFault>

export const Robot = z.object({
  id: z.number().int(),
  kind: z.enum(robotKinds),
  name: z.string(),
  /** Where it is, without its key: the end of the address. */
  addressEnd: z.string(),
  hasSecret: z.boolean(),
  alertKinds: z.array(z.enum(alertKinds)),
  hasDigest: z.boolean(),
  isEnglish: z.boolean(),
  isOn: z.boolean(),
  version: z.number().int(),
  /** Alerts that wait to be told. */
  waiting: z.number().int(),
  lastAt: Moment.nullable(),
  fault: RobotFault.nullable(),
})
export type Robot = z.output<typeof Robot>

export const robotAdminCalls = {
  list: GET('/admin/api/{p}-{s}/robots', {
    summary: 'The robots that tell the staff of this store, with what they could not send',
    authz: 'operator',
    right: 'store.write',
    reply: z.array(Robot),
  }),
  save: POST('/admin/api/{p}-{s}/robots/save', {
    summary: 'Adds a robot, or changes one; an address or secret that is left empty stays',
    authz: 'operator',
    right: 'store.write',
    keepsPages: true,
    body: z.strictObject({
      /** 0: a new one. */
      id: z.union([z.literal(0), RowId]),
      kind: z.enum(robotKinds),
      name: line(30, 1),
      address: text(500),
      secret: text(200),
      alertKinds: z.array(z.enum(alertKinds)).max(alertKinds.length),
      hasDigest: z.boolean(),
      isEnglish: z.boolean(),
      isOn: z.boolean(),
      version: Version,
      requestId: z.uuid(),
    }),
    reply: z.object({ id: z.number().int() }),
  }),
  remove: POST('/admin/api/{p}-{s}/robots/{id}/remove', {
    summary: 'Removes a robot, and what waits for it',
    authz: 'operator',
    right: 'store.write',
    keepsPages: true,
    params: z.object({ id: RowId }),
    reply: Empty,
  }),
  test: POST('/admin/api/{p}-{s}/robots/{id}/test', {
    summary: 'Sends a robot a message now, and says whether it took it',
    authz: 'operator',
    right: 'store.write',
    keepsPages: true,
    params: z.object({ id: RowId }),
    reply: z.object({ fault: RobotFault.omit({ since: true }).nullable() }),
  }),
}
