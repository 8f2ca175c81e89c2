import http from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import type { Reach } from '#platform/safe-fetch/index.ts'

export interface PictureHost {
  /** Address of a path of it. */
  at(path: string): string
  /** Where a test may fetch from: this server alone. */
  readonly reach: Reach
  /** Paths that were asked for. */
  readonly asked: string[]
  /** What it answers for some paths from now on: a picture of this colour, or nothing. */
  show(path: string, colour: string | undefined): Promise<void>
  close(): void
}

/** A server that pictures are fetched from. */
export async function startPictureHost(): Promise<PictureHost> {
  const asked: string[] = []
  const shown = new Map<string, Buffer>()
  const server = http.createServer((request, reply) => {
    const { url = '' } = request
    asked.push(url)
    const picture = shown.get(url)
    if (url === '/inside.jpg')
      reply.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
    else if (url === '/page.jpg') reply.end('<html>')
    else reply.writeHead(picture ? 200 : 404).end(picture)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    at: (path) => `http://127.0.0.1:${port}${path}`,
    reach: { allows: (address) => address === '127.0.0.1', ports: [port, 80] },
    asked,
    show: async (path, colour) => {
      if (colour === undefined) return void shown.delete(path)
      const create = { width: 40, height: 40, channels: 3, background: colour } as const
      shown.set(path, await sharp({ create }).png().toBuffer())
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
