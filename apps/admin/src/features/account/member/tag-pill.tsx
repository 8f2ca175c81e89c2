import type { MemberTag } from '@mallard/contract/account/member/member-record-admin.calls'
import type { TagColor } from '@mallard/contract/account/member/member-tag.codes'
import { Pill, type Tone } from '#platform/parts/pill.tsx'

const tones: Readonly<Record<TagColor, Tone>> = {
  grey: 'plain',
  blue: 'blue',
  green: 'good',
  amber: 'warn',
  red: 'bad',
  accent: 'brand',
}

/** A tag in its colour. */
export function TagPill({ tag: { name, color } }: { tag: Pick<MemberTag, 'name' | 'color'> }) {
  return <Pill tone={tones[color]}>{name}</Pill>
}
