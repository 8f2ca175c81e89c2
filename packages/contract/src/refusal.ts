/** How the client treats a refusal (specification §8). */
export type Treatment = 'toast' | 'silent' | 'signOut' | 'home'

export interface Refusal {
  code: 401 | 500 | 560
  /** zh-CN and en; `{name}` is filled from the refusal's details. */
  text: readonly [string, string]
  treat: Treatment
}

/** One that the client says as it comes. */
export function toast(zh: string, en: string): Refusal {
  return { code: 500, text: [zh, en], treat: 'toast' }
}
