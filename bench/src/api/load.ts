import autocannon, { type Request, type Step } from 'autocannon'

/** Of the shop under load: what comes from one machine comes from many shoppers. */
export const openToLoad = {
  LOG_LEVEL: 'warn',
  FLOOD_LIMIT: '1000000000',
  SEARCH_LIMIT: '1000000000',
  TRUST_PROXY: '1',
} as const

let callers = 0

/** Each request is somebody else's: one caller's many would wait for one another. */
function fromSomebody(request: Request): Request {
  callers += 1
  const address = `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`
  return { ...request, headers: { 'x-forwarded-for': address, ...request.headers } }
}

/** How long each figure takes. */
export const benchSeconds = Number(process.env['BENCH_SECONDS'] ?? 5)

export interface Measured {
  /** Median of whole seconds. */
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly wrong: number
  /** Requests, or whole journeys, that were answered, and the seconds that this took. */
  readonly count: number
  readonly seconds: number
  /**
   * Median milliseconds of steps of a journey, as the load waited for them and by the server's own
   * clock.
   */
  readonly steps?: readonly {
    readonly name: string
    readonly asked: number
    readonly inServer: number
    readonly aim: number
  }[]
}

/** A load of single requests; each answer is read as far as it says whether it is one. */
export function load(url: string, next: () => Request): (connections: number) => Promise<Measured> {
  return async (connections) => {
    let refused = 0
    for (let tries = 0; tries < 10; tries += 1) {
      const { method = 'GET', path = '/', headers = {}, body } = fromSomebody(next())
      const response = await fetch(url + path, { method, headers, ...(body ? { body } : {}) })
      if (!isGood(response.status, await response.text())) refused += 1
    }
    const step: Step = {
      setupRequest: (request) => ({ ...request, ...fromSomebody(next()) }),
      onResponse: (status, body) => {
        // Those of another status are counted by it.
        if (status === 200 && !isGood(status, body)) refused += 1
      },
    }
    const { requests, latency, errors, non2xx, duration } = await autocannon({
      url,
      connections,
      duration: benchSeconds,
      requests: [step],
    })
    return {
      perSecond: requests.p50,
      p50: latency.p50,
      p99: latency.p99,
      wrong: refused + errors + non2xx,
      count: requests.total,
      seconds: duration,
    }
  }
}

function isGood(status: number, body: string): boolean {
  return status === 200 && !(body.startsWith('{"code":') && !body.startsWith('{"code":200'))
}
