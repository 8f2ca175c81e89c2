import { z } from 'zod'
import { GET } from '../../api.ts'
import { Moment, Token22 } from '../../fields.ts'
import { CmsPage } from './cms.fields.ts'
import { pageLayouts } from './page.codes.ts'

const PageType = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, '页面不存在')

export const cmsCalls = {
  v1a: GET('/b2c/cms/{p}-{s}/page/wap/cmsV1/a/{type}', {
    summary: 'A content page (v1a); type `home` is the store’s home',
    authz: 'none',
    /** `type`: also the number of a page, where no other has that for a type. */
    params: z.object({ type: PageType }),
    reply: CmsPage,
  }),
  v1b: GET('/b2c/cms/{p}-{s}/page/wap/cmsV1/b/{type}', {
    summary: 'A content page (v1b: bare)',
    authz: 'none',
    params: z.object({ type: PageType }),
    reply: CmsPage,
  }),
  preview: GET('/b2c/cms/{p}-{s}/preview/{type}/{url}', {
    summary: 'The draft of a content page, for those who hold its token and for its operators',
    authz: 'none',
    /** `url`: the token; `a` or `b`, the page's layout, for staff who are signed in. */
    params: z.object({ type: PageType, url: z.union([Token22, z.enum(pageLayouts)]) }),
    reply: CmsPage.extend({
      layout: z.enum(pageLayouts),
      savedAt: Moment,
      /** When the token ends; null: staff, who need none. */
      until: Moment.nullable(),
    }),
  }),
  agreement: GET('/b2c/help/{p}-{s}/agreement/{code}', {
    summary: 'A legal text by its code',
    authz: 'none',
    params: z.object({ code: PageType }),
    reply: z.object({
      code: z.string(),
      title: z.string(),
      html: z.string(),
      /** Empty: the server draws it from how the shop is set up now. */
      version: z.string(),
      updatedAt: Moment,
    }),
  }),
}
