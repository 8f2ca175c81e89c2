import type { ToDoName } from '@mallard/contract/insight/figures/to-do-words'
import { defineFeature } from '#platform/feature.ts'
import type { ToDo } from '#platform/to-do.ts'
import { figuresOnOrders, figuresOnRefunds } from './figures.events.ts'
import { figuresJobs } from './figures.jobs.ts'
import { figuresMigration } from './figures.migrations/0651-figures.ts'
import { figuresRoutes } from './figures.routes.ts'

declare module '#platform/feature.ts' {
  interface Ports {
    /** What of all features waits for staff. */
    readonly toDos: Readonly<Record<ToDoName, ToDo>>
  }
}

/** What stores sold, kept by hour and buyer, and counted again from the orders (decision 225). */
export const figuresFeature = defineFeature({
  name: 'figures',
  routes: ({ toDos }) => figuresRoutes(toDos),
  jobs: figuresJobs,
  recurring: [{ kind: 'figures.mend', dailyAt: '03:50' }],
  handlers: (services) => [figuresOnOrders(services), figuresOnRefunds(services)],
  migrations: [figuresMigration],
  personalData: {
    held: [
      {
        table: 'figure_buyer',
        copy: { name: 'days', title: ['每日购买', 'Bought by day'] },
        // Sums by a number that is nobody's by then; orders keep the same for the books.
        forget: 'keep',
      },
    ],
  },
})
