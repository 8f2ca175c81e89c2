import { createHash } from 'node:crypto'
import { LimitedMap } from '@mallard/kernel/limited-map'
import type { HostOverrides } from '@mallard/contract/hosts'
import { policyReports } from '../http/policy-reports.ts'
import { scriptsIn } from './document.ts'

export interface PolicyParts {
  hosts: HostOverrides
  /** Address of the shop as the outside sees it. */
  publicUrl: string
  frameAncestors: readonly string[]
  /** Origin that pictures are sent to, if it is not our own. */
  uploads?: string | undefined
}

/** What stands in the document itself. */
export interface PolicyPage {
  isDrawn: boolean
  /** The text of its style element, empty when it has none. */
  style: string
  /** The back office shows it in a frame. */
  isDraft?: boolean
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Hashes of styles that are kept: pages of one kind have few. */
const mostStyles = 200

/**
 * What the document of a page may load and do. Its scripts are known by their hashes: pages are
 * kept here and on the way, and a nonce that is kept is none. What those scripts load may run,
 * whatever its address; a script that somebody smuggled into a page may not.
 */
export function contentPolicies({
  hosts,
  publicUrl,
  frameAncestors,
  uploads,
}: PolicyParts): (page: PolicyPage) => string {
  const socket = new URL(publicUrl).origin.replace(/^http/, 'ws')
  const rules = [
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
  ].join('; ')
  const framedBy = (isDraft: boolean) => {
    const origins = [...(isDraft ? [`'self'`] : []), ...frameAncestors]
    return `frame-ancestors ${origins.length ? origins.join(' ') : `'none'`}`
  }
  const scripts = (isDrawn: boolean) =>
    `script-src 'strict-dynamic' ${scriptsIn(isDrawn).map(hashOf).join(' ')}`
  const [ofDrawn, ofOthers] = [scripts(true), scripts(false)]
  const styles = new LimitedMap<string, string>(mostStyles)
  function styleHash(style: string): string {
    const hash = styles.get(style) ?? hashOf(style)
    styles.set(style, hash)
    return hash
  }
  return ({ isDrawn, style, isDraft = false }) =>
    `${rules}; ${framedBy(isDraft)}; ${isDrawn ? ofDrawn : ofOthers}; style-src 'self'${style && ` ${styleHash(style)}`}`
}
