import type { Words } from '../../slice.ts'
import { joined, type NamesIn, slices } from '../../slices.ts'

/** What may wait for staff; each noun says its own. */
export type ToDoName = NamesIn<'toDos'>
export const toDoWords = joined<ToDoName, Words>(slices.map(({ toDos }) => toDos))
