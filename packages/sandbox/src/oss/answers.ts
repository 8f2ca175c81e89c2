import { randomBytes } from 'node:crypto'
import type { FastifyError } from 'fastify'
import type { Outcome } from '../world/answering.ts'
import { bucket } from './own-keys.ts'

export interface OssError {
  readonly status: number
  readonly code: string
  readonly message: string
}

/** Every answer has an id of its own, by which Aliyun's people find it again. */
const requestId = () => randomBytes(12).toString('hex').toUpperCase()

export function done(
  status: number,
  headers: Readonly<Record<string, string>> = {},
  body: string | Buffer = '',
): Outcome {
  return { status, headers: { 'x-oss-request-id': requestId(), ...headers }, body }
}

/** A refusal as XML; after HEAD, which has no body, in a header. */
export function errorOf({ status, code, message }: OssError, isHead = false): Outcome {
  const id = requestId()
  const escaped = message.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${escaped}</Message><RequestId>${id}</RequestId><HostId>${bucket}</HostId></Error>`
  const headers = { 'content-type': 'application/xml', 'x-oss-request-id': id }
  if (!isHead) return { status, headers, body }
  return {
    status,
    headers: { ...headers, 'x-oss-err': Buffer.from(body).toString('base64') },
    body: '',
  }
}

/** What Fastify refuses before a handler sees it, in Aliyun's words. */
export function errorOfFault({ code, statusCode = 500 }: FastifyError): OssError {
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return {
      status: 400,
      code: 'EntityTooLarge',
      message: 'Your proposed upload exceeds the maximum allowed object size.',
    }
  return statusCode < 500
    ? { status: 400, code: 'InvalidArgument', message: 'The request is not well-formed.' }
    : internalError
}

export const internalError: OssError = {
  status: 500,
  code: 'InternalError',
  message: 'We encountered an internal error. Please try again.',
}

export const denied = (message: string): OssError => ({
  status: 403,
  code: 'AccessDenied',
  message,
})

export const wrongSignature: OssError = {
  status: 403,
  code: 'SignatureDoesNotMatch',
  message: 'The request signature we calculated does not match the signature you provided.',
}
