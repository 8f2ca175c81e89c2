import { storeCookie } from '@mallard/contract/constants'
import { pages, type PageName } from '@mallard/contract/pages'
import { parseScope, type Scope } from '@mallard/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { htmlType } from '../http/document-headers.ts'
import { sendReady } from '../http/ready-text.ts'
import { cookiesOf, langIn } from '../http/wire.ts'
import type { PageAnswer } from './page-answer.ts'

/** A page that is asked for, and the store that it is drawn for. */
export interface PageRequest {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly name: PageName
  /** Whether the address names the store. */
  readonly hasStore: boolean
  readonly scope: Scope
}

/**
 * Of a page that everyone in one store sees alike, at an address that other stores share: the
 * browser may keep it, nobody else.
 */
export const forBrowser = 'private, max-age=0'

/** Everyone in a store sees it alike. */
export const isShared = (name: PageName) => 'anonymous' in pages[name] || name === 'notFound'

/** What a page differs by whose address leaves its language to the reader's browser. */
const readerVary = 'Accept-Encoding, Accept-Language, Cookie'

/** The store that an address names. */
export const storeIn = (params: Readonly<Record<string, string>>) =>
  parseScope(`${params['partnerId']}-${params['storeId']}`)

/**
 * The store that this browser visited last. A cookie may say anything: only of a store that is open
 * is a page drawn, and kept.
 */
export async function lastStoreOf(
  request: FastifyRequest,
  isOpen: (scope: Scope) => Promise<boolean>,
): Promise<Scope | undefined> {
  for (const value of cookiesOf(request).get(storeCookie) ?? []) {
    const last = parseScope(value)
    if (last && (await isOpen(last).catch(() => false))) return last
  }
  return undefined
}

/** An address that names both store and language is one page for everybody: caches keep it once. */
function varyOf({ request, name, hasStore }: PageRequest): string {
  if (langIn(request) === undefined || !isShared(name)) return readerVary
  return hasStore ? 'Accept-Encoding' : 'Accept-Encoding, Cookie'
}

/** Sends a document, and says to caches for whom and how long it is the same. */
export function sendAnswer(
  asked: PageRequest,
  page: PageAnswer,
  cacheControl: string,
): FastifyReply | Promise<FastifyReply> {
  const { request, reply } = asked
  void reply.code(page.status).headers({
    'cache-control': cacheControl,
    vary: varyOf(asked),
  })
  return sendReady(request, reply, page, {
    'content-type': htmlType,
    'content-security-policy': page.contentPolicy,
  })
}
