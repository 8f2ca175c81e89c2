import type { RobotFault } from '@mallard/contract/people/robot/robot-admin.calls'
import type { RobotKind } from '@mallard/contract/people/robot/robot.codes'
import { cutText } from '@mallard/kernel'
import type { RobotChannel, RobotMessage } from '@mallard/providers/robot'
import { escapedHtml } from '#platform/html.rules.ts'
import { unseal } from '#platform/secrets.ts'
import type { Services } from '#platform/services.ts'
import type { RobotRow } from './robot.repo.ts'

/** What addresses and secrets of robots are sealed for. */
export const sealing = 'robot'

type Fault = Omit<RobotFault, 'since'>

/** A mailbox has no robot: its message is a mail, without a secret. */
const maxMailBytes = 30_000

const mailAddress = /^[^\s@,;<>"]{1,64}@[a-z0-9.-]{1,180}\.[a-z]{2,}$/i

const channelOf = ({ robots }: Services, kind: Exclude<RobotKind, 'mail'>): RobotChannel =>
  robots[kind]

export const isAddressOf = (services: Services, kind: RobotKind, address: string): boolean =>
  kind === 'mail' ? mailAddress.test(address) : channelOf(services, kind).isAddress(address)

/** Bytes of text that one message may have. */
export const maxBytesOf = (services: Services, kind: RobotKind): number =>
  kind === 'mail' ? maxMailBytes : channelOf(services, kind).maxBytes

/** What was sealed, as it was pasted; empty for what cannot be opened any more. */
export const openedOf = ({ hashKey }: Services, sealed: string): string =>
  sealed === '' ? '' : (unseal(hashKey, sealing, sealed) ?? '')

/** Sends one message; why it was not taken, undefined when it was. */
export async function sendTo(
  services: Services,
  robot: Pick<RobotRow, 'kind' | 'address' | 'secret'>,
  message: RobotMessage & { readonly store: string; readonly isEnglish: boolean },
): Promise<Fault | undefined> {
  const address = openedOf(services, robot.address)
  // Sealed with another key, or of a kind whose company has moved: it has to be pasted again.
  if (!isAddressOf(services, robot.kind, address)) return { reason: 'address', said: '' }
  if (robot.kind === 'mail') return sendMail(services, address, message)
  const secret = openedOf(services, robot.secret)
  const answer = await channelOf(services, robot.kind).send({ address, secret }, message)
  if (answer.kind === 'ok') return undefined
  const said = cutText(`${answer.code} ${answer.message}`.trim(), 200)
  return { reason: answer.kind === 'unknown' ? 'away' : answer.reason, said }
}

async function sendMail(
  { mail }: Services,
  to: string,
  {
    id,
    text,
    store,
    isEnglish,
  }: RobotMessage & { readonly store: string; readonly isEnglish: boolean },
): Promise<Fault | undefined> {
  if (!mail) return { reason: 'noMail', said: '' }
  const answer = await mail.send({
    id,
    to,
    fromName: store,
    subject: isEnglish ? `News of ${store}` : `${store} 的提醒`,
    text,
    html: `<pre style="font:15px/1.6 system-ui,sans-serif;white-space:pre-wrap">${escapedHtml(text)}</pre>`,
    attachments: [],
  })
  if (answer.kind === 'ok') return undefined
  if (answer.kind === 'unknown') return { reason: 'away', said: cutText(answer.code, 200) }
  const reasons = {
    badAddress: 'address',
    busy: 'tooOften',
    refused: 'refused',
    config: 'noMail',
  } as const
  return { reason: reasons[answer.reason], said: cutText(`${answer.code} ${answer.message}`, 200) }
}
