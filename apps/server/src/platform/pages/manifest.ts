import { href } from '@mallard/contract/paths'
import { parseScope, scopeText, type Scope } from '@mallard/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type BrandFace,
  iconPath,
  type MarkName,
  markPath,
  markSizes,
  markVersion,
} from '../brand-face/brand-face.ts'
import { drawMark, markDrawing } from '../brand-face/draw-mark.ts'
import { drawingPolicy } from '../http/document-headers.ts'
import { sendDrawn } from '../pictures/pictures-plugin.ts'
import { masterAt } from '../pictures/pictures.ts'
import type { PagesOptions } from './pages-plugin.ts'

interface Shown {
  partner: { name: string; themeColor: string }
  store: { name: string }
}

export const manifestPath = (scope: Scope) => `/manifest/${scopeText(scope)}.webmanifest`

type Asked = FastifyRequest<{ Params: { store: string } }>

const inFiveMinutes = 'public, max-age=300'
const forEver = 'public, max-age=31536000, immutable'

/** The icons of a home screen, as its manifest names them. */
function iconsOf(scope: Scope, face: BrandFace) {
  const version = markVersion(face)
  const drawn = (Object.keys(markSizes) as MarkName[]).map((name) => ({
    src: markPath(scope, name, version),
    sizes: `${markSizes[name]}x${markSizes[name]}`,
    type: 'image/png',
    purpose: name === 'maskable' ? 'maskable' : 'any',
  }))
  if (face.picture) return drawn
  const scaling = { src: iconPath(scope, face), sizes: 'any', type: 'image/svg+xml' }
  return [{ ...scaling, purpose: 'any' }, ...drawn]
}

/**
 * What a phone needs to put a store on its home screen, where each store is an app of its own, and
 * the marks of its brand.
 */
export function registerManifests(
  app: FastifyInstance,
  { call, faceOf, pictures }: Pick<PagesOptions, 'call' | 'faceOf' | 'pictures'>,
): void {
  async function shownOf(scope: Scope, request: Asked, reply: FastifyReply) {
    const answer = await call(
      { name: 'store.partnerInit', scope, input: {} },
      { request, reply, isAnonymous: true },
    )
    return answer.code === 200 ? (answer.data as Shown) : undefined
  }

  app.get('/manifest/:store.webmanifest', async (request: Asked, reply) => {
    const scope = parseScope(request.params.store)
    const [shown, face] = scope
      ? await Promise.all([shownOf(scope, request, reply), faceOf(scope)])
      : []
    if (!scope || !shown || !face) return reply.code(404).send()
    const { partner, store } = shown
    const home = href('homeScoped', { ...scope })
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', inFiveMinutes)
      .send(
        JSON.stringify({
          id: home,
          name: store.name.startsWith(partner.name) ? store.name : `${partner.name} ${store.name}`,
          short_name: partner.name,
          lang: 'zh-CN',
          start_url: home,
          scope: '/',
          display: 'standalone',
          // The colour of the page before it is painted.
          background_color: face.paper.light,
          theme_color: partner.themeColor,
          icons: iconsOf(scope, face),
        }),
      )
  })

  app.get('/manifest/:store.svg', async (request: Asked, reply) => {
    const scope = parseScope(request.params.store)
    const face = scope && (await faceOf(scope))
    if (!scope || !face) return reply.code(404).send()
    void reply.header('cache-control', inFiveMinutes)
    if (face.picture) return reply.redirect(iconPath(scope, face), 302)
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('content-security-policy', drawingPolicy)
      .send(markDrawing(face))
  })

  app.get<{ Params: { store: string; file: string } }>(
    '/manifest/:store/:file',
    async (request, reply) => {
      const scope = parseScope(request.params.store)
      const [, asked, name] = /^(?:([0-9a-f]{8})-)?(\w+)\.png$/.exec(request.params.file) ?? []
      const face = scope && name && name in markSizes ? await faceOf(scope) : undefined
      if (!scope || !face) return reply.code(404).send()
      const version = markVersion(face)
      const file = `brand-${scope.partnerId}.${version}.${name}.png`
      const bytes = await pictures.drawn(file, () => draw(face, name as MarkName))
      // Of an older version there is none any more, and one of a newer may not be known here yet.
      return sendDrawn(reply, bytes, 'image/png', asked === version ? forEver : inFiveMinutes)
    },
  )

  /** Undefined: what is to be drawn is not there, or cannot be read. */
  async function draw(face: BrandFace, name: MarkName): Promise<Buffer | undefined> {
    const master = face.picture ? await masterAt(pictures, face.picture.url) : undefined
    if (face.picture && !master) return undefined
    return drawMark(face, name, master).catch((error: unknown) => {
      app.log.warn({ err: error, name }, 'a mark of a brand could not be drawn')
      return undefined
    })
  }
}
