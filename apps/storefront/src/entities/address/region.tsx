import { regionText, type Place } from './place-text.ts'

/**
 * The region of an address: in Chinese in every language, as carriers and couriers read it, and
 * said so to those who hear it.
 */
export function Region({ of: place }: { of: Place }) {
  return <span lang="zh-CN">{regionText(place)}</span>
}
