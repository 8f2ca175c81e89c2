import { jobText } from '@mallard/contract/insight/operations/job-words'
import type { NewAlert } from '#features/people/alert/index.ts'
import type { JobRow } from '#platform/jobs/jobs.repo.ts'

/** That a job gave up; one that was tried again and gave up once more is told once more. */
export function deadJobAlert(
  { id, kind, due_at: dueAt }: Pick<JobRow, 'id' | 'kind' | 'due_at'>,
  house: number,
  at: Date,
): NewAlert {
  return {
    kind: 'job',
    partnerId: house,
    storeId: null,
    topic: `job ${id} ${dueAt.getTime()}`,
    ref: String(id),
    text: [jobText(kind, false) || kind, jobText(kind, true) || kind],
    at,
  }
}
