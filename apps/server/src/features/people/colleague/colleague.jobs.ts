import type { Ports } from '#platform/feature.ts'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { checkColleague, queueColleagueChecks } from './colleague.service.ts'

export function colleagueJobs(
  services: Services,
  { unbindColleague }: Pick<Ports, 'unbindColleague'>,
): Pick<JobHandlers, 'colleague.sweep' | 'colleague.check'> {
  return {
    'colleague.sweep': { run: () => queueColleagueChecks(services.db, services) },
    'colleague.check': { run: ({ payload }) => checkColleague(services, unbindColleague, payload) },
  }
}
