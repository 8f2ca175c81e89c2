import { type Locale, ok, refuse, type Result } from '@mallard/kernel'
import { hasLicencePage, legalOfStore } from '#features/shop/store/index.ts'
import { textIn } from '#platform/locale.rules.ts'
import type { Ctx } from '#platform/http/context.ts'
import { licenceHtml, sharedHtml } from './drawn-texts.rules.ts'
import { sharedWith } from './third-parties.rules.ts'

/** Texts that nobody writes: they say how the store and the shop are set up now. */
const drawn = {
  licence: {
    title: ['证照信息', 'Licences'],
    async html({ services, scope, locale }) {
      const legal = await legalOfStore(services, scope)
      return legal && hasLicencePage(legal) ? licenceHtml(legal, locale) : undefined
    },
  },
  sdkList: {
    title: ['第三方 SDK 与信息共享', 'Third-party SDKs and data sharing'],
    html: async ({ services, locale }) => sharedHtml(sharedWith(services), locale),
  },
} as const satisfies Readonly<Record<string, Drawn>>

interface Drawn {
  readonly title: readonly [zh: string, en: string]
  /** Undefined while there is nothing to say. */
  readonly html: (ctx: Ctx) => Promise<string | undefined>
}

type DrawnCode = keyof typeof drawn
const codes = Object.keys(drawn) as DrawnCode[]

/** Whether a text is drawn by the server, so that nobody publishes one under its code. */
export const isDrawn = (code: string): code is DrawnCode => codes.some((each) => each === code)

const titleOf = (code: DrawnCode, locale: Locale) => textIn(locale, drawn[code].title)

/** What an agreement answers that has no version: it is of this moment. */
const ofNow = (ctx: Ctx, code: DrawnCode) => ({
  code,
  title: titleOf(code, ctx.locale),
  version: '',
  updatedAt: ctx.clock.now(),
})

export async function drawnAgreement(
  ctx: Ctx,
  code: DrawnCode,
): Promise<Result<ReturnType<typeof ofNow> & { html: string }, 'notFound'>> {
  const html = await drawn[code].html(ctx)
  return html === undefined ? refuse('notFound') : ok({ ...ofNow(ctx, code), html })
}

/** Those that have something to say now. */
export async function listDrawn(ctx: Ctx): Promise<ReturnType<typeof ofNow>[]> {
  const said = await Promise.all(codes.map(async (code) => (await drawn[code].html(ctx)) && code))
  return said.flatMap((code) => (code ? [ofNow(ctx, code)] : []))
}
