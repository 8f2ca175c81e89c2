import type { Cell } from '@mallard/kernel'

/** How large a table may be. */
export interface TableLimits {
  readonly rows: number
  readonly columns: number
  readonly cells: number
  /** Rows times columns: what is empty between cells costs as well. */
  readonly area: number
  /**
   * Of all cells together: one long text can stand in every cell of a workbook and is kept in it
   * once.
   */
  readonly letters: number
  /** Of one cell, as Excel has it. */
  readonly cellLetters: number
  /** Bytes of what a workbook may unfold to: a small archive can hold gigabytes of blanks. */
  readonly unfolded: number
}

/**
 * How large a table may be that somebody sends. Beyond what any import takes, and little enough to
 * be read in a moment: a file of a kilobyte can name the last cell of Excel's grid, and readers
 * fill everything before it.
 */
export const bounds: TableLimits = {
  rows: 20_000,
  columns: 256,
  cells: 200_000,
  area: 1_000_000,
  letters: 8_000_000,
  cellLetters: 32_767,
  unfolded: 24 * 1024 * 1024,
}

/** Of a table of goods, which a job reads in a thread of its own: 50 000 rows below their heading. */
export const largeBounds: TableLimits = {
  rows: 50_001,
  columns: 256,
  cells: 2_000_000,
  area: 4_000_000,
  letters: 50_000_000,
  cellLetters: 32_767,
  unfolded: 256 * 1024 * 1024,
}

/** Thrown where a table is beyond its bounds, anyone who reads it. */
export class TooLarge extends Error {}

/** Counts the letters of a table that was read. */
export function checkLetters(rows: readonly (readonly Cell[])[], limits: TableLimits): void {
  let letters = 0
  for (const row of rows) {
    for (const cell of row) {
      if (typeof cell !== 'string') continue
      letters += cell.length
      if (cell.length > limits.cellLetters || letters > limits.letters) throw new TooLarge()
    }
  }
}
