declare module 'autocannon' {
  export interface Request {
    method?: 'GET' | 'POST'
    path?: string
    headers?: Record<string, string>
    body?: string
  }
  export interface Step extends Request {
    setupRequest?(request: Request, context: Record<string, string>): Request | undefined
    onResponse?(
      status: number,
      body: string,
      context: Record<string, string>,
      headers: Record<string, string>,
    ): void
  }
  interface Figures {
    p50: number
    p99: number
  }
  export interface Result {
    requests: Figures & { total: number }
    latency: Figures
    /** Seconds. */
    duration: number
    non2xx: number
    errors: number
  }
  export default function autocannon(options: {
    url: string
    connections: number
    duration: number
    requests: readonly Step[]
  }): Promise<Result>
}
