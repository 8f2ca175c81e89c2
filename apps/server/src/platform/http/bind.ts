import type { Authz, Call, CallTable, ParsedOf, ReplyOf } from '@mallard/contract/api'
import type { ErrorName } from '@mallard/contract/errors'
import type { Refused, Result } from '@mallard/kernel'
import type { Acknowledgement, IncomingHeaders } from '@mallard/providers/pay'
import type { Sized } from '../cache.ts'
import type { Services } from '../services.ts'
import type { Ctx, CtxOf } from './context.ts'
import { type ReadyText, readyText } from './ready-text.ts'
import { success } from './reply.ts'

/**
 * A reply that is JSON text already, made once and kept in a cache; it was checked when it was
 * made.
 */
export class Prebuilt implements Sized {
  readonly json: string
  constructor(json: string) {
    this.json = json
  }

  /** Two for each sign, as V8 keeps a text with one Chinese sign in it. */
  get keptBytes(): number {
    return 2 * this.json.length
  }
}

/** The same, of what is large, never changes and is asked for by anybody: sent from one buffer. */
export class KeptReply extends Prebuilt {
  readonly text: ReadyText
  constructor(json: string) {
    super(json)
    this.text = readyText(success(json))
  }
}

export interface RawMessage {
  readonly body: Buffer
  readonly headers: IncomingHeaders
}

/** Where the browser is sent: to an address, or to one that it posts fields to. */
export type SentOn =
  | { readonly location: string }
  | { readonly post: { readonly url: string; readonly fields: Readonly<Record<string, string>> } }

type AuthzOf<C> = C extends { authz: infer A extends Authz } ? A : never
type KindOf<C> = C extends { kind?: infer K } ? K : never

/** What a feature writes for a row of the contract. */
export type Handler<C extends Call> =
  'notify' extends KindOf<C>
    ? (ctx: Ctx, input: ParsedOf<C>, message: RawMessage) => Promise<Acknowledgement>
    : 'redirect' extends KindOf<C>
      ? (ctx: CtxOf<AuthzOf<C>>, input: ParsedOf<C>) => Promise<Result<SentOn, ErrorName>>
      : (
          ctx: CtxOf<AuthzOf<C>>,
          input: ParsedOf<C>,
        ) => Promise<Result<ReplyOf<C> | Prebuilt, ErrorName>>

export type Handlers<T extends CallTable> = { readonly [Name in keyof T]: Handler<T[Name]> }

/**
 * Refuses by what this process knows, before a session or anything else is read; from the raw
 * parameters.
 */
export type EarlyRefusal = (
  services: Services,
  params: Readonly<Record<string, unknown>>,
) => Refused<ErrorName> | undefined

export interface Bound {
  readonly name: string
  readonly call: Call
  readonly early?: EarlyRefusal | undefined
  /**
   * Called with what the row's authz and schemas promise; `bind` is where the two are tied
   * together.
   */
  readonly handler: (ctx: never, input: never, message: RawMessage) => Promise<unknown>
}

/** Ties each row of a domain's table to its handler; a row without a handler does not compile. */
export function bind<T extends CallTable>(
  domain: string,
  table: T,
  handlers: Handlers<T>,
  early: Partial<Record<keyof T, EarlyRefusal>> = {},
): Bound[] {
  return Object.entries(table).map(([name, call]) => ({
    name: `${domain}.${name}`,
    call,
    early: early[name],
    handler: handlers[name] as Bound['handler'],
  }))
}
