import { answered, failed, unknown, type Answer } from '../../answer.ts'
import { listOf, textOf, type Fields } from '../../http/fields.ts'
import { makeClient, type Reply } from '../../pay/wechat/client.ts'
import type { FapiaoChannel, FapiaoFailure, FapiaoRef } from '../port.ts'
import { applicationOf, readState, reverseReasons } from './applications.ts'
import type { WechatFapiaoConfig } from './config.ts'
import { parseNotify } from './notify.ts'

const root = '/v3/new-tax-control-fapiao'

/** Error codes without underscores and what each means to us. */
const failures: Readonly<Record<string, FapiaoFailure>> = {
  PARAMERROR: 'badRequest',
  INVALIDREQUEST: 'badRequest',
  SIGNERROR: 'config',
  NOAUTH: 'config',
  MCHNOTEXISTS: 'config',
  NOTFOUND: 'notFound',
  RESOURCENOTEXISTS: 'notFound',
}

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString('latin1') === '%PDF-'

/** WeChat Pay's e-invoices (new-tax-control-fapiao), for one merchant. */
export function createWechatFapiao(config: WechatFapiaoConfig): FapiaoChannel {
  const client = makeClient({ ...config, appIds: {}, refundNotifyUrl: config.notifyUrl })
  const path = ({ applyNo }: Pick<FapiaoRef, 'applyNo'>) =>
    `${root}/fapiao-applications/${encodeURIComponent(applyNo)}`
  const only = ({ fapiaoId }: FapiaoRef) => `?fapiao_id=${encodeURIComponent(fapiaoId)}`
  let isAnnounced = false

  async function ask<T>(
    reply: Promise<Reply>,
    read: (fields: Fields) => T | undefined,
  ): Promise<Answer<T, FapiaoFailure>> {
    const said = await reply
    if (said.kind === 'unknown') return said
    if (said.kind === 'refused')
      return failed(failures[said.code] ?? 'refused', said.code, said.message)
    const value = read(said.fields)
    return value === undefined ? unknown('OTHER_INVOICE') : answered(value)
  }

  /**
   * WeChat keeps one address for notifications; when it could not be told, asking goes on all the
   * same.
   */
  async function announce(): Promise<void> {
    if (isAnnounced) return
    const told = await client.call('PATCH', `${root}/merchant/development-config`, {
      callback_url: config.notifyUrl,
      show_fapiao_cell: false,
    })
    isAnnounced = told.kind === 'done'
  }

  return {
    async apply(order) {
      await announce()
      return ask(
        client.call('POST', `${root}/fapiao-applications`, applicationOf(order)),
        () => 'accepted' as const,
      )
    },

    async query(ref) {
      const answer = await ask(client.call('GET', path(ref) + only(ref)), (fields) =>
        readState(fields, ref.fapiaoId),
      )
      return answer.kind === 'failed' && answer.reason === 'notFound'
        ? answered({ state: 'none' })
        : answer
    },

    reverse: (ref, invoiceNo, reason) =>
      ask(
        client.call('POST', `${path(ref)}/reverse`, {
          reverse_reason: reverseReasons[reason],
          fapiao_information: [{ fapiao_id: ref.fapiaoId, fapiao_number: invoiceNo }],
        }),
        () => 'accepted' as const,
      ),

    async file(ref) {
      const place = await ask(
        client.call('GET', `${path(ref)}/fapiao-files${only(ref)}`),
        (fields) => {
          const found = listOf(fields, 'fapiao_download_info_list').find(
            (each) => each['fapiao_id'] === ref.fapiaoId,
          )
          return textOf(found, 'download_url')
        },
      )
      if (place.kind !== 'ok') return place
      const bytes = await client.download(place.data)
      return bytes && isPdf(bytes) ? answered(bytes) : unknown('NO_FILE')
    },

    parseNotify: (rawBody, headers) => parseNotify(client, config, rawBody, headers),
    acknowledge: {
      success: { status: 204, body: '', isTaken: true },
      failure: {
        status: 400,
        contentType: 'application/json',
        body: '{"code":"FAIL","message":"失败"}',
      },
    },
  }
}
