import { day, minute } from '@mallard/kernel'
import { sweepExpired } from '#platform/db/sweep.ts'
import { defineFeature } from '#platform/feature.ts'
import { fillSynonyms } from './demo.ts'
import { engineJobs } from './engine.jobs.ts'
import { routes } from './search.routes.ts'

/** After so many days without a search a word that found nothing is forgotten. */
const missDays = 30

export const searchFeature = defineFeature({
  name: 'search',
  owns: ['search_indexed', 'search_miss', 'search_synonyms'],
  // The job that brings the engine up to date takes it out there, and then here.
  namesGoods: [{ table: 'search_indexed', column: 'goods_id', names: 'goods', onDelete: 'stays' }],
  routes: () => routes,
  jobs: engineJobs,
  demo: fillSynonyms,
  recurring: [{ kind: 'listing.engine', every: minute }],
  retention: { search_miss: sweepExpired('search_miss', 'last_at', missDays * day) },
})
