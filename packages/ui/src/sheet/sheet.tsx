import type { ReactNode } from 'react'
import { IconButton } from '../button/index.ts'
import { classNames } from '../class-names.ts'
import { CloseIcon } from '../icons/index.ts'
import { useTexts } from '../locale/index.ts'
import { Modal, useTitleId } from '../overlay/modal.tsx'
import styles from './sheet.module.css'

export interface SheetProps {
  open: boolean
  onClose: () => void
  title?: ReactNode
  /** Spoken name when there is no title. */
  label?: string | undefined
  children: ReactNode
  /** Stays in sight under the scrolling content. */
  footer?: ReactNode
  height?: 'auto' | 'tall'
  /** false: only the sheet's own buttons close it. */
  dismissible?: boolean | undefined
  className?: string | undefined
}

export function SheetBody({
  open,
  onClose,
  title,
  label,
  children,
  footer,
  height = 'auto',
  dismissible = true,
  className,
}: SheetProps) {
  const texts = useTexts()
  const titleId = useTitleId()
  const hasTitle = title !== undefined && title !== null
  return (
    <Modal
      open={open}
      onClose={onClose}
      place="foot"
      label={label}
      labelledBy={hasTitle ? titleId : undefined}
      dismissible={dismissible}
      className={height === 'tall' ? styles.tall : undefined}
    >
      <div className={classNames(styles.head, !hasTitle && styles.bare)}>
        {hasTitle && (
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        )}
        {dismissible && (
          <IconButton
            className={styles.close}
            icon={<CloseIcon size={20} />}
            label={texts.close}
            onClick={onClose}
          />
        )}
      </div>
      <div className={classNames(styles.body, className)}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Modal>
  )
}
