import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useLink } from '../link/index.ts'
import styles from './button.module.css'

interface ButtonLook {
  kind?: 'primary' | 'secondary' | 'soft' | 'plain' | 'danger'
  size?: 'sm' | 'md' | 'lg'
  block?: boolean | undefined
}

export interface ButtonProps
  extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'onClick'> {
  type?: 'button' | 'submit'
  /** Shows that work goes on and lets no second press through. */
  busy?: boolean | undefined
  icon?: ReactNode
  href?: string | undefined
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
}

export function buttonClass({ kind = 'secondary', size = 'md', block }: ButtonLook): string {
  return classNames(styles.button, styles[kind], styles[size], block && styles.block)
}

export function Button({
  kind,
  size,
  block,
  busy,
  icon,
  href,
  className,
  children,
  disabled,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const Link = useLink()
  const look = classNames(buttonClass({ kind, size, block }), busy && styles.busy, className)
  const inside = (
    <>
      {icon}
      {children}
    </>
  )
  if (href !== undefined && !disabled) {
    return (
      <Link href={href} className={look} aria-label={rest['aria-label']} onClick={onClick}>
        {inside}
      </Link>
    )
  }
  // A busy button keeps its focus: aria-disabled, not disabled.
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={look}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {inside}
    </button>
  )
}
