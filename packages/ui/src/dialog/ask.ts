import { buttonClass } from '../button/index.ts'
import { classNames } from '../class-names.ts'
import { textsOf } from '../locale/index.ts'
import styles from './dialog.module.css'
import modalStyles from '../overlay/modal.module.css'
import { closeModal, openModal } from '../overlay/native-dialog.ts'

export interface AlertOptions {
  title?: string
  text?: string
  ok?: string
}

export interface ConfirmOptions extends AlertOptions {
  cancel?: string
  /** The answer yes destroys something. */
  danger?: boolean
}

export interface PromptOptions extends ConfirmOptions {
  /** What is asked for. */
  label: string
  placeholder?: string
  value?: string
  maxLength?: number
}

type Question = Omit<ConfirmOptions, 'cancel'> &
  Partial<Omit<PromptOptions, 'cancel'>> & { cancel?: string | false }

let number = 0

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string | undefined,
  text?: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  made.className = className ?? ''
  if (text !== undefined) made.textContent = text
  return made
}

function buttonsOf(question: Question): {
  row: HTMLElement
  cancel: HTMLButtonElement | undefined
} {
  const texts = textsOf(document.documentElement.lang.startsWith('en') ? 'en' : 'zh')
  const row = element('div', styles.buttons)
  const cancel =
    question.cancel === false
      ? undefined
      : element(
          'button',
          buttonClass({ kind: 'secondary', block: true }),
          question.cancel ?? texts.cancel,
        )
  if (cancel) {
    cancel.type = 'button'
    row.append(cancel)
  }
  const ok = element(
    'button',
    classNames(buttonClass({ kind: 'primary', block: true }), question.danger && styles.danger),
    question.ok ?? texts.confirm,
  )
  ok.type = 'submit'
  row.append(ok)
  return { row, cancel }
}

function inputOf(question: Question): HTMLInputElement | undefined {
  if (question.label === undefined) return undefined
  const input = element('input', styles.input)
  input.setAttribute('aria-label', question.label)
  input.placeholder = question.placeholder ?? ''
  input.value = question.value ?? ''
  if (question.maxLength !== undefined) input.maxLength = question.maxLength
  input.autofocus = true
  return input
}

/**
 * Plain DOM, so that it works anywhere and needs no second React tree. The answer: undefined for
 * no, the typed text (or '') for yes.
 */
export function ask(question: Question): Promise<string | undefined> {
  const id = `ask-${++number}`
  const dialog = element('dialog', classNames(modalStyles['modal'], modalStyles['middle']))
  dialog.setAttribute('role', 'alertdialog')
  const panel = element('form', classNames(modalStyles['panel'], styles.panel))
  panel.tabIndex = -1
  panel.dataset['autofocus'] = ''
  const words = element('div', styles.words)
  if (question.title) {
    const title = element('h2', styles.title, question.title)
    title.id = `${id}-title`
    words.append(title)
  }
  if (question.text) {
    const text = element(
      'p',
      classNames(styles.text, !question.title && styles.alone),
      question.text,
    )
    text.id = `${id}-text`
    words.append(text)
  }
  dialog.setAttribute('aria-labelledby', question.title ? `${id}-title` : `${id}-text`)
  if (question.title && question.text) dialog.setAttribute('aria-describedby', `${id}-text`)
  const input = inputOf(question)
  if (input) words.append(input)
  const { row, cancel } = buttonsOf(question)
  panel.append(words, row)
  dialog.append(panel)
  document.body.append(dialog)

  return new Promise((answer) => {
    let result: string | undefined
    function settle(value: string | undefined) {
      result = value
      closeModal(dialog)
    }
    panel.addEventListener('submit', (event) => {
      event.preventDefault()
      settle(input?.value.trim() ?? '')
    })
    cancel?.addEventListener('click', () => settle(undefined))
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      settle(undefined)
    })
    // The browser may also close it by itself, as Android's way back does: then the answer is no.
    dialog.addEventListener('close', () => {
      dialog.remove()
      answer(result)
    })
    openModal(dialog)
  })
}
