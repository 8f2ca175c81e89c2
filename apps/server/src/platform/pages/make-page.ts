import type { AppMarks } from '@mallard/contract/host-signals'
import type { HostOverrides } from '@mallard/contract/hosts'
import { pages } from '@mallard/contract/pages'
import type { OfStore, PageMode, PageRenderer } from '@mallard/contract/rendering'
import { paperOf } from '@mallard/contract/shop/store/brand-look'
import type { Clock, Locale, Scope } from '@mallard/kernel'
import { type BrandFace, iconPath, markPath, markVersion } from '../brand-face/brand-face.ts'
import { contentPolicies } from '../http/document-headers.ts'
import { storeLocaleOf, wireOf } from '../http/wire.ts'
import { readBuild } from './build-files.ts'
import { documentOf, scriptsIn } from './document.ts'
import { manifestPath } from './manifest.ts'
import { pageAnswer, type PageAnswer } from './page-answer.ts'
import type { CallInside } from './page-calls.ts'
import type { PageRequest } from './page-request.ts'

export interface MakerOptions {
  /** The storefront's browser build. */
  clientDir: string
  renderer: PageRenderer
  call: CallInside
  clock: Clock
  /** Whether a store shows itself in English as well as in Chinese. */
  speaksEnglish: (scope: Scope) => Promise<boolean>
  /** What shows a store's brand around its pages; undefined: there is no such store. */
  faceOf: (scope: Scope) => Promise<BrandFace | undefined>
  /** Address of the shop as the outside sees it, without a slash at the end. */
  publicUrl: string
  /** The operator's settings of host environments. */
  hosts?: HostOverrides
  /** By which the own apps of a store's brand are recognised, where that differs from the usual marks. */
  appMarks?: (scope: Scope) => Promise<Partial<AppMarks>>
  /**
   * Origins of apps and sites that may show the shop in a frame; nobody, unless the operator names
   * them.
   */
  frameAncestors?: readonly string[]
  /** Origin that pictures are sent to, if it is not our own. */
  uploads?: string | undefined
}

export interface PageMaker {
  /** The language that a page is drawn in. */
  localeFor(asked: PageRequest): Promise<Locale>
  isSignedIn(asked: PageRequest): boolean
  /** Draws a page at an address; or the store that has to draw it instead. */
  make(asked: PageRequest, url: string, mode: PageMode): Promise<PageAnswer | OfStore>
}

/** Draws the shop's pages: the storefront's part, and the document around it. */
export function pageMaker({
  clientDir,
  renderer,
  call,
  clock,
  speaksEnglish,
  faceOf,
  publicUrl,
  hosts = {},
  appMarks = async () => ({}),
  frameAncestors = [],
  uploads,
}: MakerOptions): PageMaker {
  const build = readBuild(clientDir)
  const contentPolicy = contentPolicies({ hosts, publicUrl, frameAncestors, uploads, scriptsIn })
  const wire = wireOf({ publicUrl })
  const localeFor = ({ request, scope }: PageRequest) =>
    storeLocaleOf(request, scope, speaksEnglish)
  const isSignedIn = ({ request, scope }: PageRequest) => wire.isSignedIn(request, scope.partnerId)

  async function make(
    asked: PageRequest,
    url: string,
    mode: PageMode,
  ): Promise<PageAnswer | OfStore> {
    const { request, reply, name, scope } = asked
    const locale = await localeFor(asked)
    // A page that can be drawn while the store cannot be read is better than none.
    const marks = await appMarks(scope).catch(() => ({}))
    const isAnonymous = mode === 'page'
    const page = await renderer.render({
      url,
      locale,
      origin: publicUrl,
      fallbackScope: scope,
      mode,
      code: build.codeOf(name),
      isSignedIn: !isAnonymous && isSignedIn(asked),
      call: (one) => call(one, { request, reply, isAnonymous }),
      now: clock.now(),
      hosts: Object.keys(marks).length > 0 ? { ...hosts, marks } : hosts,
    })
    if ('store' in page) return page
    const { isDrawn } = page
    const style = isDrawn ? build.stylesFor(name, [page.attributes, page.body]) : ''
    // A page that can be drawn while the store cannot be read is better than none.
    const face = await faceOf(scope).catch(() => undefined)
    const html = documentOf({
      page,
      locale,
      manifest: manifestPath(scope),
      icon: iconPath(scope, face),
      touchIcon: markPath(scope, '180', face && markVersion(face)),
      paper: face?.paper ?? paperOf({}),
      entry: build.entry,
      files: build.filesOf(name),
      style,
    })
    const policy = contentPolicy({ isDrawn, style, isDraft: 'isDraft' in pages[name] })
    return pageAnswer(page.status, html, policy)
  }

  return { localeFor, isSignedIn, make }
}
