/** What a name is called: zh-CN, en. */
export type Words = readonly [zh: string, en: string]

type Table = Readonly<Record<string, Words>>

/** What messages to members that go by themselves are about, as staff find them. */
export type NoticeGroup = 'order' | 'return' | 'invoice' | 'coupon' | 'goods' | 'activity'

/** What a message may name, `{goods}` in its words. */
export interface NoticeVariable {
  readonly name: Words
  readonly example: Words
  /** It is not always there: what stands around it stands in brackets, `[：{reason}]`. */
  readonly mayBeEmpty?: true
}

/**
 * A message that goes to members by itself, with the words of the house. They are a template as an
 * owner writes one in their place: `{goods}` is filled, a part in brackets goes where a variable in
 * it is empty.
 */
export interface NoticeEvent {
  readonly group: NoticeGroup
  /** Under which kind members find it, and switch it off. */
  readonly kind: 'order' | 'payment' | 'parcel' | 'return' | 'coupon' | 'service' | 'activity'
  /** When it is sent, for staff. */
  readonly name: Words
  readonly title: Words
  readonly text: Words
  readonly variables: Readonly<Record<string, NoticeVariable>>
  /** Without these the text would not say what it is for. */
  readonly needs?: readonly string[]
  /** It tells of money, of a contract or of a duty: the words may change, but it is always sent. */
  readonly isFixed?: true
}

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
  /** Messages to members that it sends by itself. */
  readonly notices?: Readonly<Record<string, NoticeEvent>>
  /** What of it waits for staff, as the home page of the back office counts it. */
  readonly toDos?: Table
  /** What it books points for, as members read it in their ledger. */
  readonly pointsCauses?: Table
  /** What the books must hold of it: the sentence of the server's list, and the same in Chinese. */
  readonly invariants?: Readonly<Record<string, string>>
}
