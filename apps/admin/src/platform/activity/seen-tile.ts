import { count } from '../show.ts'

interface Words {
  readonly seen: string
  readonly members: (seen: number) => string
}

/** Among the figures of an activity: how many members saw its page. */
export const seenTile = ({ seen: name, members }: Words, seen: number) => ({
  name,
  value: count(seen),
  note: members(seen),
})
