import type { StoreLegal } from '@mallard/contract/people/setting/store-admin.calls'
import type { Locale } from '@mallard/kernel'
import { textIn } from '#platform/locale.rules.ts'
import { escapedHtml } from '#platform/html.rules.ts'
import type { SharedWith } from './third-parties.rules.ts'

/** Widest of the widths in which a page shows a picture. */
const pictureWidth = 1080

const words = {
  zh: {
    company: '主体名称',
    creditCode: '统一社会信用代码',
    icp: 'ICP 备案号',
    police: '公安备案号',
    miniFiling: '小程序备案号',
    complaintPhone: '投诉电话',
    permits: '许可证',
    licence: '营业执照',
    none: '目前没有向第三方提供任何信息。',
    intro: '以下第三方服务已经启用。它们只在对应的功能或环境中使用，只得到所需的最少信息。',
    who: '提供方',
    what: '用途',
    data: '信息',
  },
  en: {
    company: 'Company',
    creditCode: 'Unified social credit code',
    icp: 'ICP number',
    police: 'Police filing',
    miniFiling: 'Mini-program filing',
    complaintPhone: 'Complaints',
    permits: 'Permits',
    licence: 'Business licence',
    none: 'Nothing is given to others at present.',
    intro:
      'These services of others are switched on. Each is used only where a feature or app needs it, with as little data as possible.',
    who: 'By',
    what: 'For',
    data: 'Data',
  },
} as const

/** Rows of a name and what it is; those that say nothing are left out. */
const table = (rows: readonly (readonly [name: string, value: string])[]) =>
  `<table><tbody>${rows
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<tr><th>${escapedHtml(name)}</th><td>${escapedHtml(value)}</td></tr>`)
    .join('')}</tbody></table>`

/** Who is behind a store: what the law wants to be seen at any time, and the licence itself. */
export function licenceHtml(legal: StoreLegal, locale: Locale): string {
  const { company, creditCode, icp, police, miniFiling, complaintPhone, permits, licence } = legal
  const said = words[locale]
  const rows = Object.entries({ company, creditCode, icp, police, miniFiling, complaintPhone })
  return [
    table(rows.map(([name, value]) => [said[name as keyof typeof said], value])),
    ...(permits.length > 0
      ? [`<h2>${said.permits}</h2>`, table(permits.map(({ name, number }) => [name, number]))]
      : []),
    ...(licence
      ? [
          `<h2>${said.licence}</h2>`,
          `<p><img src="${escapedHtml(licence.url)}?w=${pictureWidth}" width="${licence.width}" height="${licence.height}" alt="${said.licence}"></p>`,
        ]
      : []),
  ].join('')
}

/** Who gets something of a shopper, and what for. */
export function sharedHtml(shared: readonly SharedWith[], locale: Locale): string {
  const said = words[locale]
  if (shared.length === 0) return `<p>${said.none}</p>`
  const parts = shared.map(
    ({ name, who, what, data }) =>
      `<h2>${escapedHtml(textIn(locale, name))}</h2>${table([
        [said.who, textIn(locale, who)],
        [said.what, textIn(locale, what)],
        [said.data, textIn(locale, data)],
      ])}`,
  )
  return `<p>${said.intro}</p>${parts.join('')}`
}
