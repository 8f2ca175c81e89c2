/** One exchange over HTTP. Never follows redirects: no party we call sends any. */
export type Transport = (request: WireRequest) => Promise<WireAnswer>

export interface WireRequest {
  readonly method: 'GET' | 'POST'
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export interface WireAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}
