/**
 * The part of a browser's window that the shells' scripts use; they run in the page, so they know
 * nothing but this.
 */
export interface PageWindow {
  navigator: object
  Navigator: { prototype: object }
  location: {
    href: string
    origin: string
    pathname: string
    hash: string
    assign(url: string): void
    reload(): void
  }
  history: {
    back(): void
    replaceState(state: unknown, title: string, url: string): void
    readonly state: unknown
  }
  document: PageDocument
  parent: object
  sessionStorage: { getItem(key: string): string | null; setItem(key: string, value: string): void }
  addEventListener(type: string, listener: (event: unknown) => void): void
  dispatchEvent(event: object): boolean
  fetch(url: string, options: object): Promise<{ ok: boolean; json(): Promise<unknown> }>
  setTimeout(run: () => void, milliseconds: number): unknown
  Event: new (type: string, options?: object) => object
  PageTransitionEvent: new (type: string, options?: object) => object
  HashChangeEvent: new (type: string, options?: object) => object
}

export interface PageDocument {
  title: string
  readonly documentElement: PageElement
  readonly body: PageElement | null
  createElement(name: string): PageElement
  addEventListener(type: string, listener: () => void): void
  dispatchEvent(event: object): boolean
}

export interface PageElement {
  textContent: string | null
  value?: string
  checked?: boolean
  /**
   * Set property by property: a strict content policy forbids written style attributes, not this.
   */
  readonly style: { cssText: string }
  append(...children: (PageElement | string)[]): void
  remove(): void
  focus?(): void
  setAttribute(name: string, value: string): void
  addEventListener(type: string, listener: () => void): void
  attachShadow(options: { mode: 'open' }): PageElement
}

/** A screen of the app around the page: a sheet over it, or a page of its own. */
export interface Screen {
  readonly id: string
  /** `page`: the web view is hidden while it is shown. */
  readonly as: 'sheet' | 'page'
  readonly title: string
  readonly lines: readonly string[]
  /** Large, in the middle: a sum. */
  readonly sum?: string
  readonly fields: readonly {
    readonly name: string
    readonly label: string
    readonly value: string
  }[]
  readonly buttons: readonly {
    readonly name: string
    readonly label: string
    readonly isPlain?: boolean
  }[]
}

/** How the page hears of it when it is shown again. */
export type Return = 'visible' | 'silent' | 'hash' | 'cached'

/** What the sandbox answers to a page. */
export interface Answer {
  /** To be handed to the page's callback. */
  readonly result?: Readonly<Record<string, unknown>>
  /** A person has to choose first. */
  readonly screen?: Screen
  /** Milliseconds by which the reply is late; -1: it never comes. */
  readonly wait?: number
  readonly back?: Return
  /** Address that the web view is sent to. */
  readonly go?: string
}

/** What the scripts of all shells share. */
export interface Tools {
  /**
   * Tells the sandbox what the page wants, lets a person choose if need be, and hands over the
   * result.
   */
  ask(
    method: string,
    input: unknown,
    done?: (result: Readonly<Record<string, unknown>>) => void,
  ): void
  /** Runs when the app has put its bridge into the page. */
  whenReady(run: () => void): void
}

export interface Settings {
  readonly shell: string
  readonly kind: string
  readonly device: string
  readonly userAgent: string
  /** The only origin on which the shell shows itself; any, when the script comes with the page. */
  readonly origin?: string | undefined
}
