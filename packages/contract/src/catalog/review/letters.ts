/** Letters of a text, without spaces and line breaks. */
export const lettersOf = (text: string): number => [...text.replaceAll(/\s/gu, '')].length

/** Fits texts of so many letters or more. */
export const lettersFrom = (min: number): RegExp => new RegExp(`^(?:\\s*\\S){${min}}`, 'u')
