const dayMs = 86_400_000

const written = (at: number) => new Date(at).toISOString().slice(0, 10)

/** The weeks of a month, `yyyy-MM`, from Sunday on; places outside of it are empty. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const weeks: (string | undefined)[][] = []
  let week: (string | undefined)[] = Array.from({ length: new Date(first).getUTCDay() })
  for (let at = first; written(at).startsWith(month); at += dayMs) {
    week.push(written(at))
    if (week.length === 7) {
      weeks.push(week)
      week = []
    }
  }
  if (week.length > 0) weeks.push([...week, ...Array.from<undefined>({ length: 7 - week.length })])
  return weeks
}

/** The month so many months from another. */
export function monthFrom(month: string, steps: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return written(Date.UTC(year, number - 1 + steps, 1)).slice(0, 7)
}

/**
 * Places of the seven rewards: how many of them the days in a row have brought so far, and which one
 * comes next.
 */
export function placeInWeek(streak: number, isSigned: boolean): { got: number; next: number } {
  const got = streak === 0 ? 0 : ((streak - 1) % 7) + 1
  return isSigned ? { got, next: got % 7 } : { got: got % 7, next: got % 7 }
}
