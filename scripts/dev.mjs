// npm run dev: the storefront by Vite, changed in place, and the server, built and started again on
// change.
import { request as forward } from 'node:http'
import { join } from 'node:path'
import { endAll, root, run, stopOnSignals } from './child.mjs'
import { ensureBuilt, ensureInstalled, requireNode } from './ready.mjs'

requireNode()
stopOnSignals()

const port = Number(process.env.PORT ?? 3000)
const serverPort = port + 1

// The server also draws whole pages, from the last build.
for (const step of [ensureInstalled, ensureBuilt]) {
  const { code, reason } = await step()
  if (code === 0) continue
  console.error(`Cannot start: ${reason}`)
  process.exit(code)
}

const { build, createServer } = await import('vite')

/** The document without a drawn page: the browser draws it from the sources. */
function documentOf() {
  const state = {
    drawn: null,
    scope: { partnerId: 1, storeId: 1 },
    locale: 'zh-CN',
    queries: [],
    at: Date.now(),
  }
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"></head>
<body><div id="root"></div><script id="state" type="application/json">${JSON.stringify(state)}</script>
<script type="module" src="/src/app/entry-client.tsx"></script></body></html>`
}

function toServer(request, response) {
  const onward = forward(
    {
      host: '127.0.0.1',
      port: serverPort,
      path: request.url,
      method: request.method,
      headers: request.headers,
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    },
  )
  onward.on('error', () => {
    if (!response.headersSent)
      response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
    response.end('The server is not there yet: look at the terminal.')
  })
  request.pipe(onward)
}

const ofServer = /^\/(admin|docs|openapi\.json|metrics|healthz|readyz|sitemap|robots)/

const vite = await createServer({
  root: join(root, 'apps/storefront'),
  configFile: join(root, 'apps/storefront/vite.config.ts'),
  appType: 'custom',
  server: { port, strictPort: true, host: process.env.HOST ?? '127.0.0.1' },
})
vite.middlewares.use(async (request, response, next) => {
  const isPage =
    request.method === 'GET' &&
    request.headers.accept?.includes('text/html') &&
    !ofServer.test(request.url ?? '')
  if (!isPage) return toServer(request, response)
  try {
    const text = await vite.transformIndexHtml(request.url, documentOf())
    response.setHeader('content-type', 'text/html; charset=utf-8').end(text)
  } catch (error) {
    next(error)
  }
})
await vite.listen()
console.log(
  `\nStorefront from its sources: http://127.0.0.1:${port}\nServer, with pages as last built: http://127.0.0.1:${serverPort}\n`,
)

// The server is built again on change, and Node starts it again when the bundle changed.
const server = join(root, 'dist/server')
await build({
  root: join(root, 'apps/server'),
  configFile: join(root, 'apps/server/vite.config.ts'),
  mode: 'development',
  logLevel: 'warn',
  build: { ssr: true, outDir: server, emptyOutDir: false, watch: {} },
})
const { code, reason } = await run(
  process.execPath,
  ['--watch', '--enable-source-maps', join(server, 'main.js')],
  {
    env: {
      NODE_ENV: 'development',
      PORT: String(serverPort),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    },
    seconds: 7 * 86_400,
  },
)
if (reason) console.error(`The server ${reason}`)
endAll()
await vite.close()
process.exit(code)
