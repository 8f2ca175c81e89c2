import type { z } from 'zod'
import type { PeopleRead } from './people/staff/people-read.codes.ts'

/**
 * Who may make a call. `self`: logged in, and every id in the input must be the caller's own (a
 * generated test tries others).
 */
export type Authz = 'none' | 'user' | 'self' | 'operator' | 'provider'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * `json`: an envelope. `redirect`: the browser is sent on. `notify`: raw body in, the provider's
 * own acknowledgement out.
 */
export type CallKind = 'json' | 'redirect' | 'notify'

type Shape = z.ZodObject
type NoShape = undefined

/** Names inside the braces of a path, without the scope `{p}-{s}`. */
export type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, 'p' | 's'> | ParamNames<Rest>
  : never

export interface CallOptions<
  Params extends Shape | NoShape = Shape | NoShape,
  Query extends Shape | NoShape = Shape | NoShape,
  Body extends Shape | NoShape = Shape | NoShape,
  Reply extends z.ZodType = z.ZodType,
  A extends Authz = Authz,
  K extends CallKind = CallKind,
> {
  /** One line for the reference. */
  summary: string
  authz: A
  /** What a member of staff must be allowed to do; only with authz `operator`. */
  right?: string
  /**
   * A POST of staff after which every page of the shop shows what it showed before: those that the
   * server keeps stay.
   */
  keepsPages?: true
  /**
   * A call of staff that is answered before they have done what they must do first: changed the
   * password that somebody else gave them (`anything`), set up a second factor that the owner asks
   * for (`factor`, once the password is their own).
   */
  whileOwing?: 'anything' | 'factor'
  /** Shows staff what is known of people: who read what is written down (`pii_read`). */
  reads?: PeopleRead
  /** Brings a shopper something that who is on the brand's blacklist does not get. */
  isPerk?: true
  /** A GET that signs in: as safe from other sites as a POST. */
  isGuarded?: true
  /**
   * A POST that pages make while they are left: beacons carry no headers of ours, so the origin
   * alone says where it comes from.
   */
  isBeacon?: true
  /** `json` unless said. */
  kind?: K
  params?: Params
  query?: Query
  body?: Body
  reply: Reply
  /**
   * With kind `redirect`: where a browser that wanted a page is sent when it is refused; why is
   * appended as `message`.
   */
  refusedTo?: string
  /**
   * The specification writes its path without `{p}-{s}`: it is answered there as well, for the
   * store that the query or the body names, else for that of the session.
   */
  isAlsoUnscoped?: true
  /** Bytes of body taken at most; 256 KiB unless said. */
  bodyLimit?: number
}

export interface Call<
  M extends Method = Method,
  Path extends string = string,
  Params extends Shape | NoShape = Shape | NoShape,
  Query extends Shape | NoShape = Shape | NoShape,
  Body extends Shape | NoShape = Shape | NoShape,
  Reply extends z.ZodType = z.ZodType,
  A extends Authz = Authz,
  K extends CallKind = CallKind,
> extends CallOptions<Params, Query, Body, Reply, A, K> {
  method: M
  path: Path
}

/** The params schema names exactly what stands in the path's braces. */
type ParamsFor<Path extends string, Params> = [ParamNames<Path>] extends [never]
  ? { params?: undefined }
  : Params extends z.ZodObject<infer Fields>
    ? [Exclude<keyof Fields, ParamNames<Path>>, Exclude<ParamNames<Path>, keyof Fields>] extends [
        never,
        never,
      ]
      ? { params: Params }
      : { params: `params must be exactly: ${ParamNames<Path>}` }
    : { params: `params must be exactly: ${ParamNames<Path>}` }

/**
 * A row of a path that is put together of parts: its params are not held against the path's braces.
 */
export const callOf = <
  M extends Method,
  Path extends string,
  Reply extends z.ZodType,
  const A extends Authz,
  Params extends Shape | NoShape = undefined,
  Query extends Shape | NoShape = undefined,
  Body extends Shape | NoShape = undefined,
  const K extends CallKind = 'json',
>(
  method: M,
  path: Path,
  options: CallOptions<Params, Query, Body, Reply, A, K>,
): Call<M, Path, Params, Query, Body, Reply, A, K> => ({ ...options, method, path })

function row<M extends Method>(method: M) {
  return <
    const Path extends string,
    Reply extends z.ZodType,
    const A extends Authz,
    Params extends Shape | NoShape = undefined,
    Query extends Shape | NoShape = undefined,
    Body extends Shape | NoShape = undefined,
    const K extends CallKind = 'json',
  >(
    path: Path,
    options: CallOptions<Params, Query, Body, Reply, A, K> & ParamsFor<Path, Params>,
  ): Call<M, Path, Params, Query, Body, Reply, A, K> =>
    callOf<M, Path, Reply, A, Params, Query, Body, K>(method, path, options)
}

export const GET = row('GET')
export const POST = row('POST')
export const PUT = row('PUT')
export const DELETE = row('DELETE')

export type CallTable = Readonly<Record<string, Call>>

type InOf<S> = [NonNullable<S>] extends [never]
  ? unknown
  : NonNullable<S> extends z.ZodType
    ? z.input<NonNullable<S>>
    : unknown
type OutOf<S> = [NonNullable<S>] extends [never]
  ? unknown
  : NonNullable<S> extends z.ZodType
    ? z.output<NonNullable<S>>
    : unknown
type Flat<T> = { [K in keyof T]: T[K] }

/** What the client passes: path, query and body fields in one flat object. */
export type InputOf<C extends Call> = Flat<InOf<C['params']> & InOf<C['query']> & InOf<C['body']>>
/** What the server's handler gets: the same, parsed. */
export type ParsedOf<C extends Call> = Flat<
  OutOf<C['params']> & OutOf<C['query']> & OutOf<C['body']>
>
/** What the server gives and the client gets in `data`. */
export type ReplyOf<C extends Call> = z.output<C['reply']>

/** Every JSON answer (domain.md §0.3): code 200 is success. */
export interface Envelope<T> {
  code: number
  data: T
  message: string
}
