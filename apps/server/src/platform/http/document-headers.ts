import { createHash } from 'node:crypto'
import type { HostOverrides } from '@mallard/contract/hosts'
import { LimitedMap } from '@mallard/kernel/limited-map'
import { policyReports } from './policy-reports.ts'

// What goes with each kind of document: the shop's pages, the back office, and those that stand
// for themselves. What every answer says besides is in safe-headers.ts.

/** Headers of one answer, by their names. */
type AnswerHeaders = Readonly<Record<string, string>>

export const htmlType = 'text/html; charset=utf-8'

/** By which a policy knows a script or a style that stands in a document. */
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const policyOf = (rules: readonly string[]) => rules.join('; ')

/** Of a document that loads nothing but what is named, and that nobody keeps. */
const standing = (...rules: string[]): AnswerHeaders => ({
  'content-type': htmlType,
  'content-security-policy': policyOf([`default-src 'none'`, ...rules]),
  'cache-control': 'no-store',
})

/** Of the page that says what went wrong. `style`: the text of its style element. */
export const faultPageHeaders = (style: string): AnswerHeaders =>
  standing(
    `img-src 'self'`,
    `style-src ${hashOf(style)}`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  )

/**
 * Of the page whose form goes on to a cashier. No form-action: the channel may pass the form on to
 * another host of its own.
 */
export function cashierFormHeaders(style: string): (nonce: string) => AnswerHeaders {
  const hash = hashOf(style)
  return (nonce) =>
    standing(
      `script-src 'nonce-${nonce}'`,
      `style-src ${hash}`,
      `base-uri 'none'`,
      `frame-ancestors 'none'`,
    )
}

/** Of a drawing that is opened by itself, as a page of this site: it draws, and does nothing else. */
export const drawingPolicy = policyOf([
  `default-src 'none'`,
  `style-src 'unsafe-inline'`,
  'sandbox',
])

/**
 * Of the back office, which makes its styles while it runs: they carry the nonce that it finds at
 * its script. `uploads`: the origin that its pictures are sent to when that is elsewhere.
 */
export function adminHeaders(nonce: string, uploads: string | undefined): AnswerHeaders {
  const rules = [
    `default-src 'self'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `connect-src 'self'${uploads ? ` ${uploads}` : ''}`,
    `img-src 'self' data: blob: https:`,
    // How long a video is, is read before it is sent.
    `media-src 'self' blob:`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `report-uri ${policyReports}`,
  ]
  return {
    'content-type': htmlType,
    'cache-control': 'no-store',
    'content-security-policy': policyOf(rules),
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  }
}

interface PolicyParts {
  hosts: HostOverrides
  /** Address of the shop as the outside sees it. */
  publicUrl: string
  frameAncestors: readonly string[]
  /** Origin that pictures are sent to, if it is not our own. */
  uploads?: string | undefined
  /** Texts of the scripts that stand in a page that is drawn, and in one that is not. */
  scriptsIn: (isDrawn: boolean) => readonly string[]
}

/** What stands in the document itself. */
interface PolicyPage {
  isDrawn: boolean
  /** The text of its style element, empty when it has none. */
  style: string
  /** The back office shows it in a frame. */
  isDraft?: boolean
}

/** Hashes of styles that are kept: pages of one kind have few. */
const maxStyles = 200

/**
 * What the document of a page of the shop may load and do. Its scripts are known by their hashes:
 * pages are kept here and on the way, and a nonce that is kept is none. What those scripts load may
 * run, whatever its address; a script that somebody smuggled into a page may not.
 */
export function contentPolicies({
  hosts,
  publicUrl,
  frameAncestors,
  uploads,
  scriptsIn,
}: PolicyParts): (page: PolicyPage) => string {
  const socket = new URL(publicUrl).origin.replace(/^http/, 'ws')
  const rules = policyOf([
    `default-src 'self'`,
    // Attributes carry sizes and the partner's colours; they cannot fetch what the rules below do
    // not allow.
    `style-src-attr 'unsafe-inline'`,
    // 'self' does not mean sockets everywhere.
    [
      'connect-src',
      `'self'`,
      socket,
      ...(hosts.analytics ? [new URL(hosts.analytics).origin] : []),
      ...(uploads ? [uploads] : []),
    ].join(' '),
    `worker-src 'self'`,
    `img-src 'self' data: blob: https:`,
    `media-src 'self' https:`,
    // Scripts of messaging and short-video apps speak to them through frames of their own scheme; a
    // title is read again when a frame of ours has loaded.
    `frame-src 'self' weixin: bytedance:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `report-uri ${policyReports}`,
  ])
  const framedBy = (isDraft: boolean) => {
    const origins = [...(isDraft ? [`'self'`] : []), ...frameAncestors]
    return `frame-ancestors ${origins.length ? origins.join(' ') : `'none'`}`
  }
  const scripts = (isDrawn: boolean) =>
    `script-src 'strict-dynamic' ${scriptsIn(isDrawn).map(hashOf).join(' ')}`
  const [ofDrawn, ofOthers] = [scripts(true), scripts(false)]
  const styles = new LimitedMap<string, string>(maxStyles)
  function styleHash(style: string): string {
    const hash = styles.get(style) ?? hashOf(style)
    styles.set(style, hash)
    return hash
  }
  return ({ isDrawn, style, isDraft = false }) =>
    policyOf([
      rules,
      framedBy(isDraft),
      isDrawn ? ofDrawn : ofOthers,
      `style-src 'self'${style && ` ${styleHash(style)}`}`,
    ])
}
