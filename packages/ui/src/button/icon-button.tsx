import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useLink } from '../link/index.ts'
import styles from './icon-button.module.css'

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'onClick'
> {
  icon: ReactNode
  /** Spoken name. */
  label: string
  /** A count over the icon; 0 shows nothing. A text is shown as it is, and quietly. */
  badge?: number | string | undefined
  href?: string | undefined
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  /** `round` sits on a picture. */
  kind?: 'plain' | 'round'
  /** A short word under the icon, as in the goods bar. */
  caption?: string | undefined
}

export function IconButton({
  icon,
  label,
  badge,
  href,
  kind = 'plain',
  caption,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const Link = useLink()
  const look = classNames(
    styles.button,
    styles[kind],
    caption !== undefined && styles.captioned,
    className,
  )
  // With a caption its own words name it, so that people who speak to it can say what they see.
  const name =
    caption === undefined
      ? typeof badge === 'number' && badge > 0
        ? `${label} ${badge}`
        : label
      : undefined
  const inside = (
    <>
      <span className={styles.face}>
        {icon}
        {badge ? (
          <span
            className={classNames(styles.badge, typeof badge === 'string' && styles.quiet)}
            aria-hidden={caption === undefined || typeof badge === 'string'}
          >
            {typeof badge === 'number' && badge > 99 ? '99+' : badge}
          </span>
        ) : null}
      </span>
      {caption !== undefined && <span className={styles.caption}>{caption}</span>}
    </>
  )
  if (href !== undefined) {
    return (
      <Link href={href} className={look} aria-label={name} onClick={rest.onClick}>
        {inside}
      </Link>
    )
  }
  return (
    <button {...rest} type={type} className={look} aria-label={name}>
      {inside}
    </button>
  )
}
