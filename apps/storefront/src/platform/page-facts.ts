/** What is known of a page beside its screen, for those who look at all pages: tests and tools. */
export interface PageFacts {
  /**
   * In which store it is shown, where its path names none. `last`: the one visited last, or the
   * first; each brand has its own list behind that address. `own`: that of the one thing that it is
   * about. `token`: the one that its token names. `member`: the one visited last, since one is with
   * each brand for itself, and of others the server would know nobody.
   */
  readonly bare?: 'last' | 'own' | 'token' | 'member'
  /**
   * What it is to who is not signed in, where it is neither drawn for everyone nor asks who one is
   * as one opens it.
   */
  readonly signedOut?: string
  /** Shared is the store in its place: nobody else could open it, or not as it is. */
  readonly shares?: 'store'
  /** Why no link of the shop leads to it. */
  readonly unlinked?: string
  /**
   * Script that it may fetch until it rests, where that is other than usual: bytes over the line,
   * heads included, and files.
   */
  readonly atRest?: { readonly bytes: number; readonly files: number }
}
