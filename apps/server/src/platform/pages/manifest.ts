import { href } from '@mallard/contract/paths'
import { parseScope, scopeText, type Scope } from '@mallard/kernel'
import type { FastifyInstance } from 'fastify'
import type { PagesOptions } from './pages-plugin.ts'

interface Shown {
  partner: { name: string; themeColor: string }
  store: { name: string }
}

const icons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/icons/touch-180.png', sizes: '180x180', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

export const manifestPath = (scope: Scope) => `/manifest/${scopeText(scope)}.webmanifest`

/** What a phone needs to put a store on its home screen: each store is an app of its own. */
export function registerManifests(
  app: FastifyInstance,
  { call }: Pick<PagesOptions, 'call'>,
): void {
  app.get<{ Params: { store: string } }>('/manifest/:store.webmanifest', async (request, reply) => {
    const scope = parseScope(request.params.store)
    const answer =
      scope &&
      (await call(
        { name: 'store.partnerInit', scope, input: {} },
        { request, reply, isAnonymous: true },
      ))
    if (!scope || answer?.code !== 200) return reply.code(404).send()
    const { partner, store } = answer.data as Shown
    const home = href('homeScoped', { ...scope })
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        JSON.stringify({
          id: home,
          name: store.name.startsWith(partner.name) ? store.name : `${partner.name} ${store.name}`,
          short_name: partner.name,
          lang: 'zh-CN',
          start_url: home,
          scope: '/',
          display: 'standalone',
          // The colour of the page before it is painted: the light ground of the kit's tokens.
          background_color: '#f6f4f0',
          theme_color: partner.themeColor,
          icons,
        }),
      )
  })
}
