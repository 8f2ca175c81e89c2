import type { Cell } from '@mallard/kernel'

/**
 * How large a table may be that somebody sends. Beyond what any import takes, and little enough to
 * be read in a moment: a file of a kilobyte can name the last cell of Excel's grid, and readers
 * fill everything before it.
 */
export const bounds = {
  rows: 20_000,
  columns: 256,
  cells: 200_000,
  /** Rows times columns: what is empty between cells costs as well. */
  area: 1_000_000,
  /**
   * Of all cells together: one long text can stand in every cell of a workbook and is kept in it
   * once.
   */
  letters: 8_000_000,
  /** Of one cell, as Excel has it. */
  cellLetters: 32_767,
} as const

/** Thrown where a table is beyond its bounds, anyone who reads it. */
export class TooLarge extends Error {}

/** Counts the letters of a table that was read. */
export function checkLetters(rows: readonly (readonly Cell[])[]): void {
  let letters = 0
  for (const row of rows) {
    for (const cell of row) {
      if (typeof cell !== 'string') continue
      letters += cell.length
      if (cell.length > bounds.cellLetters || letters > bounds.letters) throw new TooLarge()
    }
  }
}
