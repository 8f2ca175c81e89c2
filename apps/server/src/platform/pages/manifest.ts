import { href } from '@mallard/contract/paths'
import type { PartnerLook } from '@mallard/contract/shop/store/store.calls'
import { parseScope, scopeText, type Scope } from '@mallard/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PagesOptions } from './pages-plugin.ts'

interface Shown {
  partner: { name: string; logo: string; themeColor: string; look?: PartnerLook }
  store: { name: string }
}

const icons = [
  { src: '/icons/touch-180.png', sizes: '180x180', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

export const manifestPath = (scope: Scope) => `/manifest/${scopeText(scope)}.webmanifest`
/** The mark of a store's brand, for the tab of a browser and for home screens. */
export const iconPath = (scope: Scope) => `/manifest/${scopeText(scope)}.svg`

/** A logo in white on the colour of its brand; of the logo's own colours none counts. */
const iconOf = ({ logo, themeColor }: Shown['partner']) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><filter id="in-white" x="0" y="0" width="1" height="1"><feFlood flood-color="#fff"/><feComposite in2="SourceAlpha" operator="in"/></filter><rect width="64" height="64" rx="15" fill="${themeColor}"/><g filter="url(#in-white)"><svg x="12" y="12" width="40" height="40">${decodeURIComponent(logo.slice(logo.indexOf(',') + 1))}</svg></g></svg>`

type Asked = FastifyRequest<{ Params: { store: string } }>

/** What a phone needs to put a store on its home screen: each store is an app of its own. */
export function registerManifests(
  app: FastifyInstance,
  { call }: Pick<PagesOptions, 'call'>,
): void {
  async function shownOf(request: Asked, reply: FastifyReply) {
    const scope = parseScope(request.params.store)
    const answer =
      scope &&
      (await call(
        { name: 'store.partnerInit', scope, input: {} },
        { request, reply, isAnonymous: true },
      ))
    return answer?.code === 200 ? { scope, shown: answer.data as Shown } : undefined
  }

  app.get('/manifest/:store.webmanifest', async (request: Asked, reply) => {
    const found = await shownOf(request, reply)
    if (!found?.scope) return reply.code(404).send()
    const { partner, store } = found.shown
    const home = href('homeScoped', { ...found.scope })
    const mark = iconPath(found.scope)
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(
        JSON.stringify({
          id: home,
          name: store.name.startsWith(partner.name) ? store.name : `${partner.name} ${store.name}`,
          short_name: partner.name,
          lang: 'zh-CN',
          start_url: home,
          scope: '/',
          display: 'standalone',
          // The colour of the page before it is painted: the brand's ground, or the kit's.
          background_color: partner.look?.ground?.light.paper ?? '#f6f4f0',
          theme_color: partner.themeColor,
          icons: [{ src: mark, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, ...icons],
        }),
      )
  })

  app.get('/manifest/:store.svg', async (request: Asked, reply) => {
    const found = await shownOf(request, reply)
    if (!found) return reply.code(404).send()
    return reply
      .type('image/svg+xml; charset=utf-8')
      .headers({
        'cache-control': 'public, max-age=300',
        // Opened by itself it is a page of this site: it draws, and does nothing else.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      })
      .send(iconOf(found.shown.partner))
  })
}
