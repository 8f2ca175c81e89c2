import { createPrivateKey } from 'node:crypto'
import { unknown } from '../../answer.ts'
import { withBreaker } from '../../http/breaker.ts'
import { filePatience, httpTransport, WireFault, type Transport } from '../../http/transport.ts'
import type { UnionpayConfig } from './config.ts'
import { certIdOf, isGenuine, signParams, trustedChain, type Params } from './crypto.ts'
import { isDone, isOpen } from './refusals.ts'

export type Fields = ReadonlyMap<string, string>

/** What UnionPay said, with a signature we could check. */
export type Reply =
  | { readonly kind: 'done'; readonly fields: Fields }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | ReturnType<typeof unknown>

export interface UnionpayClient {
  call(
    path: 'appTransReq.do' | 'backTransReq.do' | 'queryTrans.do',
    content: Params,
  ): Promise<Reply>
  /** A file of a day, inside its answer. */
  file(content: Params): Promise<Reply>
  /** A request that the shopper's browser posts. */
  signed(content: Params): Params
  isGenuine(params: Fields): boolean
}

export function makeClient(config: UnionpayConfig): UnionpayClient {
  const privateKey = createPrivateKey(config.privateKey)
  const certId = certIdOf(config.certificate)
  const chain = trustedChain(config)
  const transport = withBreaker(config.transport ?? httpTransport(), config.clock)
  const files = config.transport ?? httpTransport(filePatience)
  const genuine = (params: Fields) => isGenuine(params, chain, config.clock.now())

  function signed(content: Params): Params {
    const params = {
      version: '5.1.0',
      encoding: 'UTF-8',
      signMethod: '01',
      certId,
      accessType: '0',
      bizType: '000201',
      merId: config.merchantId,
      ...content,
    }
    return { ...params, signature: signParams(params, privateKey) }
  }

  function read(text: string): Reply {
    const fields = new Map(pairsOf(text))
    const code = fields.get('respCode')
    if (!genuine(fields)) return unknown('UNVERIFIED')
    if (!code || fields.get('merId') !== config.merchantId) return unknown('UNREADABLE')
    if (isDone(code)) return { kind: 'done', fields }
    const message = fields.get('respMsg') ?? ''
    return isOpen(code) ? unknown(code, message) : { kind: 'refused', code, message }
  }

  async function post(send: Transport, address: string, content: Params): Promise<Reply> {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      'user-agent': 'mallard',
    }
    const body = new URLSearchParams(signed(content)).toString()
    try {
      const answer = await send({ method: 'POST', url: new URL(address), headers, body })
      return answer.status === 200 ? read(answer.body.toString()) : unknown(String(answer.status))
    } catch (error) {
      if (error instanceof WireFault) return unknown(error.code)
      throw error
    }
  }

  return {
    signed,
    isGenuine: genuine,
    call: (path, content) => post(transport, `${config.baseUrl}/${path}`, content),
    file: (content) => post(files, config.fileUrl, content),
  }
}

/** Answers are `k=v&k=v` with the values as they are: base64 keeps its `+` and `=`. */
function pairsOf(text: string): [string, string][] {
  return text.split('&').map((pair) => {
    const place = pair.indexOf('=')
    return place < 0 ? [pair, ''] : [pair.slice(0, place), pair.slice(place + 1)]
  })
}
