import type { ReactNode } from 'react'
import { IconButton } from '../button/index.ts'
import { CloseIcon } from '../icons/index.ts'
import { useTexts } from '../locale/index.ts'
import { Modal, useTitleId } from '../overlay/modal.tsx'
import styles from './dialog.module.css'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  footer?: ReactNode
  dismissible?: boolean | undefined
}

export function DialogBody({
  open,
  onClose,
  title,
  children,
  footer,
  dismissible = true,
}: DialogProps) {
  const texts = useTexts()
  const titleId = useTitleId()
  return (
    <Modal
      open={open}
      onClose={onClose}
      place="middle"
      labelledBy={titleId}
      dismissible={dismissible}
      className={styles.panel}
    >
      {dismissible && (
        <IconButton
          className={styles.close}
          icon={<CloseIcon size={20} />}
          label={texts.close}
          onClick={onClose}
        />
      )}
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.body}>{children}</div>
      </div>
      {footer && <div className={styles.buttons}>{footer}</div>}
    </Modal>
  )
}
