/** What a name is called: zh-CN, en. */
export type Words = readonly [zh: string, en: string]

type Table = Readonly<Record<string, Words>>

/**
 * What a noun tells the back office and the server beside its rows (`.calls.ts`) and what it
 * refuses (`.errors.ts`): one value in its `.slice.ts`. `npm run gen` finds it by that name. It
 * imports nothing, so that rows may rest on it, and what the phone loads must not import it.
 */
export interface Slice {
  /** Tables of its calls that stand in another domain than that of their name. */
  readonly domains?: Readonly<Record<`${string}Calls`, string>>
  /** Its ways in which an order comes to be: the number that orders keep, and what staff call it. */
  readonly orderKinds?: Readonly<Record<string, { readonly number: number; readonly name: Words }>>
  /** What content pages may lead to, and what its entrance is called. */
  readonly entrances?: Table
  /** What the audit log names. An action that is not here does not compile on the server. */
  readonly audit?: {
    /** Kinds of things, as `order 2611…`. */
    readonly kinds?: Table
    /** What is no one thing: a page as a whole. */
    readonly pages?: Table
    /** What the back office writes down. */
    readonly actions?: Table
  }
  /** What each kind of its jobs does, for who decides whether one is tried again. */
  readonly jobs?: Table
  /** What of it waits for staff, as the home page of the back office counts it. */
  readonly toDos?: Table
  /** What it books points for, as members read it in their ledger. */
  readonly pointsCauses?: Table
  /** What the books must hold of it: the sentence of the server's list, and the same in Chinese. */
  readonly invariants?: Readonly<Record<string, string>>
}
