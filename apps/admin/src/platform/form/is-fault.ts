/** What is not right yet in what was typed: the name of the text that says it. */
export interface AnyFault {
  readonly text: string
}

/** What a form would send has no `text` of its own: with one, it is what is not right yet. */
export function isFault<Made extends object>(made: Made): made is Extract<Made, AnyFault> {
  return 'text' in made
}
