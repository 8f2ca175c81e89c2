import { hour } from '@mallard/kernel'
import { defineFeature } from '#platform/feature.ts'
import { uploadJobs } from './upload.jobs.ts'
import { uploadMigration } from './upload.migrations/0048-upload.ts'
import { uploadHolderMigration } from './upload.migrations/0065-upload-holder.ts'
import { uploadVideoMigration } from './upload.migrations/0639-upload-video.ts'
import { routes } from './upload.routes.ts'

export const uploadFeature = defineFeature({
  name: 'upload',
  routes: () => routes,
  jobs: uploadJobs,
  recurring: [{ kind: 'upload.sweep', every: hour }],
  migrations: [uploadMigration, uploadHolderMigration, uploadVideoMigration],
  retention: { upload: 'upload.sweep' },
  personalData: {
    held: [
      {
        table: 'upload',
        copy: {
          name: 'pictures',
          title: ['上传的图片', 'Pictures sent'],
          columns: 't.created_at as "sentAt", t.purpose, t.picture',
        },
        // What reviews and the books show stays with them; a face goes, what returns showed, and
        // what was never used.
        forget: {
          set: `member_id = null, state = case when t.state = 2 and t.purpose in ('review', 'voucher') then 2 else 3 end`,
        },
      },
    ],
  },
})
