/** Lines of a text, those that are blank left out. */
export const linesOf = (text: string): string[] =>
  text.split('\n').filter((line) => line.trim() !== '')
