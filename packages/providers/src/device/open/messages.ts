import { minute } from '@mallard/kernel'
import { integerOf, textOf, type Fields } from '../../http/fields.ts'
import type { DeviceEvent, DeviceNews } from '../port.ts'

/** Minutes of one word about use: a day. */
const maxMinutes = 1440
/** What an event may be ahead of the clock here. */
const ahead = 5 * minute
const longest = 64

/** Whether it is short, and holds nothing that cannot be seen. */
const isWord = (text: string) => text.length <= longest && !/\p{Cc}/u.test(text)

/** A word; undefined when it is absent, empty or none. */
function wordOf(fields: Fields | undefined, name: string): string | undefined {
  const word = textOf(fields, name)
  return word !== undefined && isWord(word) ? word : undefined
}

/** What is said, as far as there is room for it. */
const textIn = (fields: Fields | undefined, name: string) =>
  (textOf(fields, name) ?? '').slice(0, 200)

type Read = (fields: Fields | undefined) => DeviceNews | undefined

/** How the fields of each kind are read; undefined: they are not what the kind has. */
const readers: ReadonlyMap<string, Read> = new Map<string, Read>([
  ['unbound', () => ({ kind: 'unbound' })],
  ['online', () => ({ kind: 'online' })],
  ['offline', () => ({ kind: 'offline' })],
  [
    'bound',
    (fields) => {
      const [userId, model] = [wordOf(fields, 'userId'), wordOf(fields, 'model')]
      return userId && model ? { kind: 'bound', userId, model } : undefined
    },
  ],
  [
    'used',
    (fields) => {
      const minutes = integerOf(fields, 'minutes') ?? 0
      return minutes > 0 && minutes <= maxMinutes ? { kind: 'used', minutes } : undefined
    },
  ],
  [
    'settingApplied',
    (fields) => {
      const settingId = wordOf(fields, 'settingId')
      const isApplied = fields?.['isApplied']
      return settingId && typeof isApplied === 'boolean'
        ? { kind: 'settingApplied', settingId, isApplied, reason: textIn(fields, 'reason') }
        : undefined
    },
  ],
  [
    'fault',
    (fields) => {
      const code = fields?.['code']
      return typeof code === 'string' && isWord(code)
        ? { kind: 'fault', code, text: textIn(fields, 'text') }
        : undefined
    },
  ],
])

/** An event, whole or not at all; one of the future is none. */
export function readEvent(fields: Fields | undefined, now: number): DeviceEvent | undefined {
  const [eventId, deviceId] = [wordOf(fields, 'eventId'), wordOf(fields, 'deviceId')]
  const at = integerOf(fields, 'at')
  const news = readers.get(textOf(fields, 'kind') ?? '')?.(fields)
  if (!eventId || !deviceId || at === undefined || at <= 0 || at > now + ahead) return undefined
  return news && { eventId, deviceId, at, ...news }
}
