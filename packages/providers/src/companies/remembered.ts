import { day, type Clock } from '@mallard/kernel'
import type { Company, CompanyDirectory } from './port.ts'

/** How long an answer is good: companies seldom change their names. */
const keptFor = day
const maxKept = 2000

/**
 * Asks a directory that is paid by the query once a day for each word; the same word asked for at
 * once is one query.
 */
export function remembered(directory: CompanyDirectory, clock: Clock): CompanyDirectory {
  const kept = new Map<string, { readonly companies: readonly Company[]; readonly until: number }>()
  const asked = new Map<string, ReturnType<CompanyDirectory['find']>>()

  async function ask(keyword: string): ReturnType<CompanyDirectory['find']> {
    try {
      const answer = await directory.find(keyword)
      if (answer.kind !== 'ok') return answer
      kept.delete(keyword)
      kept.set(keyword, { companies: answer.data, until: clock.now() + keptFor })
      const [oldest] = kept.keys()
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
      return answer
    } finally {
      asked.delete(keyword)
    }
  }

  return {
    async find(keyword) {
      const known = kept.get(keyword)
      if (known && known.until > clock.now()) return { kind: 'ok', data: known.companies }
      const running = asked.get(keyword) ?? ask(keyword)
      asked.set(keyword, running)
      return running
    },
  }
}
