import { timingSafeEqual } from 'node:crypto'
import { answered, failed, unknown, type Answer } from '../../answer.ts'
import { withBreaker } from '../../http/breaker.ts'
import { fieldsOf, parseFields, textOf, type Fields } from '../../http/fields.ts'
import { httpTransport, WireFault } from '../../http/transport.ts'
import type { ExpressChannel, ExpressFailure, TrackPush } from '../port.ts'
import type { Kuaidi100Config } from './config.ts'
import { acknowledge } from './acknowledge.ts'
import { md5 } from './signature.ts'
import { readTrack } from './tracks.ts'

const failures: Readonly<Record<string, ExpressFailure>> = {
  '400': 'badParcel',
  '408': 'badParcel',
  '500': 'noTrace',
  '503': 'config',
  '600': 'config',
  '601': 'config',
  '700': 'badParcel',
  '701': 'badParcel',
  '702': 'badParcel',
}

const watches = {
  polling: 'watching',
  updateall: 'watching',
  shutdown: 'done',
  abort: 'aborted',
} as const

const refused = (fields: Fields) => {
  const code = textOf(fields, 'returnCode') ?? textOf(fields, 'status') ?? ''
  return failed(failures[code] ?? 'refused', code, textOf(fields, 'message'))
}

/** Kuaidi100: subscription, pushes and queries for one customer. */
export function createKuaidi100(config: Kuaidi100Config): ExpressChannel {
  const transport = withBreaker(config.transport ?? httpTransport(), config.clock)

  async function post(
    path: string,
    form: Readonly<Record<string, string>>,
  ): Promise<{ readonly kind: 'done'; readonly fields: Fields } | ReturnType<typeof unknown>> {
    const url = new URL(config.baseUrl.replace(/\/$/, '') + path)
    try {
      const headers = {
        'content-type': 'application/x-www-form-urlencoded',
        'user-agent': 'mallard',
      }
      const answer = await transport({
        method: 'POST',
        url,
        headers,
        body: new URLSearchParams({ ...form }).toString(),
      })
      const fields = answer.status < 500 ? parseFields(answer.body.toString()) : undefined
      return fields ? { kind: 'done', fields } : unknown(String(answer.status))
    } catch (error) {
      if (error instanceof WireFault) return unknown(error.code)
      throw error
    }
  }

  return {
    async subscribe({ company, number, phone }) {
      if (!/^[0-9A-Za-z-]{6,32}$/.test(number)) return failed('badParcel', 'number')
      const parameters = {
        callbackurl: config.callbackUrl,
        salt: config.salt,
        resultv2: '1',
        ...(phone ? { phone } : {}),
      }
      const answer = await post('/poll', {
        schema: 'json',
        param: JSON.stringify({ company, number, key: config.key, parameters }),
      })
      if (answer.kind === 'unknown') return answer
      const code = textOf(answer.fields, 'returnCode')
      if (answer.fields['result'] === true && code === '200')
        return answered({ watch: 'subscribed' })
      return code === '501' ? answered({ watch: 'already' }) : refused(answer.fields)
    },

    async query({ company, number, phone }) {
      if (!/^[0-9A-Za-z-]{6,32}$/.test(number)) return failed('badParcel', 'number')
      const param = JSON.stringify({
        com: company,
        num: number,
        ...(phone ? { phone } : {}),
        resultv2: '1',
        show: '0',
        order: 'desc',
      })
      const answer = await post('/poll/query.do', {
        customer: config.customer,
        sign: md5(param, config.key, config.customer),
        param,
      })
      if (answer.kind === 'unknown') return answer
      if (textOf(answer.fields, 'status') !== '200') return refused(answer.fields)
      const track = readTrack(answer.fields)
      return track?.number === number && track.company === company
        ? answered(track)
        : unknown('OTHER_PARCEL')
    },

    parsePush: async (rawBody) => parsePush(config.salt, rawBody),
    acknowledge,
  }
}

function parsePush(salt: string, rawBody: Buffer): Answer<TrackPush, 'signature' | 'malformed'> {
  const form = new URLSearchParams(rawBody.toString())
  const param = form.get('param')
  const sign = form.get('sign')
  if (!param || !sign) return failed('malformed', 'FORM')
  const expected = Buffer.from(md5(param, salt))
  const given = Buffer.from(sign.toUpperCase())
  if (expected.length !== given.length || !timingSafeEqual(expected, given))
    return failed('signature', 'SIGN')
  const fields = parseFields(param)
  const status = textOf(fields, 'status')
  // An abort often has nothing to show but the number.
  const track = readTrack(
    fieldsOf(fields?.['lastResult']) ?? {},
    status === 'abort' ? 'problem' : undefined,
  )
  if (!status || !Object.hasOwn(watches, status) || !track) return failed('malformed', 'PARAM')
  return answered({
    watch: watches[status as keyof typeof watches],
    track,
    message: textOf(fields, 'message') ?? '',
  })
}
