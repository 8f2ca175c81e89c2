import { App } from 'antd'
import { createElement, useMemo } from 'react'
import { failureText } from './api-error.ts'
import { glossaryTexts } from './texts.ts'
import { useLocale } from './texts.ts'

export interface Question {
  title: string
  /** Lines stay lines. */
  text?: string
  ok: string
  /** "Cancel" unless told. */
  cancel?: string
  isDangerous?: boolean
}

export interface Feedback {
  done(text: string): void
  /** What was found out, where nothing was done. */
  found(text: string): void
  failed(failure: unknown): void
  /** Stays until it was read. Lines stay lines. */
  note(title: string, text: string): void
  /** Asks before what cannot be undone. */
  ask(question: Question): Promise<boolean>
}

const lines = (text: string) => createElement('span', { style: { whiteSpace: 'pre-line' } }, text)

/** How the back office speaks to the operator. */
export function useFeedback(): Feedback {
  const { message, modal } = App.useApp()
  const locale = useLocale()
  return useMemo(
    () => ({
      done: (text) => void message.success(text),
      found: (text) => void message.info(text),
      failed: (failure) =>
        void message.error({ content: failureText(failure, locale), duration: 5 }),
      note: (title, text) =>
        void modal.info({
          title,
          content: lines(text),
          okText: glossaryTexts.of(locale).understood,
          icon: null,
        }),
      ask: ({ title, text, ok, cancel, isDangerous }) =>
        new Promise((resolve) => {
          modal.confirm({
            title,
            content: text && lines(text),
            okText: ok,
            cancelText: cancel ?? glossaryTexts.of(locale).cancel,
            okButtonProps: { danger: isDangerous },
            icon: null,
            focusable: { autoFocusButton: isDangerous ? 'cancel' : 'ok' },
            onOk: () => resolve(true),
            onCancel: () => resolve(false),
          })
        }),
    }),
    [message, modal, locale],
  )
}
