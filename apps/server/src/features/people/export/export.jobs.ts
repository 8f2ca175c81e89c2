import type { JobHandlers } from '#platform/jobs/kinds.ts'
import type { Services } from '#platform/services.ts'
import { cleanExports, keepWriting, writeNext } from './export-writer.service.ts'
import type { ExportKind } from './export-kind.ts'

declare module '#platform/jobs/kinds.ts' {
  interface JobPayloads {
    /** Writes the next part of an export; one at a time in the installation. */
    'export.write': Record<string, never>
    /** Deletes files of exports whose time is over. */
    'export.clean': Record<string, never>
  }
}

export function exportJobs(
  services: Services,
  kinds: readonly ExportKind[],
): Pick<JobHandlers, 'export.write' | 'export.clean'> {
  return {
    'export.write': { run: () => writeNext(services, kinds) },
    'export.clean': {
      run: async () => {
        await keepWriting(services)
        await cleanExports(services)
      },
    },
  }
}
