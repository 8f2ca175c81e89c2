import { useEffect, useId, useRef, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { closeModal, openModal } from './native-dialog.ts'
import styles from './modal.module.css'
import { useSwipeDown } from './use-swipe-down.ts'

export interface ModalProps {
  open: boolean
  onClose: () => void
  /** `foot` rises from below, `middle` fades in, `full` covers the screen. */
  place: 'foot' | 'middle' | 'full'
  label?: string | undefined
  /** Id of the element that names it, when there is no label. */
  labelledBy?: string | undefined
  dismissible?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * A native modal dialog under React: focus trap, Escape and return of focus are the browser's own.
 */
export function Modal({
  open,
  onClose,
  place,
  label,
  labelledBy,
  dismissible = true,
  className,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isLeaving = useRef(false)
  const panel = useSwipeDown(place === 'foot' && dismissible, onClose)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open) openModal(element)
    else closeModal(element)
  }, [open])

  useEffect(() => {
    const element = dialog.current
    return () => {
      isLeaving.current = true
      element?.close()
      isLeaving.current = false
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.modal, styles[place])}
      aria-label={labelledBy ? undefined : label}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        // Escape inside a nested file input or dialog bubbles up here.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (dismissible) onClose()
      }}
      onClose={(event) => {
        // The event may come late: the dialog can be open again.
        if (
          event.target === event.currentTarget &&
          !event.currentTarget.open &&
          open &&
          !isLeaving.current
        )
          onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && dismissible) onClose()
      }}
    >
      <div
        ref={panel}
        className={classNames(styles.panel, className)}
        tabIndex={-1}
        data-autofocus=""
      >
        {children}
      </div>
    </dialog>
  )
}

export function useTitleId(): string {
  return useId()
}
