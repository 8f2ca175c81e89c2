import dns from 'node:dns'
import { systemClock } from '@mallard/kernel'
import { httpTransport, type Transport, type WireRequest } from './http/transport.ts'
import { openSandbox, type SandboxBench } from './sandbox-bench.ts'

/** A sandbox for clients that others wrote: they have the world's clock, and know it by name. */
export interface LibraryBench extends SandboxBench {
  /** The host of a party, with its port: `wxpay.sandbox.localhost:4010`. */
  hostOf(party: string): string
}

/** `*.localhost` is this machine (RFC 6761), which not every system's resolver knows. */
function knowLocalhost(): () => void {
  const { lookup } = dns
  const known = (name: string, ...rest: unknown[]): unknown =>
    Reflect.apply(lookup, dns, [name.endsWith('.localhost') ? '127.0.0.1' : name, ...rest])
  dns.lookup = Object.assign(known as typeof lookup, { __promisify__: lookup.__promisify__ })
  return () => {
    dns.lookup = lookup
  }
}

export async function openForLibraries(): Promise<LibraryBench> {
  const bench = await openSandbox(systemClock)
  const forget = knowLocalhost()
  const { port } = new URL(bench.keys.wechat.baseUrl)
  return {
    ...bench,
    hostOf: (party) => `${party}.sandbox.localhost:${port}`,
    async close() {
      forget()
      await bench.close()
    },
  }
}

/** A transport that keeps what the shop's own adapters send. */
export function recording(): { readonly sent: readonly WireRequest[]; transport: Transport } {
  const sent: WireRequest[] = []
  const inner = httpTransport()
  return {
    sent,
    transport(request) {
      sent.push(request)
      return inner(request)
    },
  }
}
