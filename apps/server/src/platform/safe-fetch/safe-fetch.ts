import { lookup } from 'node:dns/promises'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { second } from '@mallard/kernel'
import { hostOf, portOf, publicReach, type Reach, webAddress } from './reach.ts'

/**
 * Why something could not be had: its address leads nowhere that may be asked; there is nothing, or
 * not for us; it took too long; it is too large.
 */
export type FetchFault = 'address' | 'missing' | 'slow' | 'large'

interface FetchTerms {
  /** Bytes at the most. */
  readonly most: number
  /** Who asks, as the other side reads it. */
  readonly agent: string
  /** What is accepted, as `image/*`. */
  readonly accept: string
  /** Absent: the public internet. */
  readonly reach?: Reach | undefined
  /** Milliseconds in all. */
  readonly patience?: number
}

const maxRedirects = 3

/**
 * Fetches what a stranger's address names, from servers of the public internet alone. A name is
 * looked up once, and it is that address that is connected to; each place that an answer sends us to
 * is looked at anew. Nothing of ours goes along.
 */
export async function safeFetch(
  address: string,
  { patience = 15 * second, ...terms }: FetchTerms,
): Promise<Buffer | FetchFault> {
  const signal = AbortSignal.timeout(patience)
  try {
    return await Promise.race([follow(address, terms, signal), ending(signal)])
  } catch {
    return signal.aborted ? 'slow' : 'missing'
  }
}

interface PostTerms {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly agent: string
  /** Absent: the public internet. */
  readonly reach?: Reach | undefined
  /** Milliseconds in all. */
  readonly patience?: number
}

/**
 * Posts to an address that somebody typed, where it is one of the public internet; the status of the
 * answer, which is not read. No redirect is followed: whoever wants messages elsewhere types that.
 */
export async function safePost(
  address: string,
  { reach = publicReach, patience = 5 * second, headers, body, agent }: PostTerms,
): Promise<number | undefined> {
  const signal = AbortSignal.timeout(patience)
  const post = async () => {
    const url = webAddress(address, reach)
    const machine = url && (await machineOf(url, reach))
    if (!url || machine === undefined) return undefined
    const answer = await ask(url, machine, { agent, accept: '*/*' }, signal, { headers, body })
    answer.destroy()
    return answer.statusCode
  }
  return Promise.race([post(), ending(signal)]).catch(() => undefined)
}

/** The machine that a name stands for; undefined where any of its addresses may not be asked. */
async function machineOf(url: URL, reach: Reach): Promise<string | undefined> {
  const found = await lookup(hostOf(url), { all: true, order: 'ipv4first' })
  return found.every((each) => reach.allows(each.address)) ? found[0]?.address : undefined
}

/** Rejects once the time is over: looking up a name hears of no signal. */
const ending = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

async function follow(
  address: string,
  { reach = publicReach, ...terms }: FetchTerms,
  signal: AbortSignal,
): Promise<Buffer | FetchFault> {
  let url = webAddress(address, reach)
  for (let asked = 0; asked <= maxRedirects; asked += 1) {
    if (!url) return 'address'
    const machine = await machineOf(url, reach)
    if (machine === undefined) return 'address'
    const answer = await ask(url, machine, terms, signal)
    const { statusCode = 0, headers } = answer
    if (statusCode === 200) return bytesOf(answer, terms.most)
    answer.destroy()
    if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location) return 'missing'
    if (!URL.canParse(headers.location, url)) return 'address'
    url = webAddress(new URL(headers.location, url).href, reach)
  }
  return 'missing'
}

/** Asks for one address at the very machine that its name stood for. */
function ask(
  url: URL,
  machine: string,
  { agent, accept }: Pick<FetchTerms, 'agent' | 'accept'>,
  signal: AbortSignal,
  sent?: Pick<PostTerms, 'headers' | 'body'>,
): Promise<IncomingMessage> {
  const host = hostOf(url)
  const isSecure = url.protocol === 'https:'
  return new Promise((resolve, reject) => {
    const request = (isSecure ? https : http).request({
      host: machine,
      port: portOf(url),
      path: `${url.pathname}${url.search}`,
      ...(isSecure && { servername: isIP(host) ? '' : host }),
      ...(sent && { method: 'POST' }),
      headers: {
        host: url.host,
        'user-agent': agent,
        accept,
        'accept-encoding': 'identity',
        ...sent?.headers,
        ...(sent && { 'content-length': Buffer.byteLength(sent.body) }),
      },
      setHost: false,
      agent: false,
      signal,
    })
    request.once('response', resolve)
    request.on('error', reject)
    request.end(sent?.body)
  })
}

async function bytesOf(answer: IncomingMessage, most: number): Promise<Buffer | FetchFault> {
  const parts: Buffer[] = []
  let size = Number(answer.headers['content-length'] ?? 0)
  if (size > most) {
    answer.destroy()
    return 'large'
  }
  size = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length
    // Leaving the loop ends the connection.
    if (size > most) return 'large'
    parts.push(part)
  }
  return Buffer.concat(parts)
}
