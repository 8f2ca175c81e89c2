import { drawings } from './drawings.ts'

export type IconName = keyof typeof drawings

/** A line icon; what it means stands beside it or in the label of its button. */
export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return <LineIcon path={drawings[name]} size={size} />
}

/** The same by the path of its lines. */
export function LineIcon({ path, size = 18 }: { path: string; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      style={{ flex: 'none' }}
    >
      <path d={path} />
    </svg>
  )
}
