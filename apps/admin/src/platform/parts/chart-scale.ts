const digits = [1, 2, 5]

/**
 * Marks of an axis: from 0 in steps of 1, 2 or 5 times a power of ten to the first that is not
 * below `max`; two to six.
 */
export function marksOf(max: number): number[] {
  const top = Math.max(1, max)
  for (let power = 1; ; power *= 10) {
    const step = digits.map((digit) => digit * power).find((each) => top / each <= 5)
    if (step !== undefined) {
      return Array.from({ length: Math.ceil(top / step) + 1 }, (_, place) => place * step)
    }
  }
}

/**
 * Which of so many bars have their name below them: evenly spaced from the first, at most `max`.
 */
export function namedPlaces(bars: number, max: number): number[] {
  const every = Math.max(1, Math.ceil(bars / max))
  return Array.from({ length: Math.ceil(bars / every) }, (_, place) => place * every)
}
