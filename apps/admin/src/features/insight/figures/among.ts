/** One of these words; the first where the address has another. */
export const among = <Word extends string>(
  words: readonly [Word, ...Word[]],
  word: string | null,
): Word => words.find((each) => each === word) ?? words[0]
