import { randomUUID } from 'node:crypto'
import { BoundedMap } from '../world/bounded.ts'
import type { HostBooks, Said } from './books.ts'
import type { Answer, Screen } from './page/page-window.ts'

export type Choice = Readonly<Record<string, string>>
type Decide = (button: string, values: Choice) => Promise<Answer> | Answer

export interface Screens {
  /** Shows something and waits for a person; the faults `cancel` and `fail` choose for them. */
  show(
    said: Said,
    screen: Omit<Screen, 'id' | 'fields' | 'lines'> & Partial<Pick<Screen, 'fields' | 'lines'>>,
    decide: Decide,
  ): Promise<Answer> | Answer
  choose(id: string, button: string, values: Choice): Promise<Answer> | Answer | undefined
}

export function makeScreens(books: HostBooks): Screens {
  const open = new BoundedMap<Decide>(500)
  return {
    show(said, screen, decide) {
      for (const kind of ['cancel', 'fail'] as const)
        if (books.strike(said, kind) !== undefined) return decide(kind, {})
      const id = randomUUID()
      open.set(id, decide)
      return { screen: { fields: [], lines: [], ...screen, id } }
    },
    choose(id, button, values) {
      const decide = open.get(id)
      open.delete(id)
      return decide?.(button, values)
    },
  }
}
