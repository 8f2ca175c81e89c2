import { useKinds } from '@mallard/contract/catalog/media/media.codes'
import type { Facts } from '#app/testing/test-facts.ts'

export const facts: Facts = {
  stored: [[useKinds, 'media_use.kind']],
  oldRows: {
    // What the library holds of the kettle, as the version filed it.
    '0220-media': `select count(*) from media_use;`,
  },
}
