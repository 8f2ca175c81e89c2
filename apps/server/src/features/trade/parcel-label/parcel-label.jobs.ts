import { day, minute } from '@mallard/kernel'
import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { findLabel } from './label.repo.ts'
import './label-queue.ts'
import { ask, sweepPictures } from './label.service.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Removes the pictures of labels that can no longer be printed. */
    'parcelLabel.sweep': Record<string, never>
  }
}

export function parcelLabelJobs(
  services: Services,
): Pick<JobHandlers, 'parcelLabel.settle' | 'parcelLabel.sweep'> {
  const { db, clock } = services
  return {
    'parcelLabel.settle': {
      run: async ({ payload, scope }) => {
        if (!scope) return undefined
        const refused = await ask(services, scope, payload)
        if (refused?.refusal !== 'labelUnknown') return undefined
        const label = await findLabel(db, scope, payload)
        const age = clock.now() - (label?.takenAt.getTime() ?? 0)
        return age < day ? { again: clock.now() + 5 * minute } : undefined
      },
    },
    'parcelLabel.sweep': {
      run: async () =>
        (await sweepPictures(services)) ? { again: clock.now() + minute } : undefined,
    },
  }
}
