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

function readNews(fields: Fields | undefined): DeviceNews | undefined {
  const kind = textOf(fields, 'kind')
  switch (kind) {
    case 'unbound':
    case 'online':
    case 'offline':
      return { kind }
    case 'bound': {
      const [userId, model] = [wordOf(fields, 'userId'), wordOf(fields, 'model')]
      return userId && model ? { kind, userId, model } : undefined
    }
    case 'used': {
      const minutes = integerOf(fields, 'minutes') ?? 0
      return minutes > 0 && minutes <= maxMinutes ? { kind, minutes } : undefined
    }
    case 'settingApplied': {
      const settingId = wordOf(fields, 'settingId')
      const isApplied = fields?.['isApplied']
      return settingId && typeof isApplied === 'boolean'
        ? { kind, settingId, isApplied, reason: (textOf(fields, 'reason') ?? '').slice(0, 200) }
        : undefined
    }
    case 'fault': {
      const code = fields?.['code']
      return typeof code === 'string' && isWord(code)
        ? { kind, code, text: (textOf(fields, 'text') ?? '').slice(0, 200) }
        : undefined
    }
    default:
      return undefined
  }
}

/** An event, whole or not at all; one of the future is none. */
export function readEvent(fields: Fields | undefined, now: number): DeviceEvent | undefined {
  const [eventId, deviceId] = [wordOf(fields, 'eventId'), wordOf(fields, 'deviceId')]
  const at = integerOf(fields, 'at')
  const news = readNews(fields)
  if (!eventId || !deviceId || at === undefined || at <= 0 || at > now + ahead) return undefined
  return news && { eventId, deviceId, at, ...news }
}
